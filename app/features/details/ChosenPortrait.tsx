import { ImageUp, Trash2, UserRound } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import type { DraftProfilePhoto } from '#app/draft/schema.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoBlank } from '#app/parts/photo-picker/PhotoBlank.tsx'
import { Button } from '#app/ui/Button.tsx'
import { photoFiles } from '#app/ui/DropZone.tsx'
import { Print } from '#app/ui/Print.tsx'
import styles from './ProfilePhotoField.module.css'

interface Props {
  /** The person's name as used in labels, or 'your loved one'. */
  name: string
  photo: DraftProfilePhoto
  preparing: boolean
  onChoose: (file: File) => void
  onRemove: (photo: DraftProfilePhoto) => void
}

/** The portrait that was chosen, with what replaces and removes it. */
export function ChosenPortrait({ name, photo, preparing, onChoose, onRemove }: Props) {
  const t = useTranslations('creation.profilePhoto')
  const input = useRef<HTMLInputElement>(null)

  function handleReplace(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (file) onChoose(file)
  }

  return (
    <div className={`row ${styles.chosen}`}>
      <div className={styles.print}>
        <Print flat shape="portrait" picture={<Portrait photo={photo} alt={name} />} />
      </div>
      <div className="stack from-start s2">
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={photoFiles}
          onChange={handleReplace}
        />
        <Button
          icon={ImageUp}
          busy={preparing}
          busyLabel={t('preparing')}
          aria-label={t('replaceNamed', { name })}
          onPress={() => input.current?.click()}
        >
          {t('replace')}
        </Button>
        <Button
          look="tool"
          icon={Trash2}
          aria-label={t('removeNamed', { name })}
          onPress={() => onRemove(photo)}
          word="remove"
        />
      </div>
    </div>
  )
}

/** Twice the largest displayed width, for dense screens. */
const PIXELS = 640

function Portrait({ photo, alt }: { photo: DraftProfilePhoto; alt: string }) {
  const t = useTranslations('creation.profilePhoto')
  const local = useFileUrl(photo.id, 'thumbnail')
  const url = local ?? (photo.serverMedia && serverPhoto(photo.serverMedia, PIXELS))
  if (url) return <img src={url} alt={alt} />
  return <PhotoBlank name={photo.name} icon={UserRound} note={t('noPreview')} />
}
