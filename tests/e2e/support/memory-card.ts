import { expect, type Page } from '@playwright/test'
import { type Account, anAccount, aPicture, aPublicMemorial, call, type Made } from './memorials.ts'
import { aHeic, type PhotoFile } from './photos.ts'
import type { RunningServer } from './server.ts'

// What visitors add to a memorial, and the wall that shows it.

export const card = (page: Page) => page.locator('#contribute')
export const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name })
export const link = (page: Page, name: string | RegExp) => card(page).getByRole('link', { name })
export const words = (page: Page) => card(page).getByLabel('Message')

/** The first touch loads what sends the form, and what takes its files. */
export async function touch(page: Page) {
  await card(page).locator('[data-island]').hover()
  await expect(card(page).locator('form[data-awake] [data-alive]')).toBeVisible()
}

export async function choose(page: Page, files: PhotoFile[]) {
  await card(page).locator('input[type=file]').setInputFiles(files)
  await expect(card(page).getByRole('img')).toHaveCount(files.length)
}

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

/** Says who sends it, and has a code mailed. */
export async function askCode(page: Page, email: string) {
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  await card(page).getByLabel('Your email').fill(email)
  await button(page, 'Continue').click()
  await expect(card(page).getByLabel('Verification code')).toBeFocused()
}
