import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import {
  type Account,
  aMemorial,
  anAccount,
  anUnprovedAccount,
  aPublicMemorial,
  call,
} from './support/memorials.ts'

// Logging in, and where somebody is led afterwards.

async function logIn(page: Page, { email, password }: Account, address = '/login') {
  await page.goto(address)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('with one memorial, a login leads to its payment or, if paid, to its dashboard', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aMemorial(server, host)
  await logIn(page, host)
  await page.waitForURL('**/payment')
  // The page has asked for the price, and will not ask again.
  await expect(page.getByLabel('Card number')).toBeVisible()
  const code = 'FREE-ONE'
  await server.operator('POST', '/operator/promo', { code, free: true })
  await call(server, 'POST', '/memorial/promo/validate', {
    token: host.token,
    body: { memorialUuid: made.uuid, code },
  })
  await logIn(page, host)
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Anne Hollis')
})

test('with several memorials, one is chosen, by keyboard too', async ({ page, server }) => {
  const host = await anAccount(server)
  await aPublicMemorial(server, host, { nameOfPerson: 'William “Bill” Hollis' })
  await aMemorial(server, host)
  await logIn(page, host)
  const question = page.getByRole('heading', { name: 'Which memorial would you like to open?', level: 1 })
  await expect(question).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Margaret' })).toContainText('Payment Pending')
  await expect(page.getByRole('listitem').filter({ hasText: 'Bill' })).not.toContainText('Payment Pending')
  // Newest first: the second one is Bill's.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('William “Bill” Hollis')
})

test('a login begins without data of an earlier memorial, but keeps a draft begun before it', async ({
  page,
  server,
}) => {
  const name = page.getByLabel('What is the name of your loved one?')
  const someone = await anAccount(server)
  await page.goto('/who')
  await name.fill('Joan Petrie')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await logIn(page, someone)
  await page.waitForURL('**/who')
  await expect(name).toHaveValue('Joan Petrie')

  const host = await anAccount(server)
  const made = await aMemorial(server, host)
  await logIn(page, host)
  await page.waitForURL('**/payment')
  await expect(page.getByLabel('Card number')).toBeVisible()
  await call(server, 'POST', `/memorial/delete/${made.uuid}`, { token: host.token })
  await logIn(page, host)
  await page.waitForURL('**/who')
  await expect(name).toHaveValue('')
})

test('an unconfirmed address is confirmed after the login, which then leads on', async ({
  page,
  server,
  mailedCode,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/, /403 \(Forbidden\)/)
  const { shareSlug } = await aPublicMemorial(server, await anAccount(server))
  const guest = await anUnprovedAccount(server)
  await logIn(page, guest, `/login?redirect=${encodeURIComponent(`/view/${shareSlug}`)}`)
  await expect(page.getByRole('heading', { name: 'Look in your email' })).toBeFocused()
  await expect(page.getByText(guest.email)).toBeVisible()
  await page.getByLabel('Verification code').fill('22222')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The verification code is incorrect.')).toBeVisible()
  await expect(page.getByLabel('Verification code')).toBeFocused()
  // The redirect address survives a reload.
  await page.reload()
  await page.getByLabel('Verification code').fill(await mailedCode(guest.email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL(`**/view/${shareSlug}`)
})

test('a mailed code logs in without a password; a wrong one is said so, and the address can be corrected', async ({
  page,
  server,
  mailedCode,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  const { email } = await anAccount(server)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mail me a code instead' }).click()
  await expect(page.getByLabel('Email'), 'without an address none is asked for').toBeFocused()
  await page.getByLabel('Email').fill('somebody@else.example')
  await page.getByRole('button', { name: 'Mail me a code instead' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your email' })).toBeVisible()
  await page.getByRole('button', { name: 'Change Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Mail me a code instead' }).click()
  await page.getByLabel('Verification code').fill('ZZZZZ')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Verification code').fill(await mailedCode(email))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/who')
})
