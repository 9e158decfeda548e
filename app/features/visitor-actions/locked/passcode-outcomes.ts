/** What can become of a try of the word, as the address of the page says it (`?word=`). */
export const passcodeOutcomes = ['wrong', 'later', 'tomorrow'] as const

export type PasscodeOutcome = (typeof passcodeOutcomes)[number]
