import type { World } from '../world.ts'

/** A memorial of the world's. */
export type Named = {
  [Key in keyof World]: World[Key] extends { shareSlug: string } ? Key : never
}[keyof World]

/** A screen of those who look after a memorial. */
export const of = (screen: string, memorial: Named) => (world: World) =>
  `/memorial/${screen}?memorial=${world[memorial].uuid}`

/** The page of a memorial that its visitors see. */
export const view =
  (memorial: Named, rest = '') =>
  (world: World) =>
    `/view/${world[memorial].shareSlug}${rest}`
