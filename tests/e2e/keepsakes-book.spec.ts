import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import {
  type Account,
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  type Made,
  prepared,
} from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

const bookCard = (page: Page) => page.getByRole('region', { name: 'The book' })

async function aHost(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { hostMessage: 'She sang.', memorialDate: '2031-11-28' })
  return { host, made }
}

/** How long to wait for a book, which is set in a process of its own on a machine that may be busy. */
const whole = { timeout: 60_000 }

async function change(server: RunningServer, host: Account, { uuid }: Made, hostMessage: string) {
  await call(server, 'POST', '/memorial/edit', { token: host.token, body: { uuid, hostMessage } })
}

/** The first bytes of the file that a link downloads. */
async function firstBytes(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return (await readFile(await download.path())).subarray(0, 5).toString('latin1')
}

test('a book is made and downloaded, and made again after a change', async ({ page, server }) => {
  const { host, made } = await aHost(server)
  await addPhoto(server, host, made, { content: await aPicture(1), title: 'At the beach' })
  await addPhoto(server, host, made, { content: await aPicture(2, { width: 600, height: 900 }) })
  await prepared(server, host, made)
  await logInTo(page, host, made)
  await page.getByRole('link', { name: 'All keepsakes: book, archive, service pack, cards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keepsakes' })).toBeFocused()

  const ways = page.getByRole('navigation', { name: 'Keepsakes' })
  await ways.getByRole('link', { name: 'The archive' }).click()
  await expect(page.getByRole('region', { name: 'The archive' })).toBeInViewport()
  const card = bookCard(page)
  await expect(card).toBeHidden()
  await ways.getByRole('link', { name: 'The book' }).click()
  await card.getByText('US Letter').click()
  await card.getByText('Photos, then stories').click()
  await card.getByText('Memories from others').click()
  await card.getByRole('button', { name: 'Make the book' }).click()
  await expect(card.getByText('Your book is ready.')).toBeVisible(whole)
  await expect(card.getByRole('progressbar')).toHaveCount(0)
  await expect(card.getByText(/^\d+ pages?, [\d.]+ [kM]B$/)).toBeVisible()
  await expect(card.getByText('US Letter, made on')).toBeVisible()

  const first = card.getByRole('img', { name: 'Page 1', exact: true })
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await card.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Page 1')
  await page.keyboard.press('Escape')
  await expect(card.getByRole('link', { name: 'Page 1', exact: true })).toBeFocused()
  expect(await firstBytes(page, card.getByRole('link', { name: 'Download the book' }))).toBe('%PDF-')

  await page.reload()
  await expect(card.getByLabel('US Letter')).toBeChecked()
  await expect(card.getByLabel('Photos, then stories')).toBeChecked()
  await expect(card.getByLabel('Memories from others')).not.toBeChecked()
  await expect(card.getByRole('link', { name: 'Download the book' })).toBeVisible()
  await expect(card.getByText('Your book is ready.')).toBeHidden()
  await card.getByRole('button', { name: 'Make the book' }).click()
  await expect(card.getByText('This book is up to date')).toBeVisible()

  await change(server, host, made, 'She sang, and the dog sang too.')
  await page.reload()
  await expect(card.getByText('The memorial has changed since this book was made.')).toBeVisible()
  await card.getByRole('button', { name: 'Make it again' }).click()
  await expect(card.getByText('Your book is ready.')).toBeVisible(whole)
  await expect(card.getByText('The memorial has changed since this book was made.')).toBeHidden()
})
