import type { ReactNode } from 'react'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Retention } from '#contract/retention.ts'
import { Checkout } from './Checkout.tsx'
import { useExtension } from './use-extension.ts'

interface Props {
  memorialUuid: string
  retention: Retention
  /** What is bought, as text. */
  item: string
  onExtended: (retention: Retention) => void
  onChanged: () => Promise<void>
  /** Renders the surrounding screen. */
  frame: (primary: ReactNode, content: ReactNode) => ReactNode
}

/** The payment for another year, in the same way as for the first. */
export function ExtensionForm({ retention, item, frame, ...wanted }: Props) {
  const t = useTranslations('retention.extend')
  const { extendedUntil, priceMinor, currency } = retention
  return (
    <Checkout
      {...useExtension(wanted)}
      item={item}
      includes={t('includes', { date: formatMemorialDate(extendedUntil) })}
      price={priceMinor}
      currency={currency}
      frame={frame}
    />
  )
}
