/** What can become of a try of the word, as the address of the page says it (`?word=`). */
export const outcomes = ['wrong', 'later', 'tomorrow'] as const

export type Outcome = (typeof outcomes)[number]
