import { classifyContact, contactKey } from '#contract/contacts-text.ts'

/**
 * Whether an address or number was replaced by somebody else's, rather than corrected. Half-typed text is nobody's yet,
 * and where it cannot be told, it is the same person: another provider, one name more, a slip of two letters.
 */
export function isOtherContact(before: string, now: string): boolean {
  const kinds = [classifyContact(before), classifyContact(now)]
  if (kinds.some((kind) => kind === 'invalid' || kind === 'empty')) return false
  if (contactKey(before) === contactKey(now)) return false
  if (kinds[0] !== kinds[1]) return true
  const [one, other] = [personIn(before), personIn(now)]
  return !one.includes(other) && !other.includes(one) && !isSlip(one, other)
}

/** What of a contact stands for the person: before the @, or the digits. */
const personIn = (text: string): string => {
  const key = contactKey(text)
  return key.includes('@') ? key.slice(0, key.lastIndexOf('@')) : key.replace(/\D/g, '')
}

/** What a slip leaves in its place is most of it. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = [one, other].sort((a, b) => a.length - b.length) as [string, string]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1
  const kept = start + end
  return long.length - kept <= 2 && kept >= long.length / 2
}
