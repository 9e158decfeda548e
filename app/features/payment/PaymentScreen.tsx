import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { isPaymentSatisfied } from '#app/draft/steps.ts'
import { formatDay } from '#app/lib/dates.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { SavedStatus } from '#app/saving/SavedStatus.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'
import { payment as limits } from '#contract/limits.ts'
import { Checkout } from './Checkout.tsx'
import { usePayment } from './use-payment.ts'

/** Step 7: paid, free with a promo code, or to be paid. */
export function PaymentScreen({ name }: { name: string }) {
  const satisfied = useDraft(isPaymentSatisfied)
  useViewChange(satisfied ? 'done' : 'pay')
  return satisfied ? <Done name={name} /> : <Pay name={name} />
}

function Done({ name }: { name: string }) {
  const t = useTranslations('payment')
  const free = useDraft((draft) => draft.promo?.free === true)
  const paidOn = formatDay(useDraft((draft) => draft.paymentCompletedAt))
  return (
    <Step
      title={t(free ? 'done.freeTitle' : 'done.title')}
      intro={t(free ? 'done.freeIntro' : 'done.intro', { name })}
      longPrimary
      primary={
        <LinkButton look="primary" to="/share">
          {t(free ? 'done.nextPage' : 'done.toShare')}
        </LinkButton>
      }
    >
      <div className="stack s6">
        <HalfSunRule />
        <Notice kind="success" title={free || !paidOn ? undefined : t('done.paidOn', { date: paidOn })}>
          {t(free ? 'done.confirmed' : 'done.receipt')}
        </Notice>
      </div>
    </Step>
  )
}

function Pay({ name }: { name: string }) {
  const t = useTranslations('payment')
  const personName = useDraft((draft) => draft.personName.trim())
  return (
    <Checkout
      {...usePayment()}
      item={t('receipt.memorial', { name: personName })}
      includes={t('receipt.includes')}
      price={limits.priceMinor}
      currency={limits.currency}
      frame={(primary, content) => (
        <Step title={t('title')} intro={t('intro', { name })} primary={primary}>
          {content}
          <p className="top5">
            <LinkButton look="link" to="/memorial/dashboard">
              {t('toDashboard')}
            </LinkButton>
          </p>
        </Step>
      )}
    />
  )
}

function Step({
  title,
  intro,
  primary,
  longPrimary,
  children,
}: {
  title: string
  intro: string
  primary: ReactNode
  longPrimary?: boolean
  children: ReactNode
}) {
  const common = useTranslations('common')
  return (
    <StepLayout
      title={title}
      intro={intro}
      foot={
        <StepFoot
          back={
            <LinkButton look="plain" icon={ArrowLeft} to="/save">
              {common('back')}
            </LinkButton>
          }
          status={<SavedStatus />}
          primary={primary}
          longPrimary={longPrimary}
        />
      }
    >
      {children}
    </StepLayout>
  )
}
