import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { aContribution, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, call, prepared } from './support/memorials.ts'

// Browsers load photos by address alone, without a token. Photos that not everybody may see therefore have sealed
// addresses.

async function expectShown(image: Locator) {
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  return image.evaluate((img: HTMLImageElement) => img.currentSrc)
}

test('photos of a locked memorial need the passcode or its host, and their public addresses answer 404', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await addPhoto(server, host, made, { content: await aPicture(1), title: 'At the beach' })
  await addPhoto(server, host, made, { content: await aPicture(2), portrait: true })
  await prepared(server, host, made)
  const database = await databaseOf(server.dataDir)
  const mediaDir = join(server.dataDir, 'media')
  await aContribution(database, made.uuid, { name: 'Ana', message: 'She sang', photos: 1, mediaDir })
  const waits = { name: 'Ben', message: 'Is he seen?', state: 'PENDING', photos: 1, mediaDir } as const
  await aContribution(database, made.uuid, waits)
  await database.end()

  const visitor = await browser.newContext({ baseURL: server.url })
  const phone = await visitor.newPage()
  const beach = (on: typeof page) => on.getByRole('link', { name: /At the beach/ }).locator('img')
  await phone.goto(`/view/${made.shareSlug}`)
  const plain = await expectShown(beach(phone))
  expect(new URL(plain).pathname.split('/')).toHaveLength(4)

  const set = (body: Record<string, unknown>) =>
    call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body })
  await set({ visibility: 'PASSCODE', passcode: 'Rose Bud' })
  await phone.goto(`/view/${made.shareSlug}`)
  await phone.getByLabel('The word').fill('rose bud')
  await phone.getByRole('button', { name: 'Open' }).click()
  const sealed = await expectShown(beach(phone))
  expect(sealed).not.toBe(plain)
  await expectShown(phone.locator('article, li').filter({ hasText: 'She sang' }).locator('img').first())
  const stranger = await browser.newContext()
  expect((await stranger.request.get(plain)).status()).toBe(404)
  await stranger.close()

  await set({ visibility: 'PRIVATE' })
  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await page.goto('/memorial/memories')
  for (const name of ['Ana', 'Ben'])
    await expectShown(page.getByRole('article').filter({ hasText: name }).locator('img').first())
  await page.goto(`/view/${made.shareSlug}`)
  await expectShown(beach(page))
  await page.goto('/memorial/slideshow')
  await expectShown(page.locator('img').first())
  await visitor.close()
})
