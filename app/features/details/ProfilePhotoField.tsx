import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DraftProfilePhoto } from '#app/draft/schema.ts'
import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { DropZone, photoFiles } from '#app/ui/DropZone.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'

interface Props {
  /** The person's name as used in labels, or 'your loved one'. */
  name: string
  photo: DraftProfilePhoto | null
  /** Returns null, or why the file was refused, as text; the previous photo stays then. */
  onChoose: (file: File) => Promise<string | null>
  onRemove: (photo: DraftProfilePhoto) => void
}

const loadChosen = async () => (await import('./ChosenPortrait.tsx')).ChosenPortrait

/** The portrait of the person: it can be chosen, replaced or removed. */
export function ProfilePhotoField({ name, photo, onChoose, onRemove }: Props) {
  const t = useTranslations('creation.profilePhoto')
  const [preparing, setPreparing] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { Part: Chosen, failed, again } = useLazyComponent(loadChosen, preparing || photo !== null)

  const field = useRef<HTMLDivElement>(null)
  const wasChosen = useRef(photo !== null)

  // The element that had the focus was removed together with, or replaced by, the photo.
  useEffect(() => {
    if (wasChosen.current === (photo !== null) || (photo && !Chosen)) return
    wasChosen.current = photo !== null
    setError(null)
    if (document.activeElement !== document.body) return
    field.current?.querySelector<HTMLElement>('button, input:not([aria-hidden])')?.focus()
  }, [photo, Chosen])

  async function choose(file: File) {
    setError(null)
    setPreparing(true)
    setError(await onChoose(file).finally(() => setPreparing(false)))
  }

  return (
    <div className="stack s3" ref={field}>
      {photo ? (
        Chosen ? (
          <Chosen {...{ name, photo, preparing, onRemove }} onChoose={(file) => void choose(file)} />
        ) : failed ? (
          <Button onPress={again} word="tryAgain" />
        ) : (
          <LoadingLine>{t('preparing')}</LoadingLine>
        )
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
