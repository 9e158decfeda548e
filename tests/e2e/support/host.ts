import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Account, aMemorial, anAccount, type Made } from './memorials.ts'
import type { PhotoFile } from './photos.ts'
import type { RunningServer } from './server.ts'

/** What a host does on the screens before the part that a test is about. */

export { aMemorial, anAccount as aHost, publish } from './memorials.ts'

/** A promo code: `{ free: true }`, or `{ amountOff: 1000 }` in minor units. */
export async function aPromo(server: RunningServer, terms: object): Promise<string> {
  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`
  await server.operator('POST', '/operator/promo', { code, ...terms })
  return code
}

/** Opens the field for a promo code, which is a line until somebody has one. */
export async function openPromo(page: Page): Promise<void> {
  const field = page.getByLabel('Promo code')
  const line = page.getByRole('button', { name: /^Promo code/ })
  await expect(field.or(line)).toBeVisible()
  if (await line.isVisible()) await line.click()
}

/** Signs an account in with a new session, and stores it as the login form does. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const answer = await page.request.post('/anon/signin', { data: { email, password } })
  const { token, user } = await answer.json()
  // A page of the same origin without scripts.
  await page.goto('/healthz')
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('apiToken', token)
      localStorage.setItem('visitor-user', user)
    },
    [token, JSON.stringify(user)] as const,
  )
}

/** Signs in and opens a path. */
export async function logIn(page: Page, host: Account, path: string): Promise<void> {
  await signIn(page, host)
  await page.goto(path)
  await page.waitForURL(`**${path}`)
}

/** Logs in by the form that is shown. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Signs in and opens a memorial: its dashboard if it is paid for, else the payment. */
export async function logInTo(page: Page, host: Account, { uuid }: Pick<Made, 'uuid'>): Promise<void> {
  await signIn(page, host)
  await page.goto(`/memorial/load/${uuid}`)
  await page.waitForURL(/\/(memorial\/dashboard|payment)$/)
}

/** Opens the payment step of a memorial that is saved and not paid for. */
export async function toPayment(page: Page, server: RunningServer) {
  const host = await anAccount(server)
  const made = await aMemorial(server, host)
  await logInTo(page, host, made)
  await expect(page.getByLabel('Card number')).toBeVisible()
  return { host, made }
}

/** Begins a draft with a name on the first step. */
export async function beginDraft(page: Page, name = 'Margaret Anne Hollis'): Promise<void> {
  await page.goto('/who')
  await page.getByLabel('What is the name of your loved one?').fill(name)
  await page.getByText('No, not at this time').click()
  await expect(page.getByText('Saved on this device')).toBeVisible()
}

/** Adds photos to the draft on the photos step, and waits until each can be shown. */
export async function addPhotos(page: Page, files: PhotoFile[]): Promise<void> {
  await page.goto('/photos')
  await page.locator('input[type=file]').first().setInputFiles(files)
  await expect(page.locator('main figure img')).toHaveCount(files.length)
  await expect(page.locator('main progress')).toHaveCount(0)
}

/** Goes from the Save step's email view to its code view. */
export async function signUp(page: Page, email: string): Promise<void> {
  // Sign-ups are limited by IP address.
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill('roses in june')
  await page.getByLabel('Confirm password', { exact: true }).fill('roses in june')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Verification code')).toBeVisible()
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** Puts a recording into the draft by the file input, which the panel shows where there is no camera. */
export async function chooseVideo(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))
  })
  await page.goto('/message')
  await page.getByRole('button', { name: 'Yes, Record Video' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Choose a video from this device').setInputFiles(path)
  await expect(page.getByLabel('Your video message', { exact: true })).toBeVisible()
}
