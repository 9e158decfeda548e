import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoDrop } from '#app/parts/photo-picker/PhotoDrop.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { Contribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import type { ContributionDraftPhoto } from './contribution-draft.ts'
import { PhotoItem } from './PhotoItem.tsx'
import type { ContributionNotice, ContributionWork } from './use-contribution.ts'
import styles from './Write.module.css'

interface Props {
  work: ContributionWork
  /** The contribution on the server now. */
  own: Contribution | null
  onWithdraw: () => void
}

/** The message field and the photos. */
export function WriteView({ work, own, onWithdraw }: Props) {
  const t = useTranslations('visitContributing')
  const { added, told, busy } = work
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, work.refusals)
  const shown = added.photos.filter((photo) => !photo.removed).length
  return (
    <div className={styles.form} ref={form}>
      {told && <Telling told={told} onRetry={work.proceed} />}
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
      <section className={styles.photos} aria-label={t('photos')}>
        <h3>{t('photos')}</h3>
        {added.photos.length > 0 && (
          <ul className={styles.chosen}>
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
          disabled={busy || shown >= limits.photosMax}
          onFiles={work.addFiles}
        />
        {work.surplus > 0 && (
          <FieldError>{t('surplus', { count: work.surplus, max: limits.photosMax })}</FieldError>
        )}
      </section>
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

function Telling({ told, onRetry }: { told: ContributionNotice; onRetry: () => unknown }) {
  const t = useTranslations('visitContributing')
  switch (told.kind) {
    case 'trouble':
      return (
        <Notice
          kind="error"
          isAnswer
          title={told.title}
          action={
            told.isFinal ? undefined : (
              <Button icon={RotateCw} onPress={onRetry}>
                {t('tryAgain')}
              </Button>
            )
          }
        >
          {told.reason} {t('kept')}
        </Notice>
      )
    case 'noneArrived':
      return <Notice kind="error" isAnswer title={t('noneArrived')} />
    case 'partly':
      return (
        <Notice kind="error" isAnswer title={t('partly')}>
          {t('partlyText')}
        </Notice>
      )
    case 'joined':
      return <Notice title={t('joined')}>{t('joinedText')}</Notice>
    case 'removedByFamily':
      return (
        <Notice kind="error" title={t('removedByFamily')}>
          {t('removedByFamilyText')}
        </Notice>
      )
    case 'notStored':
      return <Notice>{t('notStored')}</Notice>
    case 'restored':
      return <p className={styles.quiet}>{t('restored')}</p>
  }
}

/** The dialog's buttons: the next step, or how many photos are prepared. */
export function WriteActions({ work }: { work: ContributionWork }) {
  const t = useTranslations('visitContributing')
  const { busy, own, account } = work
  return (
    <>
      {busy && <SendingProgress work={work} />}
      <Button look="primary" type="submit" busy={busy} busyLabel={t('saving')}>
        {own ? t('sendChanges') : account.isKnown ? t('send') : t('continue')}
      </Button>
    </>
  )
}

function SendingProgress({ work }: { work: ContributionWork }) {
  const t = useTranslations('visitContributing')
  const { developing } = work
  if (developing)
    return (
      <div className={styles.progress}>
        <Progress label={t('preparing', developing)} value={developing.ready / developing.total} />
      </div>
    )
  const going = work.added.photos.filter(({ media, removed }) => !media && !removed)
  const news = going.map(({ id }) => work.news[id])
  const done = news.filter((one) => one?.state === 'sent' || one?.state === 'failed').length
  const part = news.find((one) => one?.state === 'sending')?.part ?? 0
  if (going.length === 0 || news.every((one) => one === undefined)) return null
  return (
    <div className={styles.progress}>
      <Progress
        label={t('progress', { number: Math.min(going.length, done + 1), total: going.length })}
        value={(done + part) / going.length}
      />
    </div>
  )
}

/** A photo that was processing when the dialog opened may be ready now. */
function asItIsNow(photo: ContributionDraftPhoto, own: Contribution | null): ContributionDraftPhoto {
  const media = own?.media.find(({ uuid }) => uuid === photo.media?.uuid)
  return media ? { ...photo, media } : photo
}
