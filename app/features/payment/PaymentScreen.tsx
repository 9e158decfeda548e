import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { isPaymentSatisfied } from '#app/draft/steps.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { SavedStatus } from '#app/saving/SavedStatus.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'
import { payment as limits } from '#contract/limits.ts'
import { Checkout } from './Checkout.tsx'
import { DonePanel } from './DonePanel.tsx'
import { usePayment } from './use-payment.ts'
import { usePromo } from './use-promo.ts'

/** Step 7: paid, free with a promo code, or to be paid. */
export function PaymentScreen({ name }: { name: string }) {
  const satisfied = useDraft(isPaymentSatisfied)
  useViewChange(satisfied ? 'done' : 'pay')
  return satisfied ? <Done name={name} /> : <Pay name={name} />
}

function Done({ name }: { name: string }) {
  const t = useTranslations('payment')
  const free = useDraft((draft) => draft.promo?.free === true)
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
      <DonePanel free={free} />
    </Step>
  )
}

function Pay({ name }: { name: string }) {
  const t = useTranslations('payment')
  const payment = usePayment()
  const promo = usePromo(payment.begin)
  const personName = useDraft((draft) => draft.personName.trim())
  const applied = useDraft((draft) => draft.promo?.code ?? null)
  return (
    <Checkout
      {...{ payment, promo, applied }}
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
