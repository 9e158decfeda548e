import { type FormEvent, useRef, useState } from 'react'
import { currentSession } from '#app/lib/session.ts'
import { takeRedirectReturn } from '#app/lib/stripe/redirect-return.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { CardTrouble } from '#app/parts/card-form/card-form.ts'
import { useAlone } from '#app/parts/card-form/use-alone.ts'
import type { LoadedCardForm } from '#app/parts/card-form/use-card-form.ts'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import styles from './Payment.module.css'
import type { Intent } from './use-payment-flow.ts'

interface Props {
  /** Id of the `<form>`, because the Pay button is in the foot, outside it. */
  formId: string
  intent: Intent
  cardForm: LoadedCardForm
  /** '$30.00' */
  amount: string
  /** 'AUD' */
  currency: string
  /** A request to the provider is in progress; other buttons are disabled. */
  onBusy: (busy: boolean) => void
  /** Asked before the card is charged. */
  isStillWanted: () => Promise<boolean>
  /**
   * The provider took the payment. `confirmation` is the provider's status for it, which is passed on to the server.
   */
  onPaid: (confirmation: string) => Promise<void>
}

/** `words` instead of the usual help: why a card was refused, where no field shows it. */
type Failure = { kind: 'declined' | 'unclear'; words: string | null }

/** The card, and the consent to charge it; the card goes to the provider, never to our server. */
export function PaymentForm(props: Props) {
  const { formId, intent, cardForm, amount, currency, onBusy, isStillWanted, onPaid } = props
  const t = useTranslations('payment')
  const words = useTranslations('card')
  const { Form, card } = cardForm
  const [authorised, setAuthorised] = useState(false)
  const [unauthorised, setUnauthorised] = useState(false)
  // A bank with a page of its own may have led back here.
  const [failure, setFailure] = useState<Failure | null>(() =>
    takeRedirectReturn()?.isRefused ? { kind: 'declined', words: words('refused.authentication') } : null,
  )
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const alone = useAlone(onBusy)
  useFocusFirstError(form, refusals)

  async function pay(): Promise<void> {
    setFailure(null)
    const answer = (await card.current?.pay(intent, isStillWanted)) ?? { kind: 'notReady' }
    if (answer.kind === 'paid') return onPaid(answer.status)
    setFailure(failureOf(answer))
  }

  function failureOf(trouble: CardTrouble): Failure | null {
    switch (trouble.kind) {
      case 'incomplete':
        return null
      case 'refused':
        return { kind: 'declined', words: trouble.why }
      case 'notReady':
        return { kind: 'declined', words: t('trouble.notReady') }
      case 'unreachable':
        // It is unknown whether the payment was made.
        return { kind: 'unclear', words: null }
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const isComplete = card.current?.check() ?? true
    setUnauthorised(!authorised)
    if (!isComplete || !authorised) return setRefusals(refusals + 1)
    void alone(pay)
  }

  return (
    <form
      className="stack"
      id={formId}
      ref={form}
      noValidate
      onChange={() => setFailure(null)}
      onSubmit={submit}
    >
      {Form ? (
        <>
          <Form
            ref={card}
            page={intent}
            wanted={{ clientSecret: intent.clientSecret }}
            amount={amount}
            currency={currency}
            email={currentSession().user?.email}
            notice={
              failure && (
                <Notice kind="error" isAnswer title={t(`trouble.${failure.kind}`)}>
                  {failure.words ?? t(`trouble.${failure.kind}Help`)}
                </Notice>
              )
            }
          />
          <Checkbox
            error={unauthorised && t('card.authoriseRequired')}
            required
            checked={authorised}
            onChange={({ target }) => {
              setAuthorised(target.checked)
              setUnauthorised(false)
            }}
          >
            {t('card.authorise', { amount, currency })}
          </Checkbox>
        </>
      ) : (
        <div className={`stack s4 ${styles.awaited}`}>
          <LoadingLine>{t('receipt.loading')}</LoadingLine>
        </div>
      )}
    </form>
  )
}
