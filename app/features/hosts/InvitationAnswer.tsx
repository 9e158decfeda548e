import { LogIn, LogOut } from 'lucide-react'
import { useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { loginState } from '#app/lib/login-state.ts'
import { useSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { acceptHostInvitation, type HelperRole } from '#contract/hosts.ts'
import styles from './Invitation.module.css'
import { JoinForm } from './JoinForm.tsx'
import type { Invitation } from './use-invitation.ts'

interface Props {
  invitation: Invitation
  inviteToken: string
  onLogOut: () => Promise<void> | void
  /** Called if the invitation is no longer valid. */
  onInvalid: (reason: ApiError) => void
  onAccepted: (accepted: { memorialUuid: string; role: HelperRole }) => Promise<void>
}

/** The single next step, which depends on who is signed in. */
export function InvitationAnswer(props: Props) {
  const { user, isAccountCreated } = useSession()
  const { email, hasAccount } = props.invitation
  const isForThem = user?.email.toLowerCase() === email.toLowerCase()
  if (isAccountCreated && user && !isForThem) return <OtherAccount {...props} email={user.email} />
  if (isAccountCreated && user?.emailVerified) return <SayYes {...props} />
  // Also used for an account that was never confirmed, because the mailed link confirms it.
  return hasAccount ? <LogInFirst {...props} /> : <JoinForm {...props} />
}

function SayYes({ invitation, inviteToken, onInvalid, onAccepted }: Props) {
  const t = useTranslations('hosts.invitation')
  const [error, setError] = useState<string | null>(null)

  async function accept() {
    setError(null)
    try {
      await onAccepted(await call(acceptHostInvitation, { body: { inviteToken } }))
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.code === 'HOST_INVITATION_INVALID') onInvalid(reason)
      else setError(reason.message || t('failed'))
    }
  }

  return (
    <div className={styles.answer}>
      {error && <Notice kind="error" title={error} />}
      <Button look="primary" wide onPress={accept} busyLabel={t('saying')}>
        {invitation.accepted ? t('open') : t('yes')}
      </Button>
    </div>
  )
}

function LogInFirst({ invitation, inviteToken }: Props) {
  const t = useTranslations('hosts.invitation')
  const here = `/host-invitation/${inviteToken}`
  return (
    <div className={styles.answer}>
      <h2>{t('logInTitle')}</h2>
      <p>{t('logIn', { email: invitation.email })}</p>
      <LinkButton
        look="primary"
        wide
        icon={LogIn}
        to={`/login?redirect=${encodeURIComponent(here)}`}
        state={loginState(invitation.email)}
      >
        {t('logInButton')}
      </LinkButton>
    </div>
  )
}

function OtherAccount({ invitation, email, onLogOut }: Props & { email: string }) {
  const t = useTranslations('hosts.invitation')
  return (
    <Notice
      title={t('otherTitle', { email })}
      action={
        <Button icon={LogOut} onPress={onLogOut}>
          {t('logOut')}
        </Button>
      }
    >
      {t('other', { invited: invitation.email })}
    </Notice>
  )
}
