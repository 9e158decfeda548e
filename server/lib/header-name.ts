import { oneLine } from '#contract/one-line.ts'
import { mailableName } from './spam.ts'

/** Longer names are cut: no mail client shows more. */
const LONGEST = 80

/**
 * A name for mail headers, on one line; '' for a name that must not be used: one that contains an advertisement
 * (docs/decisions/0015), or looks like an address.
 */
export function headerName(name: string): string {
  const line = oneLine(name)
  if (/[@<>]/.test(line.normalize('NFKC')) || mailableName(line) === '') return ''
  return [...line].slice(0, LONGEST).join('').trim()
}
