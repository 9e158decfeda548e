import { useDraft } from '#app/draft/hooks.ts'
import { PaymentScreen } from '#app/features/payment/PaymentScreen.tsx'
import { firstNameOf } from '#app/lib/first-name.ts'
import { card } from '#app/messages/en/card.ts'
import { payment } from '#app/messages/en/payment.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'

const messages = { card, payment }

export const meta = () => [{ title: translated({ payment }).payment.pageTitle }]

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
