import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { addFilm, addPhoto, anAccount, aPicture, call, prepared } from './support/memorials.ts'
import { addRecordings } from './support/recordings.ts'

// Hosts say when films, and what others added, were taken (docs/decisions/0498).

test.use({ viewport: { width: 360, height: 740 } })

const film = join(import.meta.dirname, '../fixtures/host-message.webm')

test('films are dated by themselves, and together with photos', async ({
  page,
  server,
  expectAccessible,
}) => {
  const at = await toEditScreen(page, server, 'edit-photos')
  await addPhoto(server, at.host, at.made, { content: await aPicture(1) })
  await addFilm(server, at.host, at.made, { content: await readFile(film), title: 'The ferry' })
  await prepared(server, at.host, at.made)
  await openScreen(page, 'edit-photos')
  const filmsOf = async () => {
    const path = `/memorial/films/${at.made.uuid}`
    return (await call(server, 'GET', path, { token: at.host.token })).films
  }

  await page.getByRole('button', { name: 'When was this? Film 1' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('When was this film made?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '1960s' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Film 1: the 1960s. Change' })).toBeVisible()
  expect(await filmsOf()).toMatchObject([{ saidDate: '196X' }])

  await page.getByRole('button', { name: 'When was this? Photo 1' }).click()
  await expect(dialog).toContainText('When was this photo taken?')
  const also = dialog.getByRole('button', { name: 'Film, number 1' })
  await expect(also).toHaveAttribute('aria-pressed', 'false')
  await also.click()
  await expect(dialog).toContainText('When were these made?')
  await dialog.getByRole('button', { name: '1970s' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Film 1: the 1970s. Change' })).toBeVisible()
  expect(await filmsOf()).toMatchObject([{ saidDate: '197X' }])
  await save(page)
  expect((await onServer(server, at)).media).toMatchObject([{ saidDate: '197X' }])
})

test('a host says when the film of a memory was made', async ({ page, server }) => {
  const at = await toEditScreen(page, server, 'edit-photos')
  await addRecordings(server, await anAccount(server), at.made, { voice: false, film: true })
  await page.goto('/memorial/memories')
  await page.getByRole('button', { name: 'When was this? From Frank Dunne' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '1980s' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'From Frank Dunne: the 1980s. Change' })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'From Frank Dunne: the 1980s. Change' }).click()
  await dialog.getByRole('button', { name: 'Remove this date' }).click()
  await expect(page.getByRole('button', { name: 'When was this? From Frank Dunne' })).toBeVisible()
})
