import { ImageIcon } from 'lucide-react'
import { memo } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { rotationShown } from '#app/lib/photos/rotation.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoBlank } from '#app/parts/photo-picker/PhotoBlank.tsx'
import { RotatedImage } from '#app/ui/RotatedImage.tsx'
import styles from './PhotoTile.module.css'
import { usePhotoProgress } from './running-work.ts'

/** Twice the largest width of a tile, for dense screens. */
const TILE_PIXELS = 640

type Shown = Pick<DraftPhoto, 'id' | 'name' | 'state' | 'serverMedia' | 'rotation'>

/**
 * The picture of a photo: the thumbnail on this device, else the server's rendition, or the placeholder while that is
 * being made; an icon if there is none.
 */
export const PhotoPicture = memo(function PhotoPicture({ photo, alt }: { photo: Shown; alt: string }) {
  const t = useTranslations('photos')
  const local = useFileUrl(photo.id, 'thumbnail')
  const { serverMedia } = photo
  const url = local ?? (serverMedia && (serverPhoto(serverMedia, TILE_PIXELS) ?? serverMedia.placeholder))
  const turn = rotationShown(photo, local !== null)
  if (url) return <RotatedImage src={url} alt={alt} turn={turn} decoding="async" draggable={false} />
  if (photo.state === 'processing') return <Developing photo={photo} />
  return <PhotoBlank name={photo.name} icon={ImageIcon} note={t('noPreview')} />
})

function Developing({ photo }: { photo: Shown }) {
  const t = useTranslations('photos')
  const progress = usePhotoProgress(photo.id)
  return (
    <span className={`stack s2 ${styles.developing}`}>
      <span>{t('uploading')}</span>
      <progress max={1} value={progress} aria-label={photo.name} />
    </span>
  )
}
