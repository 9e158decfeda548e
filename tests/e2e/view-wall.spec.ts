import { join } from 'node:path'
import { aContribution, databaseOf, seedResponses } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'

const LETTER = 'She wrote to me every month I was away, and I have all of them still. '

test('the wall shows one page of memories and the rest on request, folds long text, and opens photos in the viewer', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const { uuid, shareSlug } = await aPublicMemorial(server, host)
  const database = await databaseOf(server.dataDir)
  const day = (n: number) => new Date(Date.now() - n * 24 * 60 * 60 * 1000)
  await seedResponses(database, { memorialUuid: uuid, contributions: 20, newest: day(3) })
  const mediaDir = join(server.dataDir, 'media')
  await aContribution(database, uuid, { name: 'Tom Hollis', message: LETTER.repeat(14), dateCreated: day(1) })
  await aContribution(database, uuid, { name: null, message: '', photos: 6, mediaDir, dateCreated: day(0) })
  await database.end()

  const notes = page.locator('#memories article')
  await page.goto(`/view/${shareSlug}`)
  await expect(notes).toHaveCount(12)
  await expect(notes.nth(0)).toContainText('Anonymous')
  await expect(notes.nth(0).getByRole('link')).toHaveCount(4)
  await expect(notes.nth(1)).toContainText('yesterday')

  // Folded at first, and shown whole on request.
  const height = async () => (await notes.nth(1).locator('blockquote').boundingBox())?.height ?? 0
  const folded = await height()
  await notes.nth(1).getByText('Read on').click()
  expect(await height()).toBeGreaterThan(folded * 1.5)
  await notes.nth(0).getByText('2 more photos').click()
  await expect(notes.nth(0).getByRole('link')).toHaveCount(6)

  await page.getByRole('button', { name: 'More memories' }).click()
  await expect(notes).toHaveCount(22)
  await expect(page.getByRole('button', { name: 'More memories' })).toBeHidden()
  await expect(notes.nth(12)).toBeFocused()
  expect(await notes.evaluateAll((all) => new Set(all.map((one) => one.id)).size)).toBe(22)

  await notes.nth(0).getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText('1 of 6')
  await page.keyboard.press('Escape')
})
