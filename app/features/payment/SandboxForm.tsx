import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { payment as limits } from '#contract/limits.ts'
import { BankDialog } from './BankDialog.tsx'
import { CardField } from './CardField.tsx'
import { type CardTexts, cardOf, groupExpiry, groupNumber, incompleteField, onlyCvc } from './card-text.ts'
import styles from './Payment.module.css'
import type { PaymentFormProps } from './payment-form.ts'
import { answerBank, confirmCard, type SandboxAnswer } from './sandbox-client.ts'
import { TestCards } from './TestCards.tsx'

type CardProblems = Partial<Record<keyof CardTexts | 'authorise', string>>

/** The field that a refusal is about; of a declined card it is the number. */
const fieldOf: Record<string, keyof CardTexts> = {
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  expired_card: 'expiry',
  invalid_cvc: 'cvc',
  name_required: 'holder',
  name_too_short: 'holder',
}

/** The card form of the sandbox, which behaves like a real one and moves no money. */
export function SandboxForm({ formId, intent, amount, currency, onBusy, onPaid }: PaymentFormProps) {
  const t = useTranslations('payment')
  const [card, setCard] = useState<CardTexts>({ holder: '', number: '', expiry: '', cvc: '' })
  const [authorised, setAuthorised] = useState(false)
  const [problems, setProblems] = useState<CardProblems>({})
  /** Why the payment as a whole did not happen; the field says the rest. */
  const [failed, setFailed] = useState<string | null>(null)
  const [asksBank, setAsksBank] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const running = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, refusals)

  const change = (field: keyof CardTexts) => (text: string) => {
    setCard((current) => ({ ...current, [field]: text }))
    setProblems(({ [field]: _, ...others }) => others)
    setFailed(null)
  }

  function check(): CardProblems {
    const holder = card.holder.trim()
    const lacking = incompleteField(card)
    return {
      ...(holder === ''
        ? { holder: t('card.holderRequired') }
        : holder.length < limits.cardholderMin && {
            holder: t('card.holderShort', { min: limits.cardholderMin }),
          }),
      ...(lacking && { [lacking]: t('card.incomplete') }),
      ...(!authorised && { authorise: t('card.authoriseRequired') }),
    }
  }

  /** One request at a time, whatever is pressed how often. */
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
      const field = (answer.code && fieldOf[answer.code]) || 'number'
      setProblems({ [field]: answer.words })
      setFailed(t('trouble.declinedHelp'))
    } else setFailed(answer.words)
    setRefusals((count) => count + 1)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = check()
    setProblems(found)
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1)
    void run(async () => take(await confirmCard(intent, cardOf(card))))
  }

  return (
    <form className={styles.form} id={formId} ref={form} noValidate onSubmit={submit}>
      <TestCards />
      {failed !== null && (
        <Notice kind="error" title={t('trouble.declined')}>
          {failed}
        </Notice>
      )}
      <TextField
        label={t('card.holder')}
        error={problems.holder}
        name="holder"
        autoComplete="cc-name"
        required
        value={card.holder}
        onChange={({ target }) => change('holder')(target.value)}
      />
      <CardField
        label={t('card.number')}
        error={problems.number}
        name="number"
        autoComplete="cc-number"
        required
        group={groupNumber}
        value={card.number}
        onText={change('number')}
      />
      <div className={styles.two}>
        <CardField
          label={t('card.expiry')}
          error={problems.expiry}
          name="expiry"
          autoComplete="cc-exp"
          placeholder={t('card.expiryHint')}
          required
          group={groupExpiry}
          value={card.expiry}
          onText={change('expiry')}
        />
        <CardField
          label={t('card.cvc')}
          error={problems.cvc}
          name="cvc"
          autoComplete="cc-csc"
          required
          group={onlyCvc}
          value={card.cvc}
          onText={change('cvc')}
        />
      </div>
      <Checkbox
        error={problems.authorise}
        required
        checked={authorised}
        onChange={({ target }) => {
          setAuthorised(target.checked)
          setProblems(({ authorise: _, ...others }) => others)
        }}
      >
        {t('card.authorise', { amount, currency })}
      </Checkbox>
      <BankDialog
        open={asksBank}
        amount={amount}
        currency={currency}
        last4={card.number.slice(-4)}
        onAnswer={(approve) => run(async () => take(await answerBank(intent, approve)))}
      />
    </form>
  )
}
