export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong'

/**
 * A rough rating of how hard a password is to guess; it advises only. Length counts most, then how many different
 * characters it has; runs such as `aaaa`, `1234` or `qwer` add little.
 */
export function passwordStrength(password: string, shortest: number): Strength {
  const characters = [...password]
  if (characters.length < shortest) return 'short'
  const fresh = characters.filter(
    (character, i) => i === 0 || !continuesRun(characters[i - 1], character),
  ).length
  const different = new Set(password.toLowerCase()).size
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const worth = Math.min(fresh, different * 2) + kinds * 2
  if (worth < 10) return 'weak'
  if (worth < 15) return 'fair'
  return worth < 21 ? 'good' : 'strong'
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** `b` continues a run after `a`: the same character, the next of the alphabet, or the next key. */
function continuesRun(a: string | undefined, b: string): boolean {
  if (a === undefined) return false
  const step = (b.codePointAt(0) ?? 0) - (a.codePointAt(0) ?? 0)
  return Math.abs(step) <= 1 || rows.some((row) => row.includes(`${a}${b}`.toLowerCase()))
}
