import { PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { account, contributions } from '#contract/limits.ts'
import styles from './TypeOff.module.css'
import type { Typed } from './use-contributions.ts'

interface Props {
  contribution: HostContribution
  /** The button's name where there are several; by default what stands on it. */
  nameOf?: (action: string) => string
  /** Resolves with what somebody else typed meanwhile; then nothing was written. */
  onSave: (typed: Typed, before: Typed) => Promise<Typed | null>
}

const typedOf = ({ contributorName, message }: HostContribution): Typed => ({
  contributorName: contributorName ?? '',
  message,
})

/** For what a memory on paper says and who wrote it, beside its picture. Typed text is kept until it is saved. */
export function TypeOff({ contribution, nameOf, onSave }: Props) {
  const t = useTranslations('dashboard.contributions.typing')
  const [typed, setTyped] = useState<Typed | null>(null)
  const [theirs, setTheirs] = useState<Typed | null>(null)
  const [sending, setSending] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { error, attempt } = useAction()
  const name = useRef<HTMLInputElement>(null)
  const now = typed ?? typedOf(contribution)
  const [picture] = contribution.media

  async function save() {
    setSending(true)
    await attempt(async () => {
      const other = await onSave(now, theirs ?? typedOf(contribution))
      setTheirs(other)
      setTyped(other ? now : null)
      setOpen(other !== null)
    })
    setSending(false)
  }

  const action = t(contribution.message ? 'change' : 'begin')
  const close = () => setOpen(false)

  return (
    <>
      <Button look="tool" icon={PenLine} aria-label={nameOf?.(action)} onPress={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('title')}
        onSubmit={() => {
          if (!sending) void save()
        }}
        initialFocus={name}
        actions={
          <>
            <Button onPress={close} word="cancel" />
            <Button type="submit" look="primary" busy={sending} busyWord="saving" word="save" />
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
    </>
  )
}
