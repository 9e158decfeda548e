import { editing } from '#languages/en/screens/editing.ts'
import { orderOfService } from '#languages/en/screens/order-of-service.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { OrderScreen } from '../../features/order-of-service/OrderScreen.tsx'
import { ORDER_PATH } from '../../features/order-of-service/paths.ts'
import { useSession } from '../../lib/session.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const messages = { editing, orderOfService, saving }

export const meta = () => [{ title: translated({ orderOfService }).orderOfService.pageTitle }]

/** The order of service; linked from the keepsakes. */
export default function OrderOfService() {
  const { memorialUuid, isSignedIn, redirectOnAuthError, logout } = useMemorialScreen(ORDER_PATH)
  const { user } = useSession()
  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <OrderScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        userUuid={user?.uuid ?? null}
        redirectOnAuthError={redirectOnAuthError}
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
