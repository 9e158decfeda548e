import { createTranslator } from 'use-intl/core'
import { save } from '#app/messages/en/save.ts'
import { formats, locale, timeZone } from '#app/messages/formats.ts'
import { currentStep, type SavingState } from './progress.ts'

const t = createTranslator({ locale, timeZone, formats, messages: { save }, namespace: 'save.step' })

/** Where a save stands, in words; null when none is under way. */
export function labelOf(state: SavingState): string | null {
  const step = currentStep(state)
  if (step === null) return null
  return step.name === 'photo' ? t('photo', { number: step.number, total: step.total }) : t(step.name)
}
