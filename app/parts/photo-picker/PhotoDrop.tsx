import { ImagePlus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DropZone, photoFiles } from '#app/ui/DropZone.tsx'
import { useDroppedPhotos } from './use-dropped-photos.ts'

type Props = Pick<
  ComponentProps<typeof DropZone>,
  'label' | 'touchLabel' | 'hint' | 'slim' | 'disabled' | 'onFiles'
>

/** Takes photos: chosen, dropped on the zone or anywhere on the page, or pasted. */
export function PhotoDrop(props: Props) {
  useDroppedPhotos(props.disabled ? undefined : props.onFiles)
  return <DropZone icon={ImagePlus} accept={photoFiles} multiple {...props} />
}
