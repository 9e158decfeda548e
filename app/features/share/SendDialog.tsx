import { useRef, useState } from 'react'
import type { Sender } from '#app/lib/use-sender.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SenderField } from '#app/ui/SenderField.tsx'
import type { Invitations } from './use-invitations.ts'

interface Props {
  open: boolean
  invitations: Invitations
  sender: Sender
  count: number
}

/** Asks before invitations are sent, and for the sender's name where there is none. */
export function SendDialog({ open, invitations, sender, count }: Props) {
  const t = useTranslations('share')
  const { error, needsLogin } = invitations
  const [name, setName] = sender.typed
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  /** The name first: mails that are under way carry the one that the account has. */
  async function send() {
    const refusal = await sender.keepTyped()
    setProblem(refusal)
    if (refusal !== null) return field.current?.focus()
    await invitations.send()
  }

  return (
    <Dialog
      open={open}
      onClose={invitations.close}
      title={t('dialog.title', { count })}
      actions={
        <>
          <Button onPress={invitations.close}>{t('dialog.notYet')}</Button>
          <Button look="primary" onPress={send} busyLabel={t('dialog.sending')}>
            {t('dialog.send')}
          </Button>
        </>
      }
    >
      <p>{t('dialog.body')}</p>
      {sender.isUnnamed && (
        <SenderField
          ref={field}
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.target.value)
            setProblem(null)
          }}
        />
      )}
      {error && (
        <Notice
          kind="error"
          title={error}
          action={needsLogin && <LinkButton to="/login?redirect=/share">{t('logIn')}</LinkButton>}
        />
      )}
    </Dialog>
  )
}
