import { useState } from 'react'

/** A row that was taken out, and the one it stood behind; null at the head of the list. */
interface Removal<Row> {
  row: Row
  behind: string | null
}

/** What a list shows: its rows, and where one was taken out. */
export type Entry<Row> =
  | { kind: 'row'; row: Row; place: number }
  /** `place`: where it would come back, counted from 0. */
  | { kind: 'removed'; row: Row; place: number }

/** Rows with the removed ones where they stood. */
export function withRemovals<Row extends { id: string }>(
  rows: readonly Row[],
  removals: readonly Removal<Row>[],
): Entry<Row>[] {
  const there = new Set(rows.map(({ id }) => id))
  const open = removals.filter(({ row }) => !there.has(row.id))
  const all = [...rows]
  // The last one first: what an earlier one stood behind may have been removed after it.
  for (const { row, behind } of open.toReversed())
    all.splice(all.findIndex(({ id }) => id === behind) + 1, 0, row)
  let place = 0
  return all.map((row) =>
    there.has(row.id) ? { kind: 'row', row, place: place++ } : { kind: 'removed', row, place },
  )
}

/** Remembers what was taken out of a list for as long as it is on screen, so that it can be put back in its place. */
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
