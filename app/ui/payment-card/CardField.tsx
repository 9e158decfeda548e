import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { cursorAfter, digitsOf } from '#app/lib/payment-card/format-card.ts'
import { TextField } from '../TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'onChange' | 'value' | 'ref'> & {
  value: string
  /** Groups the digits as they are printed on a card. */
  group: (typed: string) => string
  onText: (text: string) => void
}

/** A field for grouped digits; the cursor stays behind the same digit. */
export function CardField({ value, group, onText, ...rest }: Props) {
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
