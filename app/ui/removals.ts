import { useState } from 'react'

/** A removed row, and the id of the row before it; null if it was the first. */
interface Removal<Row> {
  row: Row
  behind: string | null
}

/** What a list shows: its rows, and removed ones in their places. */
export type Entry<Row> =
  | { kind: 'row'; row: Row; place: number }
  /** `place`: where it would return, counted from 0. */
  | { kind: 'removed'; row: Row; place: number }

/** The rows, with the removed ones in their places. */
export function withRemovals<Row extends { id: string }>(
  rows: readonly Row[],
  removals: readonly Removal<Row>[],
): Entry<Row>[] {
  const there = new Set(rows.map(({ id }) => id))
  const open = removals.filter(({ row }) => !there.has(row.id))
  const all = [...rows]
  // The last removed first: the row before an earlier one may have been removed after it.
  for (const { row, behind } of open.toReversed())
    all.splice(all.findIndex(({ id }) => id === behind) + 1, 0, row)
  let place = 0
  return all.map((row) =>
    there.has(row.id) ? { kind: 'row', row, place: place++ } : { kind: 'removed', row, place },
  )
}

/** Remembers rows removed from a list as long as it is on screen, so that they can be put back in place. */
export function useRemovals<Row extends { id: string }>(rows: readonly Row[]) {
  const [removals, setRemovals] = useState<readonly Removal<Row>[]>([])
  return {
    entries: withRemovals(rows, removals),
    note(row: Row): void {
      const at = rows.findIndex(({ id }) => id === row.id)
      const others = removals.filter((one) => one.row.id !== row.id)
      setRemovals([...others, { row, behind: rows[at - 1]?.id ?? null }])
    },
  }
}
