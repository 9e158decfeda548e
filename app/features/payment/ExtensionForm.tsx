import { type ReactNode, useId, useState } from 'react'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import type { Retention } from '#contract/retention.ts'
import { CardSection, isClosed } from './CardSection.tsx'
import { PromoSection } from './PromoSection.tsx'
import { Receipt } from './Receipt.tsx'
import { useExtension } from './use-extension.ts'

interface Props {
  memorialUuid: string
  retention: Retention
  /** What is bought, in words. */
  item: string
  ledAway: (reason: unknown) => boolean
  onExtended: (retention: Retention) => void
  onChanged: () => Promise<void>
  /** The screen around it. */
  frame: (primary: ReactNode, content: ReactNode) => ReactNode
}

/** What another year costs, a code that lowers it, and the card. */
export function ExtensionForm({ retention, item, frame, ...wanted }: Props) {
  const t = useTranslations('payment')
  const words = useTranslations('retention.extend')
  const formId = useId()
  const { payment, promo, applied } = useExtension(wanted)
  const [busy, setBusy] = useState(false)
  const [tooEarly, setTooEarly] = useState(false)
  const { intent } = payment
  const minor = intent?.amount ?? retention.priceMinor
  const currency = intent?.currency ?? retention.currency
  const amount = money(minor, currency)

  return frame(
    <Button
      look="primary"
      type="submit"
      form={formId}
      busy={busy}
      busyLabel={t('card.paying')}
      disabled={isClosed(payment)}
      onPress={() => setTooEarly(intent === null)}
    >
      {t('card.pay', { amount })}
    </Button>,
    <>
      <Receipt
        item={item}
        includes={words('includes', { date: formatMemorialDate(retention.extendedUntil) })}
        amount={minor}
        currency={currency}
        promoCode={applied}
      />
      <StepSection>
        <PromoSection promo={promo} applied={applied} gone={payment.promoGone} />
      </StepSection>
      <CardSection {...{ formId, payment, amount, currency, tooEarly }} onBusy={setBusy} />
    </>,
  )
}
