import { useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { account, contributions } from '#contract/limits.ts'
import { errorMessage } from './error-message.ts'
import styles from './TypeOffDialog.module.css'
import type { Typed } from './use-contributions.ts'

interface Props {
  open: boolean
  contribution: HostContribution
  onClose: () => void
  /** Resolves with what somebody else typed meanwhile; then nothing was written. */
  onSave: (typed: Typed, before: Typed) => Promise<Typed | null>
  redirectOnAuthError: (reason: unknown) => boolean
}

const typedOf = ({ contributorName, message }: HostContribution): Typed => ({
  contributorName: contributorName ?? '',
  message,
})

/** What a memory on paper says and who wrote it, beside its picture. Typed text is kept until it is saved. */
export function TypeOffDialog({ open, contribution, onClose, onSave, redirectOnAuthError }: Props) {
  const t = useTranslations('dashboard.contributions.typing')
  const [typed, setTyped] = useState<Typed | null>(null)
  const [theirs, setTheirs] = useState<Typed | null>(null)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const name = useRef<HTMLInputElement>(null)
  const now = typed ?? typedOf(contribution)
  const [picture] = contribution.media

  async function save() {
    setError(null)
    setSending(true)
    try {
      const other = await onSave(now, theirs ?? typedOf(contribution))
      setTheirs(other)
      setTyped(other ? now : null)
      if (!other) onClose()
    } catch (reason) {
      if (!redirectOnAuthError(reason)) setError(errorMessage(reason))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      onSubmit={() => {
        if (!sending) void save()
      }}
      initialFocus={name}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" busy={sending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      {picture?.state === 'READY' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
        <section className={styles.picture} tabIndex={0} aria-label={t('picture')}>
          <img className="across" src={picture.url} alt="" />
        </section>
      )}
      {theirs && (
        <Notice title={t('meanwhile')}>
          <b dir="auto">{theirs.contributorName}</b> <span dir="auto">{theirs.message}</span>
        </Notice>
      )}
      <TextField
        ref={name}
        label={t('who')}
        optional
        maxLength={account.nameMax}
        autoComplete="off"
        value={now.contributorName}
        onChange={(event) => setTyped({ ...now, contributorName: event.currentTarget.value })}
      />
      <TextArea
        label={t('words')}
        optional
        count={contributions.messageMax}
        value={now.message}
        onChange={(event) => setTyped({ ...now, message: event.currentTarget.value })}
      />
      {error && <FieldError>{error}</FieldError>}
    </Dialog>
  )
}
