import { oneLine } from '#contract/one-line.ts'
import { mailableName } from './spam.ts'

/** Longer ones are cut: no mail client shows more of a name. */
const LONGEST = 80

/**
 * What somebody is called in the headers of a mail, on one line; '' for a name that has no place there: one that carries
 * an offer (docs/decisions/0182), or that could be taken for an address.
 */
export function headerName(name: string): string {
  const line = oneLine(name)
  if (/[@<>]/.test(line.normalize('NFKC')) || mailableName(line) === '') return ''
  return [...line].slice(0, LONGEST).join('').trim()
}
