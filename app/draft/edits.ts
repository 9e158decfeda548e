import type { LifeDates } from '#contract/life-dates.ts'
import { dayTextNames, type MemorialText, mapTexts } from '#contract/memorial-texts.ts'
import type { Draft, DraftProfilePhoto } from './schema.ts'
import { isSaveEarly, SAVE } from './steps.ts'

/**
 * A change that a screen makes to a draft. An edit names the one field or item that it changes, by id, and leaves the
 * rest alone: it is applied to the latest copy, which an upload or another tab may have changed meanwhile.
 */
export type Edit = (draft: Draft) => Draft

type TextField =
  | 'personName'
  | keyof LifeDates
  | 'memorialDate'
  | MemorialText
  | 'importText'
  | 'email'
  | 'shareSlug'

/** Sets one text field. */
export const setText =
  (field: TextField, value: string): Edit =>
  (draft) =>
    draft[field] === value ? draft : { ...draft, [field]: value }

/** Sets whether there is a date. `false` clears the date and the texts of the day. */
export const chooseDate =
  (hasDate: boolean): Edit =>
  (draft) =>
    hasDate
      ? { ...draft, hasDate }
      : { ...draft, hasDate, memorialDate: '', ...mapTexts(dayTextNames, () => '') }

/** null removes the profile photo. */
export const setProfilePhoto =
  (profilePhoto: DraftProfilePhoto | null): Edit =>
  (draft) => ({ ...draft, profilePhoto })

/** Stores the step that is open, and the furthest step that was reached; Save counts only in its turn. */
export const reachStep =
  (step: number): Edit =>
  (draft) => {
    const isEarly = step === SAVE && isSaveEarly(draft)
    const furthestStep = isEarly ? draft.furthestStep : Math.max(draft.furthestStep, step)
    return draft.currentStep === step && draft.furthestStep === furthestStep
      ? draft
      : { ...draft, currentStep: step, furthestStep }
  }

/** A promo code that the server accepted; null removes it. */
export const setPromo =
  (promo: Draft['promo']): Edit =>
  (draft) => ({ ...draft, promo })

/** Marks whether something of the draft still has to reach the server. */
export const setPendingPersist =
  (pendingPersist: boolean): Edit =>
  (draft) =>
    draft.pendingPersist === pendingPersist ? draft : { ...draft, pendingPersist }
