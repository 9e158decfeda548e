/** Whether people other than its hosts may read a memorial; `locked` needs a passcode. */
export function publicState(memorial: {
  paymentCompletedAt: Date | null
  /** Taken off by the operator, also for its hosts. */
  hiddenAt: Date | null
  /** Its year is over and its page is closed, also for its hosts. */
  archivedAt: Date | null
  visibility: 'LINK' | 'PASSCODE' | 'PRIVATE'
}): 'open' | 'missing' | 'ended' | 'locked' | 'private' {
  if (!memorial.paymentCompletedAt || memorial.hiddenAt) return 'missing'
  if (memorial.archivedAt) return 'ended'
  const states = { LINK: 'open', PASSCODE: 'locked', PRIVATE: 'private' } as const
  return states[memorial.visibility]
}
