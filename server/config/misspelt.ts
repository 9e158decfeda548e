import { Environment } from './environment.ts'

/** The names of all variables. */
export const variables: readonly string[] = Object.keys(Environment.shape)

/** Variables that are set, not known, but similar to one of ours; one line for each. */
export function misspelt(environment: Record<string, string | undefined>): string[] {
  const set = Object.entries(environment).flatMap(([name, value]) => (value ? [name] : []))
  return set.flatMap((name) => {
    if (variables.includes(name)) return []
    const meant = variables.find((one) => one.length > SHORT && distance(name.toUpperCase(), one) <= SLIPS)
    return meant ? [`${name} is not read. Did you mean ${meant}?`] : []
  })
}

/** Names up to this length resemble others by chance. */
const SHORT = 6
/** The most missing, extra or different letters; two swapped letters count as two. */
const SLIPS = 2

/** The edit distance of two texts: letters to add, remove or change. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > SLIPS) return SLIPS + 1
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
