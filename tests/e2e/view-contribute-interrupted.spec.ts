import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { type Account, anAccount, aPicture, type Made } from './support/memorials.ts'
import { aPlace, button, card, choose, contributions, link, signIn, words } from './support/memory-card.ts'
import type { PhotoFile } from './support/photos.ts'

// What can happen to a visitor's photos and text while they are sent: to the connection, a photo, or the device.

// Each test gets a browser context of its own, because storage quota is counted per context.
test.use({ ownContext: true })

// Requests that were cut off or refused are logged on the console.
test.use({ expectedErrors: [/Failed to load resource/] })

const wall = (page: Page) => page.locator('#memories article')

/** Begins a memory of a visitor who is logged in. */
async function begin(page: Page, made: Made, account: Account) {
  await signIn(page, account)
  await page.goto(`/view/${made.shareSlug}`)
  await expect(card(page)).toContainText('From Claire Hollis')
  await words(page).fill('She taught me to swim.')
}

const small = async (seed: number): Promise<PhotoFile> => ({
  name: `picture-${seed}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await aPicture(seed),
})

test('a photo arrives by itself although the connection drops three times while it is uploaded', async ({
  page,
  context,
  server,
}) => {
  const { host, made } = await aPlace(server)
  await begin(page, made, await anAccount(server))
  const photo = await small(1)
  // Bytes after the end of a JPEG do no harm, and make it large enough for three chunks.
  await choose(page, [{ ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(10_000_000)]) }])

  const offsets: number[] = []
  let pieces = 0
  let offline: Promise<void> | undefined
  await page.route('**/uploads/*', async (route: Route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    offsets.push(Number(request.headers()['upload-offset']))
    pieces += 1
    if (pieces === 2 || pieces === 3) return route.abort('connectionreset')
    if (pieces === 4) offline = context.setOffline(true)
    return route.continue()
  })
  await button(page, 'Send my memory').click()
  await expect.poll(() => offline !== undefined, { timeout: 60_000 }).toBe(true)
  await offline
  await expect(card(page)).toContainText('Waiting to try again')
  await context.setOffline(false)
  await expect(card(page)).toContainText('Thank you, Claire', { timeout: 60_000 })
  // Chunks that had arrived were not sent again.
  expect(offsets[0]).toBe(0)
  expect(offsets.slice(1).every((offset) => offset > 0)).toBe(true)
  expect([...offsets].sort((a, b) => a - b)).toEqual(offsets)

  await expect(wall(page)).toContainText(['She taught me to swim.'])
  await expect(wall(page).getByRole('link')).toHaveCount(1)
  await expect(page.locator('#photos')).toContainText('From Claire Hollis')
  expect(await contributions(server, host, made)).toMatchObject([{ media: [{ state: 'READY' }] }])
})

test('a photo that is refused says why, the rest arrives, and sending again adds it', async ({
  page,
  server,
}) => {
  const { host, made } = await aPlace(server)
  await begin(page, made, await anAccount(server))
  await choose(page, [await small(1), await small(2)])
  let uploads = 0
  await page.route('**/uploads', (route) => {
    uploads += 1
    if (uploads > 1) return route.continue()
    const msg = 'This photo could not be read.'
    return route.fulfill({ status: 415, json: { success: false, msg, code: 'PHOTO_UNREADABLE' } })
  })
  await button(page, 'Send my memory').click()
  await expect(card(page)).toContainText('Your memory is saved, but not every photo')
  const alert = card(page).getByRole('alert').filter({ hasText: 'Not sent' })
  await expect(alert).toContainText('Not sent: picture-1.jpg')
  await expect(alert).toContainText('This photo could not be read.')
  expect(await contributions(server, host, made)).toMatchObject([
    { message: 'She taught me to swim.', media: [{}] },
  ])

  await expect(button(page, /^Retry photo/)).toHaveCount(0)
  await button(page, 'Send the changes').click()
  await expect(card(page)).toContainText('Thank you, Claire')
  expect((await contributions(server, host, made))[0]?.media).toHaveLength(2)
})

test('a photo that could not go with the words is still there after a reload, and goes then', async ({
  page,
  server,
}) => {
  const { host, made } = await aPlace(server)
  await begin(page, made, await anAccount(server))
  await choose(page, [await small(1)])
  const msg = 'This photo could not be read.'
  await page.route(
    '**/uploads',
    (route) => route.fulfill({ status: 415, json: { success: false, msg, code: 'PHOTO_UNREADABLE' } }),
    { times: 1 },
  )
  await button(page, 'Send my memory').click()
  await expect(card(page)).toContainText('Your memory is saved, but not every photo')
  await page.reload()
  await link(page, 'Add to it or change it').click()
  await expect(card(page).getByRole('img')).toHaveCount(1)
  await button(page, 'Send the changes').click()
  await expect(card(page)).toContainText('Thank you, Claire', { timeout: 60_000 })
  expect((await contributions(server, host, made))[0]?.media).toHaveLength(1)
})

test('a device without free storage says so, and sends the photos all the same', async ({
  page,
  context,
  server,
}) => {
  const { host, made } = await aPlace(server)
  await begin(page, made, await anAccount(server))
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1000 })
  await choose(page, [await small(1)])
  await expect(card(page)).toContainText(
    'This device has no room to keep what you added. Please keep this page open until it is sent.',
  )
  await button(page, 'Send my memory').click()
  await expect(card(page)).toContainText('Thank you, Claire', { timeout: 60_000 })
  expect(await contributions(server, host, made)).toMatchObject([{ media: [{}] }])
})
