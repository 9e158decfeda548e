import { brand } from '#contract/brand.ts'
import { card } from '#languages/en/screens/card.ts'
import { payment } from '#languages/en/screens/payment.ts'
import { retention } from '#languages/en/screens/retention.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { ExtensionScreen } from '../../features/payment/ExtensionScreen.tsx'
import { translated } from '../../messages/translations.ts'

const messages = { card, payment, retention }

export const meta = () => [{ title: `${translated({ retention }).retention.pageTitle} · ${brand.name}` }]

/** Extends a memorial by a year; linked from its keepsakes, its dashboard and mails. */
export default function Extend() {
  const { memorialUuid, name } = useMemorialScreen('/memorial/extend')

  return (
    <SignedInFrame messages={messages}>
      <ExtensionScreen key={memorialUuid} memorialUuid={memorialUuid} name={name} />
    </SignedInFrame>
  )
}
