import type { Fixtures } from '../fixtures.ts'

/** A memorial of the test world. */
export type Named = {
  [Key in keyof Fixtures]: Fixtures[Key] extends { shareSlug: string } ? Key : never
}[keyof Fixtures]

/** A screen for hosts of a memorial. */
export const of =
  (screen: string, memorial: Named, rest = '') =>
  (fixtures: Fixtures) =>
    `/memorial/${screen}?memorial=${fixtures[memorial].uuid}${rest}`

/** The public page of a memorial. */
export const view =
  (memorial: Named, rest = '') =>
  (fixtures: Fixtures) =>
    `/view/${fixtures[memorial].shareSlug}${rest}`
