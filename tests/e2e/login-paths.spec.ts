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

// Where somebody goes once they are signed in (spec 1 §4 "After login").

async function logIn(page: Page, { email, password }: Account, address = '/login') {
  await page.goto(address)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('without a memorial, it begins at the first step', async ({ page, server, mailedCode }) => {
  await logIn(page, await anAccount(server, mailedCode))
  await page.waitForURL('**/who')
})

test('the only memorial is loaded: unpaid to the payment, paid to the dashboard', async ({
  page,
  server,
  mailedCode,
}) => {
  const host = await anAccount(server, mailedCode)
  const made = await aMemorial(server, host)
  await logIn(page, host)
  await page.waitForURL('**/payment')
  // The price has been asked for: from here on the page does not ask again.
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

test('several memorials are shown to choose from, by the keyboard too', async ({
  page,
  server,
  mailedCode,
  expectAccessible,
}) => {
  const host = await anAccount(server, mailedCode)
  await aPublicMemorial(server, host, { nameOfPerson: 'William “Bill” Hollis' })
  await aMemorial(server, host)
  await logIn(page, host)
  const question = page.getByRole('heading', { name: 'Which memorial would you like to open?', level: 1 })
  await expect(question).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Margaret' })).toContainText('Payment Pending')
  await expect(page.getByRole('listitem').filter({ hasText: 'Bill' })).not.toContainText('Payment Pending')
  await expectAccessible(page)
  // Newest first: the second one is Bill's.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('William “Bill” Hollis')
})

test('a redirect wins, also back to a public memorial', async ({ page, server, mailedCode }) => {
  const host = await anAccount(server, mailedCode)
  const { shareSlug } = await aPublicMemorial(server, host)
  await logIn(page, host, '/login?redirect=/profile')
  await page.waitForURL('**/profile')
  await logIn(page, host, `/login?redirect=${encodeURIComponent(`/view/${shareSlug}`)}`)
  await page.waitForURL(`**/view/${shareSlug}`)
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
})

for (const elsewhere of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
])
  test(`a redirect to ${elsewhere} is not followed`, async ({ page, server, mailedCode }) => {
    const host = await anAccount(server, mailedCode)
    await logIn(page, host, `/login?redirect=${encodeURIComponent(elsewhere)}`)
    await page.waitForURL(`${server.url}/who`)
  })

test('an address that is not proved yet goes on to its code', async ({ page, server }) => {
  await logIn(page, await anUnprovedAccount(server))
  await page.waitForURL('**/save')
})
