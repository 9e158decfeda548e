import { ImageIcon } from 'lucide-react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import type { DraftProfilePhoto } from '#app/draft/schema.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { Icon } from '#app/ui/Icon.tsx'
import styles from './ConflictDialog.module.css'

/** Width of the smallest rendition. */
const PIXELS = 320

/** A small photo: from this device, else from the server. */
export function Thumbnail({ photo, alt }: { photo: DraftProfilePhoto; alt: string }) {
  const local = useFileUrl(photo.id, 'thumbnail')
  const url = local ?? (photo.serverMedia && serverPhoto(photo.serverMedia, PIXELS))
  return url ? (
    <img className={styles.thumbnail} src={url} alt={alt} />
  ) : (
    <span className={styles.thumbnail}>
      <Icon of={ImageIcon} />
      <span className="visually-hidden">{alt}</span>
    </span>
  )
}
