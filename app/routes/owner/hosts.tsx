import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { auditLog } from '#languages/en/screens/audit-log.ts'
import { hosts } from '#languages/en/screens/hosts.ts'
import { mailAddress } from '#languages/en/screens/mail-address.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { useDraft } from '../../draft/hooks.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { HostsScreen } from '../../features/hosts/HostsScreen.tsx'
import { goodbyeState, removeDraftsOf } from '../../lib/goodbye-notice.ts'
import { useSession } from '../../lib/session.ts'
import { translated } from '../../messages/translations.ts'

const messages = { auditLog, hosts, mailAddress, saving }

export const meta = () => [{ title: translated({ hosts }).hosts.pageTitle }]

/** Who looks after a memorial; linked from its dashboard. */
export default function Hosts() {
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const name = useDraft((draft) => draft.baseline?.personName ?? draft.personName)
  // After signing in again no draft is open: the return path loads the memorial first.
  const here = memorialUuid ? `/memorial/load/${memorialUuid}` : '/profile'
  const { isSignedIn } = useSignedInScreen(here)
  const { user } = useSession()
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  const isAstray = isSignedIn && memorialUuid === null

  useEffect(() => {
    if (isAstray && !hasLeft.current) void navigate('/profile', { replace: true })
  }, [isAstray, navigate])

  async function leave() {
    hasLeft.current = true
    await navigate('/profile', { replace: true, state: goodbyeState({ kind: 'left', name }) })
    if (memorialUuid) removeDraftsOf(memorialUuid)
  }

  return (
    <SignedInFrame messages={messages}>
      <HostsScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        nameOfPerson={name}
        userUuid={user?.uuid ?? null}
        onLeft={leave}
      />
    </SignedInFrame>
  )
}
