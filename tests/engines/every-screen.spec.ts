import { join } from 'node:path'
import {
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  type Made,
  prepared,
} from '../e2e/support/memorials.ts'
import type { RunningServer } from '../e2e/support/server.ts'
import { aFund, databaseOf, seedResponses } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import type { Tab } from './support/tab.ts'

// Every screen with content on it, in engines other than Chromium's. Where an engine formats a date or number
// differently from the server, React reports it on the console; where it lays out differently, something may stick out.

test.describe.configure({ timeout: 180_000 })

/** The size of the narrowest phones. */
const NARROW = { width: 360, height: 740 }

const visited = ({ shareSlug }: Made) =>
  ['', '/more', '/rsvp', '/report'].map((page) => `/view/${shareSlug}${page}`)
const open = ['/', '/login', '/forgot-password', '/open-archive', '/link-expired', '/nothing-here']
const steps = ['/who', '/photos', '/message', '/contacts', '/preview', '/save', '/payment', '/share']
const parts = ['replies', 'waiting', 'memories', 'gifts', 'publish']
const owners = ['dashboard', ...parts, 'slideshow', 'cards', 'keepsakes', 'extend', 'hosts', 'settings'].map(
  (page) => `/memorial/${page}`,
)
const edits = ['message', 'photos', 'stories', 'details', 'contacts-share', 'donations'].map(
  (page) => `/memorial/edit-${page}`,
)

/** A memorial with many answers, memories and gifts, and its host. */
async function aFullMemorial(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    memorialDate: '2031-11-28',
    address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
    hostMessage: 'Mum never let anyone leave the house hungry, or without a coat.',
    stories: [
      { uuid: null, text: 'Every letter we ever sent her went into the biscuit tin above the stove.' },
    ],
  })
  for (const seed of [1, 2])
    await addPhoto(server, host, made, { content: await aPicture(seed), title: 'At sea' })
  const database = await databaseOf(server.dataDir)
  const mediaDir = join(server.dataDir, 'media')
  await aFund(database, made.uuid, { title: 'Kingscliff Community Garden', goalMinor: 500_000 })
  const some = { rsvps: 12, contributions: 8, photosEach: 1, donations: 9, contacts: 14 }
  await seedResponses(database, { memorialUuid: made.uuid, mediaDir, ...some })
  await database.end()
  await prepared(server, host, made)
  return { host, made }
}

test('every screen hydrates and fits a narrow phone', async ({ tab, driven, server }) => {
  const { host, made } = await aFullMemorial(server)
  await driven.fresh(NARROW)
  expect(await faultsOf(tab, visited(made))).toEqual([])
  await tab.signIn(host)
  await tab.goto(`/memorial/load/${made.uuid}`)
  await tab.isAt('/memorial/dashboard')
  expect(await faultsOf(tab, [...open, ...steps, ...owners, ...edits, '/profile'])).toEqual([])
})

test('pages in Spanish and Arabic hydrate to what the server rendered', async ({ tab, driven, server }) => {
  const { made } = await aFullMemorial(server)
  for (const language of ['es', 'ar']) {
    await tab.goto('/')
    await driven.evaluate(chooseLanguage, language)
    expect(await faultsOf(tab, [...visited(made), '/', '/login', '/who', '/contacts'])).toEqual([])
  }
})

/** Opens these pages and returns what is wrong with each. */
async function faultsOf(tab: Tab, paths: string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await tab.goto(path)
    await tab.until(`${path} is drawn`, () => tab.browser.evaluate(isDrawn))
    if (path.startsWith('/view/')) await wake(tab)
    const found = [
      await tab.browser.evaluate(elsewhere, path),
      await tab.browser.evaluate(beyondTheEdge),
      await tab.browser.takeErrors(),
    ]
    faults.push(...found.flat().map((fault) => `${path}: ${fault}`))
  }
  return faults
}

/** Touches a public page, which makes its cards hydrate. */
async function wake(tab: Tab) {
  const touched = { css: '[data-island] button, [data-island] input', unseen: true }
  if ((await tab.browser.find(touched)) === null) return
  await tab.focus(touched)
  await tab.until('all cards are alive', () => tab.browser.evaluate(areAlive))
}

/** Looks for the marks that React leaves on elements that it has hydrated. Runs in the page. */
const areAlive = () =>
  Array.from(document.querySelectorAll('[data-island]'), ({ firstElementChild }) => firstElementChild)
    .filter((element) => element !== null)
    .every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))

/** Sends what the language form at the end of every page sends. Runs in the page. */
async function chooseLanguage(language: string) {
  await fetch('/language', { method: 'POST', body: new URLSearchParams({ language, back: '/' }) })
}

/** Whether the page has its heading and has finished loading. Runs in the page. */
const isDrawn = () =>
  Boolean(document.querySelector('h1')) && document.querySelector('main [aria-busy=true]') === null

/** Reports a redirect to another screen. `/more` is a place on another screen. Runs in the page. */
function elsewhere(path: string): string[] {
  return location.pathname === path || path.endsWith('/more') ? [] : [`leads to ${location.pathname}`]
}

/** Reports a page that is wider than the screen. Runs in the page. */
function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`is ${scrollWidth} pixels wide on a screen of ${clientWidth}`] : []
}
