import { ImagePlus } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { listCutShort } from '#app/lib/photos/list-cut-short.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { DropZone, photoFiles } from '#app/ui/DropZone.tsx'
import { FieldError } from '#app/ui/Field.tsx'

type Props = Pick<
  ComponentProps<typeof DropZone>,
  'label' | 'touchLabel' | 'hint' | 'slim' | 'disabled' | 'onFiles'
> & {
  /** Says that the phone prepares the photos, until it hands them over. */
  preparing: ReactNode
}

/** Takes photos: chosen, dropped on the zone or anywhere on the page, or pasted. */
export function PhotoDrop({ preparing, ...props }: Props) {
  const zone = useRef<HTMLDivElement>(null)
  const t = useTranslations('common.photo')
  const isChoosing = useChoosing(zone)
  const [cutShort, setCutShort] = useState<readonly string[]>([])
  function take(files: File[]) {
    props.onFiles(files)
    void listCutShort(files).then(setCutShort)
  }
  useDroppedPhotos(props.disabled ? undefined : take)
  return (
    <>
      <div ref={zone}>
        <DropZone icon={ImagePlus} accept={photoFiles} multiple {...props} onFiles={take} />
      </div>
      <p role="status" hidden={!isChoosing}>
        {isChoosing && preparing}
      </p>
      {cutShort.map((file) => (
        <FieldError key={file}>{t('cutShort', { file })}</FieldError>
      ))}
    </>
  )
}

/**
 * Whether photos are being chosen on a phone: from the press until the browser hands them over. With many, a phone takes a
 * minute to copy them, in which the page looks as if nothing had happened. Never true where there is a mouse.
 *
 * @param zone the element around the file input
 */
function useChoosing(zone: RefObject<HTMLElement | null>): boolean {
  const [isChoosing, setIsChoosing] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const begin = (event: Event) => {
      const isPhone = matchMedia('(hover: none)').matches
      if (isPhone && event.target instanceof HTMLInputElement && !event.defaultPrevented) setIsChoosing(true)
    }
    const end = () => setIsChoosing(false)
    zone.current?.addEventListener('click', begin, { signal })
    // `cancel`: nothing was chosen.
    for (const name of ['change', 'cancel']) zone.current?.addEventListener(name, end, { signal })
    return () => stop.abort()
  }, [zone])
  return isChoosing
}

/**
 * Takes files that are dropped anywhere on the page, which the browser would otherwise open, and pasted pictures.
 * Pasted text is left to the field. Without `onFiles` nothing is taken now.
 */
function useDroppedPhotos(onFiles: ((files: File[]) => void) | undefined): void {
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
