import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { type Account, aMemorial, anAccount, aPublicMemorial } from './support/memorials.ts'

async function openProfile(page: Page, { email, password }: Account) {
  await page.goto('/login?redirect=/profile')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/profile')
}

test('without a token the profile leads to the login', async ({ page }) => {
  await page.goto('/profile')
  await page.waitForURL('**/login**')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('names are saved, the notice goes after three seconds, the email stays', async ({
  page,
  server,
  mailedCode,
  expectAccessible,
}) => {
  await openProfile(page, await anAccount(server, mailedCode))
  const save = page.getByRole('button', { name: 'Save' })
  await expect(page.getByLabel('First name')).toHaveValue('Claire')
  await expect(save).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly')
  await expect(page.getByText('Email cannot be changed')).toBeVisible()
  await expectAccessible(page)

  // From here on time passes only when the test says so.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('First name').fill('Clara')
  await save.click()
  const notice = page.getByText('Profile updated successfully')
  await expect(notice).toBeVisible()
  await expect(save).toBeDisabled()
  await page.clock.runFor(2900)
  await expect(notice).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice).toBeHidden()

  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Clara')
  await expect(page.getByLabel('Last name')).toHaveValue('Hollis')
})

test('a save that fails says so and keeps what was typed', async ({
  page,
  server,
  mailedCode,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  await openProfile(page, await anAccount(server, mailedCode))
  await page.getByLabel('Last name').fill('Hollis-Vik')
  await page.route('**/user/save', (route) => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Unable to update profile')
  await expect(page.getByRole('alert')).toContainText('Unable to connect to the server.')
  await expect(page.getByLabel('Last name')).toHaveValue('Hollis-Vik')
  await page.unroute('**/user/save')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})

test('a profile that cannot be loaded can be asked for again', async ({
  page,
  server,
  mailedCode,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/500 \(Internal/)
  await page.route('**/user', (route) => route.fulfill({ status: 500, json: { success: false, msg: null } }))
  await openProfile(page, await anAccount(server, mailedCode))
  await expect(page.getByRole('alert')).toContainText('Unable to load profile')
  await expectAccessible(page)
  await page.unroute('**/user')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Claire')
})

test('memorials are listed and opened from here', async ({ page, server, mailedCode, expectAccessible }) => {
  const host = await anAccount(server, mailedCode)
  await aPublicMemorial(server, host, { nameOfPerson: 'William “Bill” Hollis' })
  await aMemorial(server, host)
  await openProfile(page, host)
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(item('Margaret')).toContainText('Payment Pending')
  await expect(item('Bill')).not.toContainText('Payment Pending')
  await expectAccessible(page)
  await item('Bill').getByRole('link').click()
  await page.waitForURL('**/memorial/dashboard')
  await page.goto('/profile')
  await item('Margaret').getByRole('link').click()
  await page.waitForURL('**/payment')
})

test('Logout clears everything that is stored here and ends the token', async ({
  page,
  server,
  mailedCode,
}) => {
  const host = await anAccount(server, mailedCode)
  await openProfile(page, host)
  await expect(page.getByLabel('First name')).toHaveValue('Claire')
  const token = await page.evaluate(() => localStorage.getItem('apiToken'))
  await page.evaluate(() => sessionStorage.setItem('anything', 'else'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${server.url}/login`)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('apiToken'))).toBeNull()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(host.email)
  expect(await page.evaluate(() => sessionStorage.getItem('anything'))).toBeNull()
  const answer = await page.request.get('/user', { headers: { pid: String(token) } })
  expect(answer.status()).toBe(401)
  await page.goto('/profile')
  await page.waitForURL('**/login**')
})
