import { getUser } from '#contract/accounts.ts'
import { clientOf } from '../demo/client.ts'
import type { BrowserWindow } from './browser-window.ts'
import type { Fixtures } from './fixtures.ts'
import type { Who } from './scene.ts'
import { HEIGHT } from './screenshot.ts'
import type { Stored } from './stored.ts'

const NOTHING: Stored = { cookies: [], origins: [] }

/** The account of a browser, and the page it opened last; the memorial it has open gives it its name. */
const opened = (
  fixtures: Fixtures,
): Record<Exclude<Who, 'nobody'>, [account: { token: string }, path: string]> => {
  const { host, guest, newcomer, unproved, leaving } = fixtures
  const open = (memorial: { uuid: string }): [typeof host, string] => [
    host,
    `/memorial/load/${memorial.uuid}`,
  ]
  return {
    guest: [guest, '/profile'],
    newcomer: [newcomer, '/profile'],
    unproved: [unproved, '/confirm'],
    leaving: [leaving, '/profile'],
    whole: open(fixtures.whole),
    bare: open(fixtures.bare),
    long: open(fixtures.long),
    unpaid: open(fixtures.unpaid),
    ending: open(fixtures.ending),
    ended: open(fixtures.ended),
    inTime: open(fixtures.inTime),
  }
}

/** Signs each person in when first requested. */
export function storageByPerson(
  browserWindow: BrowserWindow,
  fixtures: Fixtures,
  language: string,
): (who: Who) => Promise<Stored> {
  const all = opened(fixtures)
  const known = new Map<Who, Promise<Stored>>()
  let last: Promise<unknown> = Promise.resolve()
  return (who) => {
    if (who === 'nobody') return Promise.resolve(NOTHING)
    const stored =
      known.get(who) ??
      // One after the other, since there is one window.
      last.then(async () => {
        const [{ token }, path] = all[who]
        return logIn(browserWindow, fixtures, language, token, path)
      })
    known.set(who, stored)
    last = stored.catch(() => {})
    return stored
  }
}

async function logIn(
  browserWindow: BrowserWindow,
  fixtures: Fixtures,
  language: string,
  token: string,
  path: string,
): Promise<Stored> {
  const { url } = fixtures.server
  // As after signing in on a public page.
  const { user } = await clientOf(url).call(getUser, { token })
  const localStorage = [
    { name: 'apiToken', value: token },
    { name: 'visitor-user', value: JSON.stringify(user) },
  ]
  await browserWindow.enter({ width: 360, height: HEIGHT }, language, {
    cookies: [],
    origins: [{ origin: url, localStorage }],
  })
  await browserWindow.page.goto(path)
  if (path.startsWith('/memorial/load')) await browserWindow.page.waitForURL(/\/(?:dashboard|payment)$/)
  await browserWindow.rest()
  return browserWindow.page.context().storageState()
}
