import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import {
  cursorAfter,
  digitsOf,
  groupExpiry,
  groupNumber,
  onlyCvc,
} from '#app/lib/payment-card/format-card.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { TextField } from '../TextField.tsx'
import styles from './PaymentCard.module.css'
import type { PaymentCardForm } from './use-payment-card.ts'

interface Props {
  card: Pick<PaymentCardForm, 'card' | 'problems' | 'set'>
}

/**
 * Fields for a card: holder, number, expiry and security code; in a page without script too. Needs the messages `card`.
 */
export function CardFields({ card: { card, problems, set } }: Props) {
  const t = useTranslations('card')
  return (
    <div className="stack">
      <TextField
        label={t('holder')}
        error={problems.holder}
        name="holder"
        autoComplete="cc-name"
        required
        value={card.holder}
        onChange={({ target }) => set('holder', target.value)}
      />
      <CardField
        label={t('number')}
        error={problems.number}
        name="number"
        autoComplete="cc-number"
        required
        group={groupNumber}
        value={card.number}
        onText={(text) => set('number', text)}
      />
      <div className={`stack s4 ${styles.two}`}>
        <CardField
          label={t('expiry')}
          error={problems.expiry}
          name="expiry"
          autoComplete="cc-exp"
          placeholder={t('expiryHint')}
          required
          group={groupExpiry}
          value={card.expiry}
          onText={(text) => set('expiry', text)}
        />
        <CardField
          label={t('cvc')}
          error={problems.cvc}
          name="cvc"
          autoComplete="cc-csc"
          required
          group={onlyCvc}
          value={card.cvc}
          onText={(text) => set('cvc', text)}
        />
      </div>
    </div>
  )
}

type FieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'value' | 'ref'> & {
  value: string
  /** Groups the digits as they are printed on a card. */
  group: (typed: string) => string
  onText: (text: string) => void
}

/** A field for grouped digits; the cursor stays behind the same digit. */
function CardField({ value, group, onText, ...rest }: FieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (digitsBefore.current === null || document.activeElement !== box.current) return
    const place = cursorAfter(value, digitsBefore.current)
    box.current?.setSelectionRange(place, place)
    digitsBefore.current = null
  })

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const grouped = group(target.value)
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    const atEnd = before.length === target.value.length
    digitsBefore.current = digitsOf(atEnd ? grouped : before).length
    onText(grouped)
  }

  return (
    <TextField
      {...rest}
      ref={box}
      inputMode="numeric"
      spellCheck={false}
      value={value}
      onChange={handleChange}
    />
  )
}
