import { join } from 'node:path'
import { aContribution, databaseOf, seedResponses } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import {
  type Account,
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  prepared,
} from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// Photos by visitors in the gallery of a public memorial.

/** Two photos of the host, one of Joan, six without a name, and twenty older ones. */
async function aGallery(server: RunningServer, host: Account) {
  const made = await aPublicMemorial(server, host)
  for (const [at, title] of ['The big tide', ''].entries())
    await addPhoto(server, host, made, { content: await aPicture(at), title })
  await prepared(server, host, made)
  const database = await databaseOf(server.dataDir)
  const day = (n: number) => new Date(Date.now() - n * 24 * 60 * 60 * 1000)
  const mediaDir = join(server.dataDir, 'media')
  const add = (fields: object) => aContribution(database, made.uuid, { mediaDir, ...fields })
  await seedResponses(database, {
    memorialUuid: made.uuid,
    contributions: 10,
    photosEach: 2,
    mediaDir,
    newest: day(5),
  })
  const nobody = await add({ name: null, message: '', photos: 6, dateCreated: day(2) })
  const joan = await add({ name: 'Inès Okafor', photos: 1, dateCreated: day(1) })
  await database.end()
  return { ...made, joan: joan.uuid, nobody: nobody.uuid }
}

test("photos by visitors follow the host's own, with their names, and the viewer keeps that order", async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const { shareSlug, joan } = await aGallery(server, host)
  await page.goto(`/view/${shareSlug}`)
  const photos = page.locator('#photos li')
  await expect(photos).toHaveCount(2 + 12)
  await expect(photos.nth(0)).toHaveText('The big tide')
  await expect(photos.nth(1)).toHaveText('')
  await expect(photos.nth(2)).toContainText('From Inès Okafor')
  await expect(photos.nth(3)).toContainText('From Anonymous')
  await expect(page.locator('#photos')).toContainText('12 of 27 photos from others')

  await page.getByRole('button', { name: 'Show more photos' }).click()
  await expect(photos).toHaveCount(2 + 24)
  await expect(photos.nth(14).getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'Show more photos' }).click()
  await expect(photos).toHaveCount(2 + 27)
  await expect(photos.nth(26).getByRole('link')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show more photos' })).toBeHidden()
  expect(await photos.evaluateAll((all) => new Set(all.map((one) => one.id)).size)).toBe(29)
  // Rows depend on the photos' shapes, also for photos added by script.
  const shapes = await photos.evaluateAll((all) => all.map((one) => getComputedStyle(one).flexGrow))
  expect(shapes.at(-1)).toBe('1.333')

  // Each photo is in the viewer once, though most are on the wall too. A photo on the wall opens it at the same place.
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await photos.nth(2).getByRole('link').click()
  await expect(viewer.getByRole('status')).toContainText('3 of 29')
  await expect(viewer.locator('figcaption')).toHaveText(/A summer at the beach\s*From Inès Okafor/)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.locator('figcaption')).toContainText('From Anonymous')
  await page.keyboard.press('Escape')
  await page.locator(`#memory-${joan}`).getByRole('link').click()
  await expect(viewer.getByRole('status')).toContainText('3 of 29')
  await page.keyboard.press('Escape')
  await expect(page.locator(`#memory-${joan}`).getByRole('link')).toBeFocused()
})
