/**
 * Opens the device's file chooser, in answer to a press; null when it was closed without a choice.
 *
 * @param accept as on a file input; the content is not checked
 */
export function chooseFile(accept: string): Promise<File | null> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}
