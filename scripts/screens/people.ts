import { getUser } from '#contract/accounts.ts'
import { clientOf } from '../demo/client.ts'
import type { Room } from './room.ts'
import type { Who } from './scene.ts'
import { HEIGHT } from './shoot.ts'
import type { Stored } from './stored.ts'
import type { World } from './world.ts'

const NOTHING: Stored = { cookies: [], origins: [] }

/** The account of a browser, and the page it opened last; the memorial it has open gives it its name. */
const opened = (world: World): Record<Exclude<Who, 'nobody'>, [account: { token: string }, path: string]> => {
  const { host, guest, newcomer, unproved, leaving } = world
  const open = (memorial: { uuid: string }): [typeof host, string] => [
    host,
    `/memorial/load/${memorial.uuid}`,
  ]
  return {
    guest: [guest, '/profile'],
    newcomer: [newcomer, '/profile'],
    unproved: [unproved, '/confirm'],
    leaving: [leaving, '/profile'],
    whole: open(world.whole),
    bare: open(world.bare),
    long: open(world.long),
    unpaid: open(world.unpaid),
    ending: open(world.ending),
    ended: open(world.ended),
  }
}

/** Signs each person in when first requested. */
export function storedBy(room: Room, world: World, language: string): (who: Who) => Promise<Stored> {
  const all = opened(world)
  const known = new Map<Who, Promise<Stored>>()
  let last: Promise<unknown> = Promise.resolve()
  return (who) => {
    if (who === 'nobody') return Promise.resolve(NOTHING)
    const stored =
      known.get(who) ??
      // One after the other, since there is one window.
      last.then(async () => {
        const [{ token }, path] = all[who]
        return logIn(room, world, language, token, path)
      })
    known.set(who, stored)
    last = stored.catch(() => {})
    return stored
  }
}

async function logIn(
  room: Room,
  world: World,
  language: string,
  token: string,
  path: string,
): Promise<Stored> {
  const { url } = world.server
  // As after signing in on a public page.
  const { user } = await clientOf(url).call(getUser, { token })
  const localStorage = [
    { name: 'apiToken', value: token },
    { name: 'visitor-user', value: JSON.stringify(user) },
  ]
  await room.enter({ width: 360, height: HEIGHT }, language, {
    cookies: [],
    origins: [{ origin: url, localStorage }],
  })
  await room.page.goto(path)
  if (path.startsWith('/memorial/load')) await room.page.waitForURL(/\/(?:dashboard|payment)$/)
  await room.rest()
  return room.page.context().storageState()
}
