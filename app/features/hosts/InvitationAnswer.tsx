import { LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { fullName, namesIn } from '#app/lib/full-name.ts'
import { setUser, useSession } from '#app/lib/session.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { saveUser } from '#app/parts/sign-up/calls.ts'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { acceptHostInvitation, type HelperRole } from '#contract/hosts.ts'
import { account } from '#contract/limits.ts'
import { SignInFirst } from './SignInFirst.tsx'
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
  const { email } = props.invitation
  const isForThem = user?.email.toLowerCase() === email.toLowerCase()
  if (isAccountCreated && user && !isForThem) return <OtherAccount {...props} email={user.email} />
  if (isAccountCreated && user?.emailVerified)
    return <SayYes {...props} asksName={!props.invitation.accepted && fullName(user) === ''} />
  // Also of an account that was never confirmed: the link proves no address.
  return <SignInFirst email={email} inviteToken={props.inviteToken} />
}

/** Accepts; an account without a name is given one, by which the family knows who helps. */
function SayYes({ invitation, inviteToken, asksName, onInvalid, onAccepted }: Props & { asksName: boolean }) {
  const t = useTranslations('hosts.invitation')
  const [name, setName] = useState('')
  const [refusals, setRefusals] = useState(0)
  const { error, attempt } = useAction()
  const answer = useRef<HTMLDivElement>(null)
  useFocusFirstError(answer, refusals)
  const isNameMissing = asksName && name.trim() === ''

  async function accept() {
    if (isNameMissing) return setRefusals(refusals + 1)
    await attempt(async () => {
      try {
        if (asksName) setUser((await call(saveUser, { body: namesIn(name) })).user)
        await onAccepted(await call(acceptHostInvitation, { body: { inviteToken } }))
      } catch (reason) {
        if (!(reason instanceof ApiError) || reason.code !== 'HOST_INVITATION_INVALID') throw reason
        onInvalid(reason)
      }
    })
  }

  return (
    <div className="stack s4" ref={answer}>
      {error && <Notice kind="error" title={error} />}
      {asksName && (
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          autoComplete="name"
          maxLength={account.nameMax}
          value={name}
          error={refusals > 0 && isNameMissing ? t('nameRequired') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Button look="primary" wide onPress={accept} busyLabel={t('saying')}>
        {invitation.accepted ? t('open') : t('yes')}
      </Button>
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
