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

/** Checks that a page fits every width. */
async function fits(page: Page, name: string) {
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([name, width, wider]).toEqual([name, width, 0])
  }
}

/**
 * Checks that a page fits every width and is accessible, where it is no scene of `npm run screens` (forms.ts), which
 * asks axe about each.
 */
async function look(page: Page, name: string, expectAccessible: (page: Page) => Promise<void>) {
  await fits(page, name)
  await expectAccessible(page)
}

async function payWith(page: Page, number: string) {
  await page.getByLabel('Cardholder name').fill('Joan Petrie')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/40')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

test.describe('with script turned off', () => {
  // A form with errors is returned with status 400.
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })

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
    await look(page, 'view', expectAccessible)

    await page.getByRole('link', { name: 'Something is wrong here' }).click()
    await expect(page.getByRole('heading', { name: 'What is wrong here?' })).toBeVisible()
    await page.goto(start)
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByText('¿Podrá asistir?')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${start}$`))
    await page.goto(`${start}/contribute`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Su recuerdo de')
  })

  test('an answer is given, corrected and changed, and a personal link fills it in', async ({
    page,
    server,
    mailTo,
    expectAccessible,
  }) => {
    const host = await anAccount(server)
    const lena = `lena-${Date.now()}@example.com`
    const contacts = [{ uuid: null, email: lena, phone: null, firstName: 'Lena', surname: 'Marsh' }]
    const made = await aPublicMemorial(server, host, { ...fields, contacts })
    const send = page.getByRole('button', { name: 'Send RSVP' })
    await page.goto(`/view/${made.shareSlug}`)
    await page.getByText('Attending', { exact: true }).click()
    await card(page, 'rsvp').getByLabel('Your name').fill('Joan Petrie')
    await card(page, 'rsvp').getByLabel('Your email').fill('joan@nowhere')
    await page.getByLabel('Guests you bring').fill('2')
    await page.getByRole('textbox', { name: 'A message' }).fill('We will bring roses.')
    await send.click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Your email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(page.getByLabel('Guests you bring')).toHaveValue('2')
    await look(page, 'rsvp-wrong', expectAccessible)
    await page.getByLabel('Your email').fill('joan@example.com')
    await send.click()
    await expect(page.getByText('Your answer: Attending')).toBeVisible()
    await expect(page.getByText('We will bring roses.')).toBeVisible()
    await fits(page, 'rsvp-thanks')
    await page.reload()
    await expect(page.getByText('Your answer: Attending')).toBeVisible()

    await page.getByRole('link', { name: 'Change my answer' }).click()
    await expect(page.getByRole('radio', { name: 'Attending', exact: true })).toBeChecked()
    await expect(page.getByLabel('Your name')).toHaveValue('Joan Petrie')
    await page.getByText('Not Attending', { exact: true }).click()
    await send.click()
    await expect(page.getByText('Your answer: Not Attending')).toBeVisible()
    expect((await memorialOf(server, host, made)).rsvps).toMatchObject([
      { name: 'Joan Petrie', status: 'NOT_ATTENDING', guests: 0, message: 'We will bring roses.' },
    ])

    const body = { memorialUuid: made.uuid }
    await call(server, 'POST', '/memorial/send-all-invites', { token: host.token, body })
    const { text } = await mailTo(lena, /^Memorial for/)
    await page.goto(String(/\/view\/\S+\?i=\S+/.exec(text)?.[0]))
    await page.getByRole('link', { name: 'Answer with your name filled in' }).click()
    await expect(page.getByText(`You answer as Lena Marsh (${lena}).`)).toBeVisible()
    await page.getByText('Not Sure', { exact: true }).click()
    await send.click()
    await expect(page.getByText('Your answer: Not Sure')).toBeVisible()
    expect((await memorialOf(server, host, made)).contacts).toMatchObject([{ email: lena, rsvp: 'UNSURE' }])
  })

  test('a gift is chosen, corrected, paid by a sandbox card with its bank, and counted', async ({
    page,
    server,
    mailTo,
  }) => {
    const { host, made } = await aWhole(server)
    const donor = `joan-${Date.now()}@example.com`
    await page.goto(`/view/${made.shareSlug}`)
    const give = card(page, 'donate')
    await give.getByText('Other', { exact: true }).click()
    await give.getByText('Hospice').click()
    await give.getByLabel('Other amount').fill('12.345')
    await give.getByRole('button', { name: 'Donate', exact: true }).click()

    await expect(page.getByLabel('Other amount')).toHaveAccessibleDescription(/valid donation amount/)
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/Please enter your name/)
    await expect(page.getByRole('radio', { name: /^Hospice/ })).toBeChecked()
    await fits(page, 'give-wrong')
    await page.getByLabel('Other amount').fill('12.50')
    await page.getByLabel('Your name').fill('Joan Petrie')
    await page.getByLabel('Your email').fill(donor)
    await page.getByRole('button', { name: 'Donate', exact: true }).click()

    await expect(page.getByText('$13.02 AUD')).toBeVisible()
    const gift = page.url()
    await fits(page, 'gift')
    await page.getByRole('link', { name: 'Change something' }).click()
    await expect(page.getByLabel('Your email')).toHaveValue(donor)
    await page.goto(gift)
    await page.getByRole('link', { name: 'Pay $13.02' }).click()
    await fits(page, 'checkout')
    await payWith(page, '4000 0000 0000 0002')
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await fits(page, 'checkout-declined')
    await payWith(page, '4000 0025 0000 3155')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your bank asks you to confirm this payment',
    )
    await fits(page, 'checkout-bank')
    await page.getByRole('button', { name: 'Confirm payment' }).click()

    await expect(page).toHaveURL(gift)
    await expect(page.getByText('$12.50 goes to Hospice, in memory of Margaret Anne Hollis.')).toBeVisible()
    await fits(page, 'gift-thanks')
    expect((await mailTo(donor, /^Your donation/)).text).toContain('$13.02')
    await page.getByRole('link', { name: 'Back to the memorial' }).click()
    await expect(card(page, 'donate')).toContainText('$12.50 so far, in one donation')
    const { memorialFunds } = await memorialOf(server, host, made)
    expect(memorialFunds.find(({ title }) => title === 'Hospice')).toMatchObject({
      raisedMinor: 1250,
      donations: [{ user: { firstName: 'Joan Petrie', surname: '' } }],
    })
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
