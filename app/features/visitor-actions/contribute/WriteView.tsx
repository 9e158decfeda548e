import { RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoDrop } from '#app/parts/photo-picker/PhotoDrop.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { Word } from '#app/ui/Word.tsx'
import type { Contribution } from '#contract/contributions.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { account, contributions as limits } from '#contract/limits.ts'
import { refreshMedia } from './contribution-draft.ts'
import { PhotoItem } from './PhotoItem.tsx'
import { RecordingWays } from './recordings/RecordingWays.tsx'
import type { ContributionNotice, ContributionWork, Known } from './use-contribution.ts'
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
  const accountWords = useTranslations('visitAccount')
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
      {told && <ToldNotice told={told} onRetry={work.proceed} />}
      {formatVisitor(known) !== '' && <FromWhom known={known} disabled={busy} onStartAnew={onStartAnew} />}
      {/* Whoever was invited without a name. Not the field of the account, whose file brings that for an address. */}
      {known.isInvited && known.name === '' && (
        <TextField
          label={accountWords('nameLabel')}
          help={accountWords('nameHelp')}
          name="name"
          autoComplete="name"
          maxLength={account.nameMax}
          value={added.name}
          onChange={({ target }) => work.account.set('name', target.value)}
        />
      )}
      <TextArea
        label={t('message')}
        error={work.refusals > 0 && t('empty')}
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
                photo={refreshMedia(photo, own?.media)}
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

interface FromProps {
  known: Known
  disabled: boolean
  onStartAnew: () => void
}

/** How this device calls the visitor: an invitation may have an address and no name. */
export const formatVisitor = ({ name, email, isInvited }: Known): string => name || (isInvited ? email : '')

/** Whose memory this will be, as this device knows; on a phone that goes round, the next person starts anew. */
function FromWhom({ known, disabled, onStartAnew }: FromProps) {
  const t = useTranslations('visitContributing')
  const called = formatVisitor(known)
  return (
    <div>
      <p className="quiet">
        {t.rich('from', { name: called, b: (words) => <b dir="auto">{words}</b> })}
        {known.isInvited && known.name !== '' && (
          <>
            {' · '}
            <Breakable text={known.email} />
          </>
        )}
      </p>
      <p>
        <Button look="link" disabled={disabled} onPress={onStartAnew}>
          {t('notYou', { name: firstNameOf(called) })}
        </Button>
      </p>
    </div>
  )
}

/** What is said above the form: why it was not sent, or that it goes on from before. */
function ToldNotice({ told, onRetry }: { told: ContributionNotice; onRetry: () => unknown }) {
  const t = useTranslations('visitContributing')
  switch (told.kind) {
    case 'trouble':
      return (
        <Notice
          kind="error"
          isAnswer
          title={told.title}
          action={told.isFinal ? undefined : <Button icon={RotateCw} onPress={onRetry} word="tryAgain" />}
        >
          {told.reason} {t('kept')}
        </Notice>
      )
    case 'noneArrived':
      return <Notice kind="error" isAnswer title={t('noneArrived')} />
    case 'notStored':
      return <Notice>{t('notStored')}</Notice>
    case 'restored':
      return <p className="quiet">{t('restored')}</p>
    case 'partly':
    case 'removedByFamily':
      return (
        <Notice kind="error" isAnswer={told.kind === 'partly'} title={t(told.kind)}>
          {t(`${told.kind}Text`)}
        </Notice>
      )
    case 'joined':
    case 'offline':
      return <Notice title={t(told.kind)}>{t(`${told.kind}Text`)}</Notice>
  }
}

/** The dialog's buttons: the next step, and how many files are prepared or sent. */
export function WriteActions({ work }: { work: ContributionWork }) {
  const t = useTranslations('visitContributing')
  const { busy, own, account, byLink } = work
  const progress = busy && progressIn(work)
  return (
    <>
      {progress && (
        <div className={styles.progress}>
          <Progress label={t(progress.key, progress)} value={progress.value} />
        </div>
      )}
      <Button look="primary" type="submit" busy={busy} busyLabel={t('saving')}>
        {own ? t('sendChanges') : account.isKnown || byLink ? t('send') : <Word of="continue" />}
      </Button>
    </>
  )
}

function progressIn({ developing, added, news }: ContributionWork) {
  if (developing)
    return { key: 'preparing', ...developing, number: 0, value: developing.ready / developing.total } as const
  const isGoing = ({ media, removed }: { media: unknown; removed: boolean }) => !media && !removed
  const recordings = added.recordings.filter(isGoing)
  const going = [...added.photos.filter(isGoing), ...recordings].map(({ id }) => news[id])
  if (going.every((one) => one === undefined)) return null
  const total = going.length
  const done = going.filter((one) => one?.state === 'sent' || one?.state === 'failed').length
  const part = going.find((one) => one?.state === 'sending')?.part ?? 0
  return {
    key: recordings.length === 0 ? 'progress' : 'progressFiles',
    ready: 0,
    number: Math.min(total, done + 1),
    total,
    value: (done + part) / total,
  } as const
}
