import { useRef } from 'react'
import { useAction } from '#app/lib/use-action.ts'
import type { Sender } from '#app/lib/use-sender.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SenderField } from '#app/ui/SenderField.tsx'
import type { InviteCounts } from './invite-counts.ts'
import type { Invitations } from './use-invitations.ts'

interface Props {
  invitations: Invitations
  sender: Sender
  counts: InviteCounts
}

/** Asks for confirmation before invitations are sent, then says how many were sent. */
export function InvitationDialogs({ invitations, sender, counts }: Props) {
  const { state } = invitations
  return (
    <>
      <SendDialog open={state === 'asking'} {...{ invitations, sender }} count={counts.toInvite} />
      {typeof state === 'object' && (
        <ResultDialog
          sentCount={state.sentCount}
          phones={counts.phones.filter(({ dateTexted }) => dateTexted === null).length}
          onClose={invitations.close}
        />
      )}
    </>
  )
}

interface ResultProps {
  sentCount: number
  phones: number
  onClose: () => void
}

function ResultDialog({ sentCount, phones, onClose }: ResultProps) {
  const t = useTranslations('share.result')
  const common = useTranslations('common')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { count: sentCount })}
      actions={
        <Button look="primary" onPress={onClose}>
          {common('ok')}
        </Button>
      }
    >
      <div className="stack s4">
        <HalfSunRule />
        <p>{t('body')}</p>
        {phones > 0 && <p className="quiet">{t('phones', { count: phones })}</p>}
      </div>
    </Dialog>
  )
}

interface SendProps {
  open: boolean
  invitations: Invitations
  sender: Sender
  count: number
}

/** Asks before invitations are sent, and for the sender's name where there is none. */
function SendDialog({ open, invitations, sender, count }: SendProps) {
  const t = useTranslations('share')
  const { error, needsLogin } = invitations
  const [name, setName] = sender.typed
  const { error: refusal, attempt, clear } = useAction()
  const field = useRef<HTMLInputElement>(null)

  /** The name first: mails that are under way carry the one that the account has. */
  async function send() {
    if (await attempt(sender.keepTyped)) await invitations.send()
    else field.current?.focus()
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
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <p>{t('dialog.body')}</p>
      {sender.isUnnamed && (
        <SenderField
          ref={field}
          value={name}
          error={refusal}
          onChange={(event) => {
            setName(event.target.value)
            clear()
          }}
        />
      )}
      {error && (
        <Notice
          kind="error"
          title={error}
          action={needsLogin && <LinkButton to="/login?redirect=/share" word="logIn" />}
        />
      )}
    </Dialog>
  )
}
