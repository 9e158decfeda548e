import { editing } from '#languages/en/screens/editing.ts'
import { programme } from '#languages/en/screens/programme.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { ProgrammeScreen } from '../../features/programme/ProgrammeScreen.tsx'
import { useSession } from '../../lib/session.ts'
import { translated } from '../../messages/translations.ts'

const messages = { editing, programme, saving }

export const meta = () => [{ title: translated({ programme }).programme.pageTitle }]

/** When and where; linked from the dashboard and from the details. */
export default function Programme() {
  const { memorialUuid } = useMemorialScreen('/memorial/programme')
  const { user } = useSession()
  return (
    <SignedInFrame messages={messages}>
      <ProgrammeScreen key={memorialUuid} memorialUuid={memorialUuid} userUuid={user?.uuid ?? null} />
    </SignedInFrame>
  )
}
