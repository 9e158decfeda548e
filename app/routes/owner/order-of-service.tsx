import { editing } from '#languages/en/screens/editing.ts'
import { orderOfService } from '#languages/en/screens/order-of-service.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { OrderScreen } from '../../features/order-of-service/OrderScreen.tsx'
import { ORDER_PATH } from '../../features/order-of-service/paths.ts'
import { useSession } from '../../lib/session.ts'
import { translated } from '../../messages/translations.ts'

const messages = { editing, orderOfService, saving }

export const meta = () => [{ title: translated({ orderOfService }).orderOfService.pageTitle }]

/** The order of service; linked from the keepsakes. */
export default function OrderOfService() {
  const { memorialUuid } = useMemorialScreen(ORDER_PATH)
  const { user } = useSession()
  return (
    <SignedInFrame messages={messages}>
      <OrderScreen key={memorialUuid} memorialUuid={memorialUuid} userUuid={user?.uuid ?? null} />
    </SignedInFrame>
  )
}
