/**
 * Has the browser save a file that was made or fetched here, as a press on a download link would.
 *
 * @param type such as 'text/csv;charset=utf-8'
 */
export function downloadFile(filename: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // Some browsers only begin to read it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
