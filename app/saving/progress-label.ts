import { createTranslator } from 'use-intl/core'
import { intlLocale } from '#app/messages/current-locale.ts'
import { formats, timeZone } from '#app/messages/formats.ts'
import { translated } from '#app/messages/translations.ts'
import { save } from '#languages/en/screens/save.ts'
import { currentStep, type SavingState } from './progress.ts'

/** Label for the current step of a save; null when no save is under way. */
export function progressLabel(state: SavingState): string | null {
  const step = currentStep(state)
  if (step === null) return null
  const messages = translated({ save })
  const t = createTranslator({ locale: intlLocale(), timeZone, formats, messages, namespace: 'save.step' })
  return step.name === 'photo' || step.name === 'film'
    ? t(step.name, { number: step.number, total: step.total })
    : t(step.name)
}
