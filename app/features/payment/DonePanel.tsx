import { useDraft } from '#app/draft/hooks.ts'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** Says when it was paid, and that a receipt follows; of a free code there is none. */
export function DonePanel({ free }: { free: boolean }) {
  const t = useTranslations('payment.done')
  const paidAt = useDraft((draft) => draft.paymentCompletedAt)
  const date = formatDay(paidAt)
  return (
    <div className="stack s6">
      <HalfSunRule />
      <Notice kind="success" title={free || !date ? undefined : t('paidOn', { date })}>
        {t(free ? 'confirmed' : 'receipt')}
      </Notice>
    </div>
  )
}
