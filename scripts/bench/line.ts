/** Prints what was measured, beside what is wanted. */
export type Line = (what: string, measured: string, wanted: string) => void
