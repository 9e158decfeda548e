import type { Page } from '@playwright/test'
import { type Account, anAccount, aPicture, aPublicMemorial, call, type Made } from './memorials.ts'
import { aHeic, type PhotoFile } from './photos.ts'
import type { RunningServer } from './server.ts'

// What visitors add to a memorial, and the wall that shows it.

export const card = (page: Page) => page.locator('#contribute')
export const dialog = (page: Page) => page.getByRole('dialog')
export const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
export const words = (page: Page) => dialog(page).getByLabel('Message')

export const open = (page: Page, name: string | RegExp = 'Add a memory') =>
  card(page).getByRole('button', { name }).click()

export const choose = (page: Page, files: PhotoFile[]) =>
  dialog(page).locator('input[type=file]').setInputFiles(files)

/** The first is a HEIC. */
export async function somePhotos(count: number): Promise<PhotoFile[]> {
  const made = await Promise.all(
    [1, 2].map(async (seed) => ({
      name: `picture-${seed}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPicture(seed),
    })),
  )
  return [await aHeic(), ...made].slice(0, count)
}

/** A memorial whose visitors' contributions are visible at once. */
export async function aPlace(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { hostMessage: 'Come as you are.' })
  const body = { appearAtOnce: 'EVERYONE' }
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body })
  return { host, made }
}

export const contributions = async (server: RunningServer, host: Account, made: Made) =>
  (await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })).memorial.contributions

export async function signIn(page: Page, { token }: Account) {
  await page.addInitScript((value) => localStorage.setItem('apiToken', value), token)
}

/** Opens the way with a password: a mailed code is asked for otherwise. */
export const withPassword = (page: Page) => button(page, 'I would like a password').click()

/** Fills in the address and password of a new account. */
export async function credentials(page: Page, email: string) {
  await withPassword(page)
  await dialog(page).getByLabel('Your name').fill('Joan Petrie')
  await dialog(page).getByLabel('Your email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill('teatime')
  await dialog(page).getByLabel('Confirm password', { exact: true }).fill('teatime')
  await button(page, 'Continue').click()
}
