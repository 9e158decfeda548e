import { useNavigate } from 'react-router'
import { hosts } from '#languages/en/screens/hosts.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { useLogout } from '../../features/account/use-logout.tsx'
import { InvitationAnswer } from '../../features/hosts/InvitationAnswer.tsx'
import { InvalidInvitation, InvitationText, InvitationTitle } from '../../features/hosts/InvitationText.tsx'
import { useInvitation } from '../../features/hosts/use-invitation.ts'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingLine } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Word } from '../../ui/Word.tsx'
import type { Route } from './+types/host-invitation'

const messages = { hosts, signUp }

export const meta = () => [{ title: translated({ hosts }).hosts.invitation.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

/** Target of the link that invites somebody to look after a memorial. */
export default function HostInvitation({ params }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <Answering key={params.token} inviteToken={params.token} />
    </MessagesProvider>
  )
}

/** What the new host or helper looks after from now on. */
const homeOf = { ADMIN: '/memorial/load/', MODERATOR: '/memorial/moderation/' }

function Answering({ inviteToken }: { inviteToken: string }) {
  const t = useTranslations('hosts.invitation')
  const navigate = useNavigate()
  const { opened, open, refuse } = useInvitation(inviteToken)
  const logout = useLogout({ isStaying: true })
  useViewChange(opened.kind)

  return (
    <SignInLayout
      title={<InvitationTitle opened={opened} />}
      leave={opened.kind === 'opening' ? null : { to: '/', label: <Word of="backToLanding" /> }}
      loads
    >
      {opened.kind === 'opening' && (
        <div className="coming">
          <LoadingLine>{t('opening')}</LoadingLine>
        </div>
      )}
      {opened.kind === 'failed' && (
        <Notice kind="error" title={opened.words} action={<Button onPress={open} word="tryAgain" />} />
      )}
      {opened.kind === 'invalid' && <InvalidInvitation words={opened.words} />}
      {opened.kind === 'open' && (
        <>
          {opened.invitation.accepted ? (
            <p>{t('accepted')}</p>
          ) : (
            <InvitationText host={opened.invitation.invitedBy} role={opened.invitation.role} />
          )}
          <InvitationAnswer
            invitation={opened.invitation}
            inviteToken={inviteToken}
            onLogOut={logout.ask}
            onInvalid={refuse}
            onAccepted={async ({ memorialUuid, role }) =>
              navigate(homeOf[role] + memorialUuid, { replace: true })
            }
          />
          {!opened.invitation.accepted && <p className="quiet small">{t('no')}</p>}
        </>
      )}
      {logout.dialog}
    </SignInLayout>
  )
}
