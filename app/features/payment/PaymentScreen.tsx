import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { hasLocalFiles } from '#app/draft/rules.ts'
import { isPaymentSatisfied } from '#app/draft/steps.ts'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SavedLine, StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout, StepSection } from '#app/ui/StepLayout.tsx'
import { payment as limits } from '#contract/limits.ts'
import { CardSection, isClosed } from './CardSection.tsx'
import { DonePanel } from './DonePanel.tsx'
import { PromoSection } from './PromoSection.tsx'
import { Receipt } from './Receipt.tsx'
import { usePayment } from './use-payment.ts'
import { usePromo } from './use-promo.ts'

/** Step 7: completed, free by a promo code, or to be paid (spec 2 §4 "Payment states"). */
export function PaymentScreen({ name }: { name: string }) {
  const satisfied = useDraft(isPaymentSatisfied)
  const wasSatisfied = useRef(satisfied)
  useEffect(() => {
    if (satisfied && !wasSatisfied.current) document.getElementById('content')?.focus()
    wasSatisfied.current = satisfied
  }, [satisfied])
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
  const formId = useId()
  const payment = usePayment()
  const promo = usePromo(payment.begin)
  const personName = useDraft((draft) => draft.personName.trim())
  const applied = useDraft((draft) => draft.promo?.code ?? null)
  const [busy, setBusy] = useState(false)
  const [tooEarly, setTooEarly] = useState(false)
  const { intent } = payment
  const minor = intent?.amount ?? limits.priceMinor
  const currency = intent?.currency ?? limits.currency
  const amount = money(minor, currency)

  return (
    <Step
      title={t('title')}
      intro={t('intro', { name })}
      primary={
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
        </Button>
      }
    >
      <Receipt
        item={t('receipt.memorial', { name: personName })}
        includes={t('receipt.includes')}
        amount={minor}
        currency={currency}
        promoCode={applied}
      />
      <StepSection>
        <PromoSection promo={promo} applied={applied} gone={payment.promoGone} />
      </StepSection>
      <CardSection {...{ formId, payment, amount, currency, tooEarly }} onBusy={setBusy} />
      <p>
        <LinkButton look="link" to="/memorial/dashboard">
          {t('toDashboard')}
        </LinkButton>
      </p>
    </Step>
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
  const t = useTranslations('payment')
  const common = useTranslations('common')
  const saved = useDraft((draft) => !draft.pendingPersist && !hasLocalFiles(draft))
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
          status={saved && <SavedLine>{t('savedAll')}</SavedLine>}
          primary={primary}
          longPrimary={longPrimary}
        />
      }
    >
      {children}
    </StepLayout>
  )
}
