import { fieldMessage } from '#app/lib/field-message.ts'
import { type Successor, Successors } from '#contract/archive.ts'

/** One person in the form. */
export interface Row {
  key: string
  name: string
  email: string
}

/** By index of the row and name of the field: `0.email`. */
export type Problems = Record<string, string>

export const rowsOf = (successors: readonly Successor[]): Row[] =>
  successors.map(({ uuid, name, email }) => ({ key: uuid, name, email }))

/** A blank row names nobody. */
export const named = (rows: readonly Row[]): Row[] =>
  rows.filter(({ name, email }) => name.trim() !== '' || email.trim() !== '')

/** What is wrong, by field, in the contract's words; only the first problem of each field. */
export function problemsIn(rows: readonly Row[]): Problems {
  const issues = Successors.safeParse(named(rows)).error?.issues ?? []
  const problems: Problems = {}
  for (const { path, message } of issues) {
    const place = placeIn(rows, path.join('.'))
    if (place) problems[place] ??= fieldMessage(message)
  }
  return problems
}

/**
 * The row and field that the server means: it received only the rows that are filled in.
 *
 * @param field `1.email`, or in an answer `successors.1.email`
 */
export function placeIn(rows: readonly Row[], field: string): string | null {
  const [, at = '', what = ''] = /(\d+)\.(name|email)$/.exec(field) ?? []
  const row = named(rows)[Number(at)]
  return row && what ? `${rows.indexOf(row)}.${what}` : null
}
