import type { Edit } from '#app/draft/edits.ts'
import type { When } from './DateQuestion.tsx'

/** Puts back what choosing No took out (spec 1 §2 "Who"). */
export const restoreWhen =
  ({ memorialDate, address, details }: When): Edit =>
  (draft) => ({ ...draft, hasDate: true, memorialDate, address, details })
