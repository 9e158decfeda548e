import type { World } from '../world.ts'

/** A memorial of the test world. */
export type Named = {
  [Key in keyof World]: World[Key] extends { shareSlug: string } ? Key : never
}[keyof World]

/** A screen for hosts of a memorial. */
export const of = (screen: string, memorial: Named) => (world: World) =>
  `/memorial/${screen}?memorial=${world[memorial].uuid}`

/** The public page of a memorial. */
export const view =
  (memorial: Named, rest = '') =>
  (world: World) =>
    `/view/${world[memorial].shareSlug}${rest}`
