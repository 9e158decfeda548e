import { thanks } from '#languages/en/screens/thanks.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { THANKS_PATH } from '../../features/thanks/paths.ts'
import { ThanksScreen } from '../../features/thanks/ThanksScreen.tsx'
import { fullName } from '../../lib/full-name.ts'
import { useSession } from '../../lib/session.ts'
import { translated } from '../../messages/translations.ts'

const messages = { thanks }

export const meta = () => [{ title: translated({ thanks }).thanks.pageTitle }]

/** Whom to thank; linked from the dashboard. */
export default function Thanks() {
  const { memorialUuid } = useMemorialScreen(THANKS_PATH)
  const { user } = useSession()
  return (
    <SignedInFrame messages={messages}>
      <ThanksScreen
        key={memorialUuid}
        memorialUuid={memorialUuid}
        userUuid={user?.uuid ?? null}
        signature={user ? fullName(user) : ''}
      />
    </SignedInFrame>
  )
}
