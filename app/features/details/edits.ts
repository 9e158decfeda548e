import type { Edit } from '#app/draft/edits.ts'
import type { When } from './DateQuestion.tsx'
import type { WhenTexts } from './WhenFields.tsx'

/** Puts back what choosing No took out. */
export const restoreWhen =
  ({ memorialDate, address, details }: When): Edit =>
  (draft) => ({ ...draft, hasDate: true, memorialDate, address, details })

/** Writes when or where on the edit screen, which does not ask whether there is a date: whoever writes one has one. */
export const writeWhen =
  (field: keyof WhenTexts, value: string): Edit =>
  (draft) => ({ ...draft, [field]: value, hasDate: value === '' ? draft.hasDate : true })
