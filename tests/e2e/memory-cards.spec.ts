import { memoryCard } from '#contract/memory-card.ts'
import { corners, jpegOf } from '../../app/features/memory-cards/scan/testing.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn, logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial, call, relate } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

const left = corners([60, 80], [560, 110], [540, 800], [50, 780])
const right = corners([640, 120], [1130, 80], [1150, 790], [650, 800])

/** The address in the cards' code. */
async function textOf(server: RunningServer, token: string, uuid: string) {
  const answer = await call(server, 'GET', `/memorial/show/${uuid}`, { token })
  const { show } = answer as unknown as { show: { scanned: string } }
  return `${show.scanned}?m=A4`
}

test('a helper photographs two cards at once; each is cut out and filed, and a host types one off and approves it', async ({
  page,
  server,
  expectAccessible,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const helper = await anAccount(server)
  await relate(server, helper, made, { as: 'MODERATOR' })
  const text = await textOf(server, host.token, made.uuid)
  const strange = text.replace(/q\/..../, 'q/ffff')
  const buffer = await jpegOf({
    width: 1800,
    height: 900,
    cards: [
      { corners: left, text },
      { corners: right, text },
      { corners: corners([1230, 100], [1720, 100], [1720, 790], [1230, 790]), text: strange },
    ],
    shadow: 0.3,
    blur: 0.6,
  })

  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, helper, `/memorial/moderation/${made.uuid}`)
  await page.getByRole('link', { name: 'Photograph memories on paper' }).click()
  const photo = { name: 'table.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('1 card is of another memorial')).toBeVisible()
  const first = page.getByRole('article', { name: 'Card 1 of 2' })
  const cut = first.getByRole('img', { name: 'Card 1, straightened' })
  const { width, height } = memoryCard.sizes.A4
  await expect
    .poll(() => cut.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight))
    .toBeCloseTo(width / height, 1)
  await expectAccessible(page)

  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByText('2 found, 0 filed')).toBeVisible({ timeout: 30_000 })
  await first.getByLabel('Who wrote it').fill('Lakshmi Nair')
  await page.getByRole('button', { name: 'File all 2 cards' }).click()
  await expect(page.getByText('Filed. It waits to be approved.')).toHaveCount(2)

  await page.setViewportSize({ width: 1280, height: 800 })
  await logInTo(page, host, made)
  await page.goto('/memorial/waiting')
  const waiting = page.getByRole('article')
  await expect(waiting.getByText('On paper')).toBeVisible()
  await expect(page.getByText('Has the link')).toHaveCount(0)
  await expect(async () => {
    await page.reload()
    await expect(waiting.locator('img').first()).toHaveCSS('object-fit', 'contain', { timeout: 3000 })
  }, 'the whole picture').toPass()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Anonymous/ })
    .click()
  await expect(waiting.getByRole('heading', { name: 'Anonymous' })).toBeVisible()
  await waiting.getByRole('button', { name: 'Type it off' }).click()
  const queued = page.getByRole('dialog', { name: 'What the card says' })
  await queued.getByLabel('What it says').fill('In the queue.')
  await expectAccessible(page)
  await queued.getByRole('button', { name: 'Save' }).click()
  await expect(waiting.getByText('In the queue.')).toBeVisible()
  await expect(waiting.getByRole('button', { name: 'Change what was typed' })).toBeVisible()

  await page.goto('/memorial/memories')
  const memory = page.getByRole('article').filter({ hasText: 'Lakshmi Nair' })
  await expect(memory.getByText('On paper')).toBeVisible()
  await memory.getByRole('button', { name: /Type it off/ }).click()
  const dialog = page.getByRole('dialog', { name: 'What the card says' })
  await dialog.getByLabel('What it says').fill('She came across with a bowl of lemons.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(memory.getByText('bowl of lemons')).toBeVisible()
  await memory
    .getByRole('button', { name: /Approve/ })
    .first()
    .click()
  await expect(memory.getByText('Approved')).toBeVisible()
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByText('She came across with a bowl of lemons.').first()).toBeVisible()

  await page.goto(`/memorial/memory-cards/${made.uuid}`)
  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByText('2 found, 0 filed')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'File all 2 cards' }).click()
  await expect(page.getByText('This card is on the memorial already.')).toHaveCount(1)
  await expect(page.getByText('Filed. It waits to be approved.')).toHaveCount(1)
})
