import { useState } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { rotationShown } from '#app/lib/photos/rotation.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { PhotoViewer } from '#app/ui/PhotoViewer.tsx'
import { viewer } from '#languages/en/screens/viewer.ts'
import styles from './PhotosViewer.module.css'

/** As wide as visitors see it at most. */
const PIXELS = 2048

interface Props {
  photos: readonly DraftPhoto[]
  openId: string
  onClose: () => void
}

/** Must be the same object at every render. */
const messages = { viewer }

/** The photos of the draft full screen, as visitors will see them. */
export function PhotosViewer({ photos, openId, onClose }: Props) {
  const t = useTranslations('photos')
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const viewed = photos.map((photo, at) => ({
    href: photo.id,
    alt: t('alt', { number: at + 1 }),
    caption: photo.caption.trim(),
    // One that is turned is not enlarged beyond the window.
    width: photo.rotation === 0 ? (photo.width ?? 0) : 0,
    height: photo.rotation === 0 ? (photo.height ?? 0) : 1,
    sources: [],
  }))
  return (
    <MessagesProvider messages={messages}>
      <PhotoViewer
        photos={viewed}
        start={Math.max(
          0,
          photos.findIndex(({ id }) => id === openId),
        )}
        onClose={onClose}
        show={({ href, alt }) => {
          const photo = byId.get(href)
          return photo && <LargePicture key={href} photo={photo} alt={alt} />
        }}
      />
    </MessagesProvider>
  )
}

/** The server's rendition, else the file of this device; its small copy where the browser cannot show that. */
function LargePicture({ photo, alt }: { photo: DraftPhoto; alt: string }) {
  const onServer = photo.serverMedia && serverPhoto(photo.serverMedia, PIXELS)
  const file = useFileUrl(onServer ? null : photo.id)
  const small = useFileUrl(onServer ? null : photo.id, 'thumbnail')
  const [refused, setRefused] = useState<string | null>(null)
  const local = file && file !== refused ? file : small
  const url = onServer ?? local
  if (!url) return null
  const turn = rotationShown(photo, !onServer)
  const image = <img src={url} alt={alt} draggable={false} onError={() => setRefused(url)} />
  return turn === 0 ? (
    image
  ) : (
    <span className={styles.turned} data-turn={turn}>
      {image}
    </span>
  )
}
