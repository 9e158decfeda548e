import { randomUUID } from 'node:crypto'
import type { ReasonKind } from '#contract/thanks.ts'

/** What came in and has no line yet. */
export interface Unplaced {
  kind: ReasonKind
  sourceUuid: string
  /** The proven address of whoever did it. */
  key: string | null
}

/** Lines to begin, and whose line each thing goes to. */
export interface Placing {
  people: string[]
  reasons: { kind: ReasonKind; sourceUuid: string; personUuid: string }[]
}

/**
 * Gives everything a line: that of its proven address, or one of its own.
 *
 * @param known the lines of proven addresses
 */
export function placed(
  unplaced: readonly Unplaced[],
  known: ReadonlyMap<string, string>,
  newUuid: () => string = randomUUID,
): Placing {
  const lines = new Map(known)
  const people: string[] = []
  const reasons = unplaced.map(({ kind, sourceUuid, key }) => {
    const line = key === null ? undefined : lines.get(key)
    if (line !== undefined) return { kind, sourceUuid, personUuid: line }
    const personUuid = newUuid()
    people.push(personUuid)
    if (key !== null) lines.set(key, personUuid)
    return { kind, sourceUuid, personUuid }
  })
  return { people, reasons }
}
