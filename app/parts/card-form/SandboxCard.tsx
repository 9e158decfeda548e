import { useImperativeHandle, useRef, useState } from 'react'
import { cardOf } from '#app/lib/payment-card/format-card.ts'
import {
  answerBank,
  confirmCard,
  type SandboxAnswer,
  saveCard,
} from '#app/lib/payment-card/sandbox-client.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { CardFields } from '#app/ui/payment-card/CardFields.tsx'
import { TestCards } from '#app/ui/payment-card/TestCards.tsx'
import { usePaymentCard } from '#app/ui/payment-card/use-payment-card.ts'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { brand } from '#contract/brand.ts'
import type { CardFormProps, CardTrouble, ProviderPayment } from './card-form.ts'

/** The sandbox's card form: behaves like a real one, but no money moves. */
export function SandboxCard({ ref, amount, currency, notice }: CardFormProps) {
  const card = usePaymentCard()
  const box = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const [bank, setBank] = useState<{ answer: (approve: boolean) => Promise<void> } | null>(null)
  useFocusFirstError(box, refusals)

  function refuse(code: string | null, words: string): void {
    card.refuse(code, words)
    setRefusals((count) => count + 1)
  }

  /** Shows a refusal at its field. */
  function told(answer: Exclude<SandboxAnswer, { kind: 'succeeded' }>): CardTrouble {
    if (answer.kind === 'unreachable') return answer
    if (answer.kind === 'refused') refuse(answer.code, answer.words)
    return { kind: 'refused', why: null }
  }

  /** Opens the bank's dialog; resolves once the bank has heard the answer. */
  const askBank = (payment: ProviderPayment) =>
    new Promise<SandboxAnswer>((resolve) => {
      let isAnswered = false
      setBank({
        async answer(approve) {
          if (isAnswered) return
          isAnswered = true
          const answer = await answerBank(payment, approve)
          setBank(null)
          resolve(answer)
        },
      })
    })

  useImperativeHandle(ref, () => ({
    refuse,
    check() {
      const isComplete = Object.keys(card.check()).length === 0
      if (!isComplete) setRefusals((count) => count + 1)
      return isComplete
    },
    async pay(payment, isWanted) {
      if (!(await isWanted())) return { kind: 'incomplete' }
      const first = await confirmCard(payment, cardOf(card.card))
      const answer = first.kind === 'requires_action' ? await askBank(payment) : first
      return answer.kind === 'succeeded' ? { kind: 'paid', status: answer.kind } : told(answer)
    },
    async keep() {
      const answer = await saveCard(cardOf(card.card))
      return answer.kind === 'kept' ? answer : told(answer)
    },
    async confirm(payment) {
      const answer = await askBank(payment)
      return answer.kind === 'succeeded' ? { kind: 'paid' } : told(answer)
    },
  }))

  return (
    <div className="stack" ref={box}>
      {notice}
      <CardFields card={card} />
      <TestCards />
      <BankDialog
        open={bank !== null}
        amount={amount}
        currency={currency}
        last4={card.card.number.slice(-4)}
        onAnswer={async (approve) => bank?.answer(approve)}
      />
    </div>
  )
}

interface BankProps {
  open: boolean
  amount: string
  currency: string
  /** The card's last four digits. */
  last4: string
  onAnswer: (approve: boolean) => Promise<void>
}

/** The sandbox's version of the bank's question, as 3-D Secure asks it before a payment. */
function BankDialog({ open, amount, currency, last4, onAnswer }: BankProps) {
  const t = useTranslations('card.bank')
  return (
    <ConfirmDialog
      open={open}
      onClose={() => void onAnswer(false)}
      title={t('title')}
      primary={{ label: t('confirm'), onPress: () => onAnswer(true), busyLabel: t('confirming') }}
      secondary={{ label: t('decline'), onPress: () => onAnswer(false) }}
    >
      <p>{t('body', { amount, currency, last4, product: brand.name })}</p>
      <p className="quiet small">{t('test')}</p>
    </ConfirmDialog>
  )
}
