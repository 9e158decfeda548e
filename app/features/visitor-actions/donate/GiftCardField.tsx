import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { money } from '#app/lib/money.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { useCardForm } from '#app/parts/card-form/use-card-form.ts'
import { Notice } from '#app/ui/Notice.tsx'
import type { DonationTerms } from '#contract/funds.ts'
import { card as cardMessages } from '#languages/en/screens/card.ts'
import type { CardPayment } from './read-gift-card.ts'

interface Props {
  terms: DonationTerms
  /** With the fee. */
  totalMinor: number
  currency: string
  payment: CardPayment
  /** Where a bank with a page of its own leads back to. */
  returnPath: string
  /** What is said if the provider's form cannot be loaded. */
  missing: string
}

const messages = { card: cardMessages }

/**
 * The provider's card field in the form of a gift. It leaves the card with the provider before the form is sent, and
 * asks the bank's question when the answer says so; then the form is sent again, and the server looks.
 */
export function GiftCardField({ terms, totalMinor, currency, payment, returnPath, missing }: Props) {
  const { card, Form, isMissing } = useCardForm(terms.provider)
  const kept = useRef<HTMLInputElement>(null)
  const asked = useRef<HTMLInputElement>(null)

  const isSending = useRef(false)
  function send(field: HTMLInputElement | null, value: string) {
    if (field) field.value = value
    isSending.current = true
    kept.current?.form?.requestSubmit()
    // The form was read when it was sent; the next press begins anew.
    isSending.current = false
    if (field) field.value = ''
  }

  const isKeeping = useRef(false)
  /** The provider was not reached; nothing was sent. */
  const [trouble, setTrouble] = useState<string | null>(null)
  async function keep(): Promise<void> {
    const isSent = kept.current?.closest<HTMLElement>('[data-card]')?.dataset.busy !== undefined
    if (isKeeping.current || isSent || !card.current?.check()) return
    isKeeping.current = true
    setTrouble(null)
    kept.current?.form?.setAttribute('data-pressed', '')
    const answer = await card.current.keep()
    isKeeping.current = false
    kept.current?.form?.removeAttribute('data-pressed')
    if (answer.kind === 'kept') send(kept.current, answer.paymentMethodId)
    if (answer.kind === 'unreachable') setTrouble(answer.words)
    // The server says that there is no card.
    if (answer.kind === 'notReady') send(null, '')
  }

  const waitForCard = useEffectEvent((event: Event) => {
    if (isSending.current || !card.current) return
    event.preventDefault()
    event.stopPropagation()
    void keep()
  })
  useEffect(() => {
    const form = kept.current?.form
    const listen = (event: Event) => waitForCard(event)
    form?.addEventListener('submit', listen)
    return () => form?.removeEventListener('submit', listen)
  }, [])

  const hear = useEffectEvent(({ asks, refusal }: CardPayment) => {
    if (refusal) card.current?.refuse(refusal.reason, refusal.words)
    // Where the bank refused, the card field says so; else the server looks.
    if (asks)
      void card.current
        ?.confirm(asks)
        .then(({ kind }) => kind !== 'refused' && send(asked.current, asks.paymentIntentId))
  })
  useEffect(() => hear(payment), [payment])

  return (
    <MessagesProvider messages={messages}>
      <div>
        <input type="hidden" name="paymentMethodId" ref={kept} />
        <input type="hidden" name="askedAbout" ref={asked} />
        {isMissing && <Notice kind="error" title={missing} />}
        {Form && (
          <Form
            ref={card}
            page={terms}
            wanted={{ amountMinor: totalMinor, currency: currency.toLowerCase() }}
            amount={money(totalMinor, currency)}
            currency={currency.toUpperCase()}
            returnPath={returnPath}
          />
        )}
        {trouble && <Notice kind="error" isAnswer title={trouble} />}
      </div>
    </MessagesProvider>
  )
}
