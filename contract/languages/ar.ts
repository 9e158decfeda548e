import type { Texts } from './translate.ts'

/** The texts of the contract (errors, and what is wrong with a field), by their English words. */
export const ar: Texts = {}
