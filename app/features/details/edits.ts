import type { Edit } from '#app/draft/edits.ts'
import type { When } from './DateQuestion.tsx'
import type { WhenTexts } from './WhenFields.tsx'

/** Restores the date, place and details that choosing No has cleared. */
export const restoreWhen =
  ({ memorialDate, address, details }: When): Edit =>
  (draft) => ({ ...draft, hasDate: true, memorialDate, address, details })

/**
 * Sets date, place or details on the edit screen. It does not ask whether there is a date, so any entry sets `hasDate`.
 */
export const writeWhen =
  (field: keyof WhenTexts, value: string): Edit =>
  (draft) => ({ ...draft, [field]: value, hasDate: value === '' ? draft.hasDate : true })
