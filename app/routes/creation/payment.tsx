import { useDraft } from '#app/draft/hooks.ts'
import { firstNameOf } from '#app/lib/first-name.ts'
import { PaymentScreen } from '#app/features/payment/PaymentScreen.tsx'
import { payment } from '#app/messages/en/payment.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'

export const meta = () => [{ title: payment.pageTitle }]

export default function Payment() {
  const t = useTranslations('creation')
  const draftId = useDraft((draft) => draft.draftId)
  const name = useDraft((draft) => firstNameOf(draft.personName)) || t('someone')
  return (
    <MessagesProvider messages={{ payment }}>
      <PaymentScreen key={draftId} name={name} />
    </MessagesProvider>
  )
}
