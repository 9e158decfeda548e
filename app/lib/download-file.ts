/**
 * Makes the browser save a file that was made or fetched here, like a press on a download link.
 *
 * @param type such as 'text/csv;charset=utf-8'
 */
export function downloadFile(filename: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // Some browsers begin to read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
