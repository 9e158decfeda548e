import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { InviteCounts } from './invite-counts.ts'
import styles from './Share.module.css'
import type { Invitations } from './use-invitations.ts'

interface Props {
  invitations: Invitations
  counts: InviteCounts
}

/** Asks for confirmation before invitations are sent, then says how many were sent. */
export function InvitationDialogs({ invitations, counts }: Props) {
  const { state } = invitations
  return (
    <>
      <SendDialog open={state === 'asking'} invitations={invitations} count={counts.toInvite} />
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

function SendDialog({
  open,
  invitations,
  count,
}: {
  open: boolean
  invitations: Invitations
  count: number
}) {
  const t = useTranslations('share')
  const { error, needsLogin } = invitations
  return (
    <Dialog
      open={open}
      onClose={invitations.close}
      title={t('dialog.title', { count })}
      actions={
        <>
          <Button onPress={invitations.close}>{t('dialog.notYet')}</Button>
          <Button look="primary" onPress={invitations.send} busyLabel={t('dialog.sending')}>
            {t('dialog.send')}
          </Button>
        </>
      }
    >
      <p>{t('dialog.body')}</p>
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
      <div className={styles.result}>
        <HalfSunRule />
        <p>{t('body')}</p>
        {phones > 0 && <p className="quiet">{t('phones', { count: phones })}</p>}
      </div>
    </Dialog>
  )
}
