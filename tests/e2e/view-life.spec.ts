import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aContribution, databaseOf } from '../support/responses.ts'
import { save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, call, prepared } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// A life in decades: hosts say when photos were taken, and choose the order of time; the page tells it on one line.

/** Photos of four decades, one of them undated, and fourteen of one visitor; the fifties are empty. */
async function aLife(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const dates = { 'At the gate': '1941', 'The dance': '1962-05', 'The caravan': '197X', 'No idea': 'XXXX' }
  for (const [at, title] of Object.keys(dates).entries())
    await addPhoto(server, host, made, { content: await aPicture(at), title })
  await prepared(server, host, made)
  const database = await databaseOf(server.dataDir)
  for (const [title, date] of Object.entries(dates))
    await database.query('update media set said_date = $1 where memorial_uuid = $2 and title = $3', [
      date,
      made.uuid,
      title,
    ])
  const tom = await aContribution(database, made.uuid, {
    mediaDir: join(server.dataDir, 'media'),
    name: 'Tom',
    photos: 14,
  })
  await database.query(`update media set said_date = '1974~' where uuid = any ($1::uuid[])`, [tom.mediaUuids])
  await database.end()
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, {
    token: host.token,
    body: { photoOrder: 'TIME' },
  })
  return { host, ...made }
}

const decades = (page: Page) => page.getByRole('list', { name: /in decades/ }).getByRole('listitem')

test('a life stands on one line, and each decade leads to its photos', async ({ page, server }) => {
  const { shareSlug } = await aLife(server)
  await page.goto(`/view/${shareSlug}`)
  await expect(decades(page)).toHaveText([/1940s1 photo/, /1960s1 photo/, /1970s15 photos/])
  await expect(page.locator('#photos h3')).toHaveText(['1940s', '1960s', '1970s', 'Without a date'])
  await expect(page.locator('#decade-1960-photos')).toContainText('The danceMay 1962')
  await expect(page.locator('#decade-1970-photos li').last()).toContainText('about 1974 · From Tom')

  await page.getByRole('link', { name: '1970s 15 photos' }).click()
  await expect(page.locator('#decade-1970')).toBeInViewport()
  await page.getByRole('link', { name: 'See all 15 photos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1970s')
  await expect(page.locator('[data-photo]')).toHaveCount(15)
  await page.getByRole('link', { name: 'Back to the memorial' }).click()
})

test('a host says when photos were taken, one and several, with Undo', async ({ page, server }) => {
  const at = await toEditScreen(page, server, 'edit-photos')
  for (const [seed, title] of ['gate', 'dance', 'caravan'].entries())
    await addPhoto(server, at.host, at.made, { content: await aPicture(seed), title })
  await page.reload()
  await page.getByRole('button', { name: 'When was this? Photo 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please choose a decade, or write a year.')).toBeVisible()
  await dialog.getByLabel('Year', { exact: true }).fill('1954')
  await dialog.getByLabel('Only about this year').check()
  await expect(dialog.getByText('It will read: about 1954')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Photo 1: about 1954. Change' })).toBeVisible()

  await page.getByRole('button', { name: 'Select photos' }).click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'When?' }).click()
  await dialog.getByRole('button', { name: '1950s' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3 photos dated: the 1950s')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Photo 1: about 1954. Change' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'When was this? Photo 2' })).toBeVisible()
  await save(page)
  const { memorial } = await call(server, 'GET', `/memorial/get/${at.made.uuid}`, { token: at.host.token })
  expect(memorial.media.map(({ saidDate }) => saidDate)).toEqual(['1954~', null, null])
})
