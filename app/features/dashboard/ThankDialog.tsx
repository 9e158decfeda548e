import { useRef, useState } from 'react'
import { fullName } from '#app/lib/full-name.ts'
import { useSession } from '#app/lib/session.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { responses } from '#contract/limits.ts'

interface Props {
  open: boolean
  /** A null name stands for Anonymous, whose address is not shown. */
  to: { name: string | null; email: string | null }
  /** Whose memorial it is. */
  person: string
  onClose: () => void
  onSend: (words: string) => Promise<void>
}

/**
 * A short thank-you to a contributor; the host can change the suggested text. Typed text is kept until it opens again.
 */
export function ThankDialog({ open, to, person, onClose, onSend }: Props) {
  const t = useTranslations('dashboard.contributions.thanking')
  const common = useTranslations('dashboard.contributions')
  const { user } = useSession()
  const [typed, setTyped] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [isEmpty, setIsEmpty] = useState(false)
  const { error, attempt } = useAction()
  const area = useRef<HTMLTextAreaElement>(null)
  const greeting = to.name === null ? t('greetingAnonymous') : t('greeting', { name: firstNameOf(to.name) })
  const signed = user ? fullName(user) : ''
  const words = typed ?? [greeting, t('words', { person }), signed].filter(Boolean).join('\n\n')

  async function send() {
    setIsEmpty(words.trim() === '')
    if (words.trim() === '') return area.current?.focus()
    setSending(true)
    if (await attempt(() => onSend(words))) onClose()
    setSending(false)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { name: to.name ?? common('anonymous') })}
      onSubmit={() => {
        if (!sending) void send()
      }}
      initialFocus={area}
      actions={
        <>
          <Button onPress={onClose}>{common('blocking.keep')}</Button>
          <Button type="submit" look="primary" busy={sending} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </>
      }
    >
      <TextArea
        ref={area}
        label={t('label')}
        help={to.email === null ? t('helpAnonymous') : t('help', { email: to.email })}
        count={responses.thanksMax}
        value={words}
        error={isEmpty && t('empty')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && <FieldError>{error}</FieldError>}
    </Dialog>
  )
}
