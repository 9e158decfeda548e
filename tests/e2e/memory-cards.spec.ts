import { expect, test } from './support/fixtures.ts'
import { logIn, logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial, relate } from './support/memorials.ts'
import { somePhotos } from './support/memory-card.ts'

test('a helper files a photo of a card; a host types it off and approves it', async ({
  page,
  server,
  expectAccessible,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const helper = await anAccount(server)
  await relate(server, helper, made, { as: 'MODERATOR' })

  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, helper, `/memorial/moderation/${made.uuid}`)
  await page.getByRole('link', { name: 'Add a memory on paper' }).click()
  await page.getByRole('button', { name: 'File it' }).click()
  await expect(page.getByText('Choose a photo of the card or letter first.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(await somePhotos(1))
  await expect(page.getByRole('img', { name: 'The photo of the card or letter' })).toBeVisible()
  await page.getByLabel('Who wrote it').fill('Lakshmi Nair')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'File it' }).click()
  await expect(page.getByText('Filed. It waits to be approved.')).toBeVisible()
  await expect(page.getByLabel('Who wrote it')).toHaveValue('')

  await page.setViewportSize({ width: 1280, height: 800 })
  await logInTo(page, host, made)
  await page.goto('/memorial/memories')
  const waiting = page.getByRole('article')
  await expect(waiting.getByText('On paper')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(waiting.locator('img').first()).toHaveCSS('object-fit', 'contain', { timeout: 3000 })
  }, 'the whole picture').toPass()

  const memory = page.getByRole('article').filter({ hasText: 'Lakshmi Nair' })
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
})
