import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aContribution, aFund, databaseOf, seedResponses } from '../support/responses.ts'
import { test as base, expect } from './support/fixtures.ts'
import {
  type Account,
  addPhoto,
  addVideo,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  madeOnce,
  prepared,
} from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'
import { expectFits } from './support/widths.ts'

// A memorial in a browser that does not run our scripts: turned off, or blocked.

const test = base.extend({
  /** axe needs script, so it checks the same HTML in a page where script is on. */
  expectAccessible: ({ browser, expectAccessible }, use) =>
    use(async (page) => {
      const context = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true })
      const scripted = await context.newPage()
      const [url, body] = [page.url(), await page.content()]
      await scripted.route(url, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
      await scripted.goto(url)
      await expectAccessible(scripted)
      await context.close()
    }),
})

const LETTER = 'She wrote to me every month I was away, and I have all of them still. '

const fields = {
  memorialDate: '2031-11-28',
  address: 'St Brigid’s Hall, 4 Harbour Street, Kingscliff',
  stories: [
    { uuid: null, text: 'The car would not start.' },
    { uuid: null, text: 'Nobody clapped longer.' },
  ],
}

/** A memorial with one of everything. */
async function aWhole(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await addPhoto(server, host, made, { content: await aPicture(1), portrait: true })
  await addPhoto(server, host, made, { content: await aPicture(2), title: 'The big tide' })
  const film = await readFile(join(import.meta.dirname, '../fixtures/host-message.webm'))
  await addVideo(server, host, made, film)
  await prepared(server, host, made)
  const database = await databaseOf(server.dataDir)
  const day = (n: number) => new Date(Date.now() - n * 24 * 60 * 60 * 1000)
  const mediaDir = join(server.dataDir, 'media')
  const others = { memorialUuid: made.uuid, contributions: 14, photosEach: 1, mediaDir, newest: day(3) }
  await seedResponses(database, others)
  await aContribution(database, made.uuid, {
    name: 'Tom Hollis',
    message: LETTER.repeat(14),
    dateCreated: day(1),
  })
  await aContribution(database, made.uuid, {
    name: null,
    message: '',
    photos: 6,
    mediaDir,
    dateCreated: day(0),
  })
  await aFund(database, made.uuid, {
    title: 'Kingscliff Community Garden',
    description: 'She began it with two spades.',
    goalMinor: 500_000,
    position: 0,
  })
  await aFund(database, made.uuid, { title: 'Hospice', description: null, goalMinor: null, position: 1 })
  await database.end()
  return { host, made }
}

const theWhole = madeOnce(aWhole)

const memorialOf = async (server: RunningServer, { token }: Account, { uuid }: { uuid: string }) =>
  (await call(server, 'GET', `/memorial/get/${uuid}`, { token })).memorial

const card = (page: Page, id: string) => page.locator(`#${id}`)

test.describe('with script turned off', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read, and every control works', async ({ page, server, expectAccessible }) => {
    const { shareSlug } = (await theWhole(server)).made
    const start = `/view/${shareSlug}`
    await page.goto(start)
    for (const words of ['The car would not start.', 'Nobody clapped longer.'])
      await expect(page.getByText(words)).toBeVisible()
    const video = page.getByLabel('Video message')
    await expect(video).toBeVisible()
    expect(await video.evaluate((one: HTMLVideoElement) => [one.controls, one.currentSrc !== ''])).toEqual([
      true,
      true,
    ])

    // Every photo: each of the page by its link, those of a memory when unfolded, and those on further pages.
    await expect(page.locator('#photos li')).toHaveCount(1 + 12)
    const nobody = page.locator('#memories article').nth(0)
    await expect(nobody.getByRole('link')).toHaveCount(4)
    await nobody.getByText('2 more photos').click()
    await expect(nobody.getByRole('link')).toHaveCount(6)
    await page.getByRole('link', { name: 'The big tide' }).click()
    await page.waitForURL(/\/media\/.+\.jpg$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Show more photos' }).click()
    await expect(page.locator('main li')).toHaveCount(8)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the memorial' }).click()

    // Every memory, and all of a long one.
    const long = page.locator('#memories article').nth(1)
    const height = async () => (await long.locator('blockquote').boundingBox())?.height ?? 0
    const folded = await height()
    await long.getByText('Read on').click()
    expect(await height()).toBeGreaterThan(folded * 1.5)
    await page.getByRole('button', { name: 'More memories' }).click()
    await expect(page.locator('main article')).toHaveCount(4)
    await page.getByRole('link', { name: 'Back to the memorial' }).click()

    // Every visible button submits a form, and nothing is shown that needs script.
    const buttons = page.locator('button:visible')
    await expect.poll(() => buttons.count()).toBeGreaterThan(5)
    const ways = await buttons.evaluateAll((all) =>
      all.map(
        (one) => (one as HTMLButtonElement).type === 'submit' && (one as HTMLButtonElement).form?.action,
      ),
    )
    for (const way of ways)
      expect(way).toMatch(/^http:.+\/(?:view\/.+\/(?:more|rsvp|contribute|give)|language)$/)
    await expect(page.getByRole('button', { name: 'Record a voice' })).toBeHidden()
    await expect(page.locator('#contribute noscript p')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
    const calendar = await page.request.get(`${start}/calendar.ics`)
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
    await expectFits(page, [1280, 768, 360])
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Something is wrong here' }).click()
    await expect(page.getByRole('heading', { name: 'What is wrong here?' })).toBeVisible()
    await page.goto(start)
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByText('¿Podrá asistir?')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${start}$`))
    await page.goto(`${start}/contribute`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Su recuerdo de')
  })
})

test.describe('where script is blocked', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('forms and links work in place of the buttons', async ({ page, server, mailedCode }) => {
    const { host, made } = await theWhole(server)
    const email = `joan-${crypto.randomUUID()}@example.com`
    await page.route('**/assets/*.js', (route) => route.abort())
    const open = () => page.goto(`/view/${made.shareSlug}`, { waitUntil: 'commit' })
    await open()
    const rsvp = card(page, 'rsvp')
    await rsvp.getByText('Attending', { exact: true }).click()
    await rsvp.getByLabel('Your name').fill('Joan Petrie')
    await rsvp.getByLabel('Your email').fill(email)
    await rsvp.getByRole('button', { name: 'Send RSVP' }).click()
    await expect(page.getByText('Your answer: Attending')).toBeVisible()
    const { rsvps } = await memorialOf(server, host, made)
    expect(rsvps.filter((one) => one.email === email)).toHaveLength(1)

    await open()
    await card(page, 'donate').getByLabel('Your name').fill('Joan Petrie')
    await card(page, 'donate').getByLabel('Your email').fill(email)
    await card(page, 'donate').getByRole('button', { name: 'Donate' }).click()
    await expect(page.getByRole('link', { name: 'Pay $10.48' })).toBeVisible()

    await open()
    await card(page, 'contribute').getByLabel('Message').fill('She taught me to swim.')
    await card(page, 'contribute').getByLabel('Your email').fill(email)
    await card(page, 'contribute').getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Verification code').fill(await mailedCode(email))
    await page.getByRole('button', { name: 'Send my memory' }).click()
    await expect(page.getByText('Thank you', { exact: true })).toBeVisible()

    await open()
    await page.getByRole('button', { name: 'More memories' }).click()
    await expect(page.locator('main article')).toHaveCount(4)
    await open()
    await page.getByRole('link', { name: 'The big tide' }).click()
    await page.waitForURL(/\/media\/.+\.jpg$/)
  })
})
