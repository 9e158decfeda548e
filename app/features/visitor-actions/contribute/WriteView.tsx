import { useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoDrop } from '#app/parts/photo-picker/PhotoDrop.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { Contribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import { ContributionNotices } from './ContributionNotices.tsx'
import type { ContributionDraftPhoto } from './contribution-draft.ts'
import { calledOf, FromWhom } from './FromWhom.tsx'
import { InvitedName } from './InvitedName.tsx'
import { PhotoItem } from './PhotoItem.tsx'
import { RecordingWays } from './recordings/RecordingWays.tsx'
import type { ContributionWork, Known } from './use-contribution.ts'
import styles from './Write.module.css'

interface Props {
  work: ContributionWork
  /** The contribution on the server now. */
  own: Contribution | null
  onWithdraw: () => void
  known: Known
  onStartAnew: () => void
}

/** The message field and the photos; and the name, where an invitation has none. */
export function WriteView({ work, own, onWithdraw, known, onStartAnew }: Props) {
  const t = useTranslations('visitContributing')
  const { added, told, busy } = work
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, work.refusals)
  /** Films and sound files among the photos that were chosen. */
  const [played, setPlayed] = useState<readonly File[]>([])
  function addFiles(files: readonly File[]) {
    const photos = files.filter((file) => !isPlayed(file))
    if (photos.length < files.length) setPlayed(files.filter(isPlayed))
    if (photos.length > 0) work.addFiles(photos)
  }
  const shown = added.photos.filter((photo) => !photo.removed).length
  return (
    <div className="stack" ref={form}>
      {told && <ContributionNotices told={told} onRetry={work.proceed} />}
      {calledOf(known) !== '' && <FromWhom known={known} disabled={busy} onStartAnew={onStartAnew} />}
      {known.isInvited && known.name === '' && <InvitedName account={work.account} />}
      <TextArea
        label={t('message')}
        error={work.isRefused && t('empty')}
        name="message"
        rows={4}
        count={limits.messageMax}
        readOnly={busy}
        dir="auto"
        value={added.message}
        onChange={({ target }) => work.write(target.value)}
      />
      <section className={`stack s3 ${styles.photos}`} aria-label={t('photos')}>
        <h3>{t('photos')}</h3>
        {added.photos.length > 0 && (
          <ul className={`stack s3 ${styles.chosen}`}>
            {added.photos.map((photo, index) => (
              <PhotoItem
                key={photo.id}
                photo={asItIsNow(photo, own)}
                number={index + 1}
                look={work.looks[photo.media?.clientId ?? photo.id]}
                news={work.news[photo.id]}
                locked={busy}
                onCaption={work.caption}
                onRemove={work.remove}
                onRetry={work.retry}
              />
            ))}
          </ul>
        )}
        <PhotoDrop
          slim={added.photos.length > 0}
          label={t('drop')}
          touchLabel={t('choose')}
          hint={added.photos.length === 0 && t('dropHint', { max: limits.photosMax })}
          preparing={t('phonePreparing')}
          disabled={busy || shown >= limits.photosMax}
          onFiles={addFiles}
        />
        {work.surplus > 0 && (
          <FieldError>{t('surplus', { count: work.surplus, max: limits.photosMax })}</FieldError>
        )}
      </section>
      <RecordingWays work={work} own={own} chosen={played} />
      {work.own && (
        <p>
          <Button look="link" disabled={busy} onPress={onWithdraw}>
            {t('withdraw')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** As the device calls it; nobody has looked into it yet. */
const isPlayed = ({ type }: File) => type.startsWith('video/') || type.startsWith('audio/')

/** A photo that was processing when the dialog opened may be ready now. */
function asItIsNow(photo: ContributionDraftPhoto, own: Contribution | null): ContributionDraftPhoto {
  const media = own?.media.find(({ uuid }) => uuid === photo.media?.uuid)
  return media ? { ...photo, media } : photo
}
