import type { KeyboardEvent } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { latinDigits } from '#contract/digits.ts'
import type { usePlace } from './use-place.ts'

/** The number of the place to move to, and its button. */
export function PlaceField({ last, asked }: { last: number; asked: ReturnType<typeof usePlace> }) {
  const t = useTranslations('photos.moveDialog')

  function press() {
    if (asked.typed === '') asked.setRefused(true)
    else asked.go()
  }

  /** Enter would submit the form around the dialog. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    press()
  }

  return (
    <TextField
      label={t('number', { last })}
      error={asked.refused && t('numberUnclear', { last })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={asked.typed}
      onChange={(event) => asked.setTyped(latinDigits(event.currentTarget.value).replace(/\D/g, ''))}
      onKeyDown={handleKey}
      beside={
        <Button aria-label={t('goNamed')} onPress={press}>
          {t('go')}
        </Button>
      }
    />
  )
}
