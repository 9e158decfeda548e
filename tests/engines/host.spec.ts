import {
  type Account,
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  type Made,
  prepared,
} from '../e2e/support/memorials.ts'
import type { RunningServer } from '../e2e/support/server.ts'
import { aContribution, anRsvp, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import type { Tab } from './support/tab.ts'
import { button, DIALOG, field, heading, link } from './support/targets.ts'

// What a host does with an existing memorial, in engines other than Chromium's.

const captions = ['The big tide', 'Number nine', 'The good swing']

interface Kept {
  host: Account
  made: Made
}

/** A public memorial with three photos, an answer and a memory. */
async function aMemorialOfThree(server: RunningServer): Promise<Kept> {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
  for (const [seed, title] of captions.entries())
    await addPhoto(server, host, made, { content: await aPicture(seed), title })
  const database = await databaseOf(server.dataDir)
  await anRsvp(database, made.uuid, { name: 'Joan Petrie', guests: 2, message: 'I will bring the scones.' })
  await aContribution(database, made.uuid, { name: 'Ruth Adeyemi', message: 'She sang.' })
  await database.end()
  await prepared(server, host, made)
  return { host, made }
}

/** Logs the host in and opens the memorial's dashboard. */
async function openDashboard(tab: Tab, { host, made }: Kept) {
  await tab.signIn(host)
  await tab.goto(`/memorial/load/${made.uuid}`)
  await tab.isAt('/memorial/dashboard')
  await tab.sees(heading('Memorial Details'))
}

test('the dashboard shows answers and memories, and a memory is hidden and shown again', async ({
  tab,
  server,
}) => {
  await openDashboard(tab, await aMemorialOfThree(server))
  await tab.sees(heading('Margaret Anne Hollis'))
  await tab.reads('3 are coming')
  await tab.goto('/memorial/replies')
  for (const words of ['Joan Petrie', 'I will bring the scones.']) await tab.reads(words)
  await tab.goto('/memorial/memories')
  await tab.reads('She sang.')
  await tab.press(button(/^Hide: Ruth Adeyemi/))
  await tab.reads('Hidden: not shown to others')
  await tab.press(button(/^Show again: Ruth Adeyemi/))
  await tab.sees(button(/^Hide: Ruth Adeyemi/))
  await tab.goto('/memorial/publish')
  const shown = await tab.property(field('Memorial Link'), 'value')
  expect(shown).toContain('/view/margaret-anne-hollis-')
})

test('photos are moved by touch and by keyboard, and the new order is saved', async ({
  tab,
  driven,
  server,
}) => {
  const kept = await aMemorialOfThree(server)
  await openDashboard(tab, kept)
  await tab.goto('/memorial/edit-photos')
  await tab.reads('3 photos')

  await tab.press(button('Move photo 3'))
  await tab.press(button('Move to start', DIALOG))
  await tab.reads('Photo 1 of 3', { within: DIALOG })
  await tab.press(button('Done', DIALOG))
  await tab.misses({ css: DIALOG })

  await tab.focus(button('Move photo 2'))
  await driven.keys('Enter')
  await tab.focus(button('Move later', DIALOG))
  await driven.keys('Enter')
  await tab.reads('Photo 3 of 3', { within: DIALOG })
  await driven.keys('Escape')
  await tab.misses({ css: DIALOG })

  await tab.press(button('Save'))
  await tab.isAt('/memorial/dashboard')
  const { host, made } = kept
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect(memorial.media.map(({ title }) => title)).toEqual(['The good swing', 'Number nine', 'The big tide'])
})

test('the slideshow plays by itself, is controlled by keys, and closes', async ({ tab, driven, server }) => {
  await openDashboard(tab, await aMemorialOfThree(server))
  await tab.press(link('Slideshow'))
  await tab.isAt('/memorial/slideshow')
  await tab.focus({ css: 'input[type=radio]', name: '1 second per photo', unseen: true })
  await driven.keys(' ')
  for (const words of ['1 of 3', '2 of 3', '3 of 3']) await tab.reads(words)
  await tab.press(button('Pause'))
  await tab.sees(button('Play'))
  await driven.keys('Home')
  await driven.keys('ArrowRight')
  await tab.reads('1 of 3')
  await tab.until('its photo is painted', () =>
    driven.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('[data-slide][aria-hidden=false] img')
      return Boolean(image?.complete && image.naturalWidth > 0)
    }),
  )
  await driven.keys('Escape')
  await tab.isAt('/memorial/dashboard')
})
