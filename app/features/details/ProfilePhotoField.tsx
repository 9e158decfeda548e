import { ImageUp, Trash2, UserRound } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import type { DraftProfilePhoto } from '#app/draft/schema.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoBlank } from '#app/parts/photo-picker/PhotoBlank.tsx'
import { Button } from '#app/ui/Button.tsx'
import { DropZone, photoFiles } from '#app/ui/DropZone.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Print } from '#app/ui/Print.tsx'
import styles from './ProfilePhotoField.module.css'

interface Props {
  /** The person's name as used in labels, or 'your loved one'. */
  name: string
  photo: DraftProfilePhoto | null
  /** Returns null, or why the file was refused, as text; the previous photo stays then. */
  onChoose: (file: File) => Promise<string | null>
  onRemove: (photo: DraftProfilePhoto) => void
}

/** The portrait of the person: it can be chosen, replaced or removed. */
export function ProfilePhotoField({ name, photo, onChoose, onRemove }: Props) {
  const t = useTranslations('creation.profilePhoto')
  const [preparing, setPreparing] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const field = useRef<HTMLDivElement>(null)
  const wasChosen = useRef(photo !== null)

  // The element that had the focus was removed together with, or replaced by, the photo.
  useEffect(() => {
    if (wasChosen.current === (photo !== null)) return
    wasChosen.current = photo !== null
    if (document.activeElement !== document.body) return
    field.current?.querySelector<HTMLElement>('button, input:not([aria-hidden])')?.focus()
  }, [photo])

  async function choose(file: File) {
    setError(null)
    setPreparing(true)
    setError(await onChoose(file).finally(() => setPreparing(false)))
  }

  function handleReplace(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (file) void choose(file)
  }

  return (
    <div className={styles.field} ref={field}>
      {photo ? (
        <div className={styles.chosen}>
          <div className={styles.print}>
            <Print flat shape="portrait" picture={<Portrait photo={photo} alt={name} />} />
          </div>
          <div className={styles.tools}>
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
            >
              {t('remove')}
            </Button>
          </div>
        </div>
      ) : (
        <DropZone
          icon={UserRound}
          label={t('choose')}
          hint={t('hint')}
          accept={photoFiles}
          disabled={preparing}
          onFiles={([file]) => file && void choose(file)}
        />
      )}
      {preparing && !photo && <LoadingLine>{t('preparing')}</LoadingLine>}
      {error && <FieldError>{error}</FieldError>}
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
