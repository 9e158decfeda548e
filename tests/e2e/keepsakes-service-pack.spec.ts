import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hasFfmpeg } from '../support/ffmpeg.ts'
import { aContribution, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { press } from './support/keyboard.ts'
import {
  type Account,
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  type Made,
  prepared,
} from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'
import { unpack } from './support/usb-stick.ts'
import { expectFits } from './support/widths.ts'

// The slideshow for the day of the service: previewed and made by a host, taken along on a USB stick.

async function aMemorialToShow(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2036-11-29' })
  await addPhoto(server, host, made, {
    content: await aPicture(1, { width: 1600, height: 1000 }),
    title: 'The garden <b>in June</b>',
  })
  await addPhoto(server, host, made, { content: await aPicture(2, { width: 600, height: 900 }) })
  await addPhoto(server, host, made, { content: await aPicture(9), portrait: true })
  const database = await databaseOf(server.dataDir)
  const mediaDir = join(server.dataDir, 'media')
  await aContribution(database, made.uuid, { name: 'Joan Petrie', photos: 1, mediaDir })
  await database.end()
  await prepared(server, host, made)
  return { host, made }
}

const theCard = (page: Page) => page.getByRole('region', { name: 'For the day of the service' })

async function openCard(page: Page, host: Account, { uuid }: Made) {
  await logIn(page, host, `/memorial/keepsakes?memorial=${uuid}#service`)
  await expect(theCard(page).getByRole('heading', { name: 'Before the day' })).toBeVisible()
  return theCard(page)
}

/** Downloads the pack and unpacks it as onto a stick. */
async function takeAlong(page: Page, folder: string): Promise<string> {
  const coming = page.waitForEvent('download')
  await theCard(page).getByRole('link', { name: 'Download the pack' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('Margaret Anne Hollis - service pack.zip')
  return unpack(download, folder)
}

test('a host previews the show, makes the pack by keyboard, and makes it again', async ({
  page,
  server,
  folder,
  expectAccessible,
}) => {
  // A film is made at low priority, so on a busy machine it takes long.
  test.setTimeout(300_000)
  const { host, made } = await aMemorialToShow(server)
  const card = await openCard(page, host, made)
  await expect(card.getByText('3 photos, 17 seconds in all')).toBeVisible()
  await expect(card.getByText('2 photos are small and may look soft on a large screen')).toBeVisible()

  const small = card.locator('summary', { hasText: '2 photos are small' })
  await small.focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('600 × 900 pixels')).toBeVisible()
  await expect(card.getByText('From Joan Petrie')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Edit Photos' })).toHaveAttribute(
    'href',
    '/memorial/edit-photos',
  )

  await card.getByLabel('Seconds per photo').selectOption('1')
  await expect(card.getByText('3 photos, 11 seconds in all')).toBeVisible()
  await press(page, card.getByRole('button', { name: 'Make the pack' }))
  await expect(card.getByText('Your pack is ready.')).toBeVisible({ timeout: 100_000 })
  await expect(card.getByText(/^11 seconds, /)).toBeVisible()
  await expect(card.getByText('1 second per photo, made on')).toBeVisible()
  await expectFits(page)

  const stick = await takeAlong(page, folder)
  await expectAccessible(page)
  expect((await readdir(join(stick, 'photos'))).toSorted()).toEqual([
    '001.jpg',
    '002.jpg',
    '003.jpg',
    'portrait.jpg',
  ])
  expect(existsSync(join(stick, 'slideshow.mp4'))).toBe(hasFfmpeg)

  await press(page, card.getByRole('button', { name: 'Make the pack' }))
  await expect(card.getByText('This pack is up to date')).toBeVisible()

  await test.step('after a change of the memorial, its pack says that it is outdated', async () => {
    await addPhoto(server, host, made, { content: await aPicture(3), title: 'Late' })
    await prepared(server, host, made)
    await page.reload()
    await expect(card.getByText('The memorial has changed since this pack was made.')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Download the pack' })).toBeVisible()
    await card.getByRole('button', { name: 'Make it again' }).click()
    await expect(card.getByText('Your pack is ready.')).toBeVisible({ timeout: 180_000 })
    await expect(card.getByText('The memorial has changed')).toBeHidden()
  })
})
