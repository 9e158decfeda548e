import type { User } from '#contract/accounts.ts'
import type { Draft } from './schema.ts'

/** The nine steps by index. */
export const steps = [
  { index: 0, name: 'welcome', path: '/' },
  { index: 1, name: 'who', path: '/who' },
  { index: 2, name: 'photos', path: '/photos' },
  { index: 3, name: 'message', path: '/message' },
  { index: 4, name: 'contacts', path: '/contacts' },
  { index: 5, name: 'preview', path: '/preview' },
  { index: 6, name: 'save', path: '/save' },
  { index: 7, name: 'payment', path: '/payment' },
  { index: 8, name: 'share', path: '/share' },
] as const

export type Step = (typeof steps)[number]
export type StepName = Step['name']

const PREVIEW = 5
export const SAVE = 6
const PAYMENT = 7
const SHARE = 8

/** Who uses this browser, as far as it knows. */
export interface Account {
  token: string | null
  user: User | null
}

type Progress = Pick<Draft, 'memorialUuid' | 'furthestStep' | 'paymentCompleted' | 'promo'>

/** Whether there is an account with a verified email and a token. */
export const isFullySignedIn = (account: Account): boolean =>
  account.token !== null && account.user?.emailVerified === true

/** Whether each step saves in place: account, verified email and memorial all exist. */
export const isEditMode = (draft: Pick<Draft, 'memorialUuid'>, account: Account): boolean =>
  draft.memorialUuid !== null && isFullySignedIn(account)

/** Whether the memorial is paid for, or free by promo code. */
export const isPaymentSatisfied = (draft: Pick<Draft, 'paymentCompleted' | 'promo'>): boolean =>
  draft.paymentCompleted || draft.promo?.free === true

/**
 * The step at which a draft is continued: the one that was open last. If that was the first, it is the furthest step
 * reached, because every way in leads through the first (docs/decisions/0012).
 */
export const stepLeftAt = (currentStep: number, furthestStep: number): number =>
  currentStep > 1 ? currentStep : Math.max(currentStep, furthestStep)

/** Whether the host has not come to Preview, and opened Save from an earlier step. */
export const isSaveEarly = ({ furthestStep }: Pick<Draft, 'furthestStep'>): boolean => furthestStep < PREVIEW

/** The path that leads back from Save: the furthest step if it was opened early, else Preview. */
export const findPathBeforeSave = (draft: Pick<Draft, 'furthestStep'>): string =>
  steps[isSaveEarly(draft) ? Math.max(1, draft.furthestStep) : PREVIEW]?.path ?? '/preview'

/** A signed-in host with a memorial counts as having reached Payment. */
export const furthestReached = (draft: Progress, account: Account): number =>
  isEditMode(draft, account) ? Math.max(draft.furthestStep, PAYMENT) : draft.furthestStep

/** Where a step leads whose turn has not come: Payment needs a saved memorial, and Share one that is paid for. */
export function findPathBack(step: number | undefined, draft: Progress): string | null {
  if (step === undefined || step < PAYMENT) return null
  if (draft.memorialUuid === null) return '/save'
  return step === SHARE && !isPaymentSatisfied(draft) ? '/payment' : null
}

/** Whether a step may be opened from the bar. */
export function canOpenStep(step: number, draft: Progress, account: Account): boolean {
  if (step === SHARE && !isPaymentSatisfied(draft)) return false
  return step <= furthestReached(draft, account) || isFullySignedIn(account)
}

/**
 * The steps in the bar, from Who on; without Save once account, verified email and memorial exist, unless it is open: the
 * bar would move while the memorial is being saved.
 */
export function barSteps(
  open: Step | undefined,
  draft: Pick<Draft, 'memorialUuid'>,
  account: Account,
): Step[] {
  const isSaveHidden = open?.index !== SAVE && isEditMode(draft, account)
  return steps.filter(({ index }) => index > 0 && !(isSaveHidden && index === SAVE))
}
