import { anniversary } from '#languages/en/screens/anniversary.ts'
import { digest } from '#languages/en/screens/digest.ts'
import { replies } from '#languages/en/screens/replies.ts'
import { safety } from '#languages/en/screens/safety.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { AnniversarySwitch } from '../../features/anniversary/AnniversarySwitch.tsx'
import { DigestSwitch } from '../../features/digest/DigestSwitch.tsx'
import { RepliesCard } from '../../features/replies/RepliesCard.tsx'
import { SettingsScreen } from '../../features/settings/SettingsScreen.tsx'
import { translated } from '../../messages/translations.ts'

const messages = { anniversary, digest, replies, safety, saving }

export const meta = () => [{ title: translated({ safety }).safety.pageTitle }]

/** Who can see a memorial, and who can add to it; linked from its dashboard. */
export default function Settings() {
  const { memorialUuid, name, isSignedIn } = useMemorialScreen('/memorial/settings')
  const own = { memorialUuid: isSignedIn ? memorialUuid : null }

  return (
    <SignedInFrame messages={messages}>
      <SettingsScreen
        key={memorialUuid}
        memorialUuid={memorialUuid}
        nameOfPerson={name}
        own={
          <>
            <DigestSwitch {...own} />
            <AnniversarySwitch {...own} />
            <RepliesCard {...own} />
          </>
        }
      />
    </SignedInFrame>
  )
}
