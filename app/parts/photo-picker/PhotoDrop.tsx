import { ImagePlus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { DropZone, photoFiles } from '#app/ui/DropZone.tsx'
import { useChoosing } from './use-choosing.ts'
import { useDroppedPhotos } from './use-dropped-photos.ts'

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
  const isChoosing = useChoosing(zone)
  useDroppedPhotos(props.disabled ? undefined : props.onFiles)
  return (
    <>
      <div ref={zone}>
        <DropZone icon={ImagePlus} accept={photoFiles} multiple {...props} />
      </div>
      <p role="status" hidden={!isChoosing}>
        {isChoosing && preparing}
      </p>
    </>
  )
}
