/** Possible results of a passcode attempt, as the page's address says them (`?word=`). */
export const passcodeOutcomes = ['wrong', 'later', 'tomorrow'] as const

export type PasscodeOutcome = (typeof passcodeOutcomes)[number]
