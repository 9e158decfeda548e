import { useImperativeHandle, useRef, useState } from 'react'
import { cardOf } from '#app/lib/payment-card/format-card.ts'
import { answerBank, type SandboxPayment, saveCard } from '#app/lib/payment-card/sandbox-client.ts'
import { BankDialog } from '#app/ui/payment-card/BankDialog.tsx'
import { CardFields } from '#app/ui/payment-card/CardFields.tsx'
import { TestCards } from '#app/ui/payment-card/TestCards.tsx'
import { usePaymentCard } from '#app/ui/payment-card/use-payment-card.ts'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { CardFormProps, CardTrouble } from './card-form.ts'
import styles from './Giving.module.css'

const refused: CardTrouble = { kind: 'refused' }

/** The sandbox's card form: behaves like a real one, but no money moves. */
export function SandboxCard({ ref, amount, currency }: CardFormProps) {
  const card = usePaymentCard()
  const box = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const [asked, setAsked] = useState<{ payment: SandboxPayment; answer: (approve: boolean) => void } | null>(
    null,
  )
  useFocusFirstError(box, refusals)

  function refuse(code: string | null, words: string): void {
    card.refuse(code, words)
    setRefusals((count) => count + 1)
  }

  /** Shows a refusal at the card, and returns the answer. */
  function told<A extends { kind: string }>(
    answer: A | { kind: 'refused'; code: string | null; words: string },
  ) {
    if (!('code' in answer)) return answer
    refuse(answer.code, answer.words)
    return refused
  }

  useImperativeHandle(ref, () => ({
    refuse,
    async keep() {
      if (Object.keys(card.check()).length > 0) {
        setRefusals((count) => count + 1)
        return refused
      }
      return told(await saveCard(cardOf(card.card)))
    },
    async confirm(payment) {
      const approve = await new Promise<boolean>((answer) => setAsked({ payment, answer }))
      const answer = await answerBank(payment, approve)
      setAsked(null)
      if (answer.kind === 'requires_action') return refused
      return told(answer)
    },
  }))

  return (
    <div className={styles.card} ref={box}>
      <TestCards />
      <CardFields card={card} />
      <BankDialog
        open={asked !== null}
        amount={amount}
        currency={currency}
        last4={card.card.number.slice(-4)}
        onAnswer={async (approve) => asked?.answer(approve)}
      />
    </div>
  )
}
