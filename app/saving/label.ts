import { createTranslator } from 'use-intl/core'
import { save } from '#app/messages/en/save.ts'
import { formats, timeZone } from '#app/messages/formats.ts'
import { readerLocale } from '#app/messages/reader.ts'
import { spoken } from '#app/messages/spoken.ts'
import { currentStep, type SavingState } from './progress.ts'

/** Where a save stands, in words; null when none is under way. */
export function labelOf(state: SavingState): string | null {
  const step = currentStep(state)
  if (step === null) return null
  const messages = spoken({ save })
  const t = createTranslator({ locale: readerLocale(), timeZone, formats, messages, namespace: 'save.step' })
  return step.name === 'photo' ? t('photo', { number: step.number, total: step.total }) : t(step.name)
}
