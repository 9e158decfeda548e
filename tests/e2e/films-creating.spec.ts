import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { beginDraft, enterCode, signUp } from './support/host.ts'

// Films of the Photos step: they stay on the device until the memorial is saved, and are not lost by a reload.

const film = join(import.meta.dirname, '../fixtures/host-message.webm')

test('a film of the guided steps outlives a reload, and goes to the server with the rest', async ({
  page,
  server,
  mailedCode,
  expectAccessible,
}) => {
  const email = `${crypto.randomUUID()}@example.com`
  await page.setViewportSize({ width: 360, height: 740 })
  await beginDraft(page)
  await page.goto('/photos')
  const films = page.getByRole('heading', { name: 'Films' }).locator('xpath=ancestor::section')
  const choose = films.locator('input[type=file]')
  await choose.setInputFiles({ name: 'letter.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') })
  await expect(films.getByText('This film cannot be shown')).toBeVisible()
  await films.getByRole('button', { name: 'Remove film 1' }).click()
  await expect(films.getByRole('listitem')).toHaveCount(0)

  await choose.setInputFiles(film)
  await films.getByLabel('Caption of film 1').fill('The wedding')
  await expect(films.locator('video')).toBeVisible()
  await expect(films.getByText(/^00:0\d$/)).toBeVisible()
  await expectAccessible(page)
  // One that is chosen among the photos is put where films are.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'garden.webm',
      mimeType: 'video/webm',
      buffer: await readFile(film),
    })
  await expect(films.getByText('garden.webm')).toBeVisible()
  await expect(films.locator('video')).toHaveCount(2)
  await page.reload()
  await expect(films.getByLabel('Caption of film 1')).toHaveValue('The wedding')
  await expect(films.locator('video')).toHaveCount(2)
  await films.getByRole('button', { name: 'Remove film 2' }).click()
  await expect(films.getByRole('listitem')).toHaveCount(1)

  await page.goto('/preview')
  await expect(page.getByRole('heading', { name: '1 film' })).toBeVisible()
  await page.goto('/save')
  await signUp(page, email)
  await enterCode(page, await mailedCode(email))
  await expect(page.getByText('Margaret’s memorial is saved')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('1 film', { exact: false })).toBeVisible()

  const { rows } = await server.query(
    `select title from media join relationships using (memorial_uuid) join users on users.uuid = user_uuid
      where role = 'FILM' and email = $1`,
    [email],
  )
  expect(rows).toEqual([{ title: 'The wedding' }])
  await page.goto('/photos')
  await expect(films.getByLabel('Caption of film 1')).toHaveValue('The wedding')
  await expect(films.getByRole('listitem')).toHaveCount(1)
})
