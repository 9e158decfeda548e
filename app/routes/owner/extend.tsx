import { brand } from '#contract/brand.ts'
import { card } from '#languages/en/screens/card.ts'
import { payment } from '#languages/en/screens/payment.ts'
import { retention } from '#languages/en/screens/retention.ts'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { ExtensionScreen } from '../../features/payment/ExtensionScreen.tsx'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const messages = { card, payment, retention }

export const meta = () => [{ title: `${translated({ retention }).retention.pageTitle} · ${brand.name}` }]

/** Extends a memorial by a year; linked from its keepsakes, its dashboard and mails. */
export default function Extend() {
  const { memorialUuid, name, isSignedIn, redirectOnAuthError, logout } =
    useMemorialScreen('/memorial/extend')

  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <ExtensionScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        name={name}
        redirectOnAuthError={redirectOnAuthError}
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
