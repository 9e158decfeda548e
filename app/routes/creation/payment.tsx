import { useDraft } from '#app/draft/hooks.ts'
import { PaymentScreen } from '#app/features/payment/PaymentScreen.tsx'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { card } from '#languages/en/screens/card.ts'
import { payment } from '#languages/en/screens/payment.ts'

const messages = { card, payment }

export default function Payment() {
  const t = useTranslations('creation')
  const draftId = useDraft((draft) => draft.draftId)
  const name = useDraft((draft) => firstNameOf(draft.personName)) || t('someone')
  return (
    <MessagesProvider messages={messages}>
      <PaymentScreen key={draftId} name={name} />
    </MessagesProvider>
  )
}
