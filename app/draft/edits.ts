import type { Draft, DraftProfilePhoto } from './schema.ts'

/**
 * The changes that screens make to a draft. Each names the one field or item it means, by id, and leaves the
 * rest as it finds it: it may be applied to a newer copy, into which another tab has written meanwhile, and
 * applied twice it changes nothing more.
 */
export type Edit = (draft: Draft) => Draft

type TextField =
  | 'personName'
  | 'memorialDate'
  | 'address'
  | 'details'
  | 'personalMessage'
  | 'importText'
  | 'email'
  | 'shareSlug'

/** Sets one text field. */
export const setText =
  (field: TextField, value: string): Edit =>
  (draft) =>
    draft[field] === value ? draft : { ...draft, [field]: value }

/** Whether there is a date. No clears date, address and details. */
export const chooseDate =
  (hasDate: boolean): Edit =>
  (draft) =>
    hasDate ? { ...draft, hasDate } : { ...draft, hasDate, memorialDate: '', address: '', details: '' }

/** null takes the profile photo away. */
export const setProfilePhoto =
  (profilePhoto: DraftProfilePhoto | null): Edit =>
  (draft) => ({ ...draft, profilePhoto })

/** Remembers where the host is, and how far they came. */
export const reachStep =
  (step: number): Edit =>
  (draft) =>
    draft.currentStep === step && draft.furthestStep >= step
      ? draft
      : { ...draft, currentStep: step, furthestStep: Math.max(draft.furthestStep, step) }

/** A promo code that the server accepted; null takes it off. */
export const setPromo =
  (promo: Draft['promo']): Edit =>
  (draft) => ({ ...draft, promo })

/** Its memorial was kept by mail before its end: here, or on another device that mailed the way to here. */
export const keepEarly: Edit = (draft) => (draft.keptEarly ? draft : { ...draft, keptEarly: true })

/** Something of the draft still has to reach the server, or no longer has to. */
export const setPendingPersist =
  (pendingPersist: boolean): Edit =>
  (draft) =>
    draft.pendingPersist === pendingPersist ? draft : { ...draft, pendingPersist }
