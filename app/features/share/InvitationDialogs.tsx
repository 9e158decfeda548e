import type { Sender } from '#app/lib/use-sender.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import type { InviteCounts } from './invite-counts.ts'
import { SendDialog } from './SendDialog.tsx'
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
