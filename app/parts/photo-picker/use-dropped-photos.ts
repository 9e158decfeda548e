import { useEffect, useRef } from 'react'

/**
 * Takes files that are dropped anywhere on the page, which the browser would otherwise open, and pasted pictures.
 * Pasted text is left to the field. Without `onFiles` nothing is taken now.
 */
export function useDroppedPhotos(onFiles: ((files: File[]) => void) | undefined): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const give = (files: FileList | undefined) => {
      if (files && files.length > 0) latest.current?.([...files])
    }
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files')

    window.addEventListener('dragover', (event) => carriesFiles(event) && event.preventDefault(), { signal })
    window.addEventListener(
      'drop',
      (event) => {
        // The drop zone has already taken its files.
        if (event.defaultPrevented || !carriesFiles(event)) return
        event.preventDefault()
        give(event.dataTransfer?.files)
      },
      { signal },
    )
    window.addEventListener(
      'paste',
      (event) => {
        const hasWords = event.clipboardData?.types.includes('text/plain')
        if (!hasWords) give(event.clipboardData?.files)
      },
      { signal },
    )
    return () => stop.abort()
  }, [])
}
