import { type FormEvent, useRef, useState } from 'react'
import { cardOf } from '#app/lib/payment-card/format-card.ts'
import { answerBank, confirmCard, type SandboxAnswer } from '#app/lib/payment-card/sandbox-client.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { BankDialog } from '#app/ui/payment-card/BankDialog.tsx'
import { CardFields } from '#app/ui/payment-card/CardFields.tsx'
import { TestCards } from '#app/ui/payment-card/TestCards.tsx'
import { usePaymentCard } from '#app/ui/payment-card/use-payment-card.ts'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { Authorisation } from './Authorisation.tsx'
import styles from './Payment.module.css'
import type { PaymentFormProps } from './payment-form.ts'

/** The card form of the sandbox, which behaves like a real one but moves no money. */
export function SandboxForm({ formId, intent, amount, currency, onBusy, onPaid }: PaymentFormProps) {
  const t = useTranslations('payment')
  const card = usePaymentCard()
  const [authorised, setAuthorised] = useState(false)
  const [unauthorised, setUnauthorised] = useState(false)
  /** Set if the payment failed or its result is unknown; the card fields show the details. */
  const [failed, setFailed] = useState<'declined' | 'unclear' | null>(null)
  const [asksBank, setAsksBank] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const running = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, refusals)

  /** Runs one request at a time, however often a button is pressed. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    onBusy(true)
    setFailed(null)
    try {
      await work()
    } finally {
      running.current = false
      onBusy(false)
    }
  }

  async function take(answer: SandboxAnswer): Promise<void> {
    setAsksBank(answer.kind === 'requires_action')
    if (answer.kind === 'succeeded') return onPaid(answer.kind)
    if (answer.kind === 'requires_action') return
    if (answer.kind === 'refused') {
      card.refuse(answer.code, answer.words)
      setFailed('declined')
    } else setFailed('unclear')
    setRefusals((count) => count + 1)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = card.check()
    setUnauthorised(!authorised)
    if (Object.keys(found).length > 0 || !authorised) return setRefusals(refusals + 1)
    void run(async () => take(await confirmCard(intent, cardOf(card.card))))
  }

  return (
    <form
      className={styles.form}
      id={formId}
      ref={form}
      noValidate
      onChange={() => setFailed(null)}
      onSubmit={submit}
    >
      <TestCards />
      {failed !== null && (
        <Notice kind="error" isAnswer title={t(`trouble.${failed}`)}>
          {t(`trouble.${failed}Help`)}
        </Notice>
      )}
      <CardFields card={card} />
      <Authorisation
        {...{ amount, currency }}
        checked={authorised}
        missing={unauthorised}
        onChecked={(checked) => {
          setAuthorised(checked)
          setUnauthorised(false)
        }}
      />
      <BankDialog
        open={asksBank}
        amount={amount}
        currency={currency}
        last4={card.card.number.slice(-4)}
        onAnswer={(approve) => run(async () => take(await answerBank(intent, approve)))}
      />
    </form>
  )
}
