import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import {
  type Account,
  addPhoto,
  aMemorial,
  anAccount,
  aPicture,
  aPublicMemorial,
  prepared,
} from './support/memorials.ts'

async function logIn(page: Page, { email, password }: Account, to: string) {
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('a paid memorial: its link, its parts, each with one way to change it', async ({
  page,
  server,
  mailedCode,
  expectAccessible,
}) => {
  const host = await anAccount(server, mailedCode)
  const made = await aPublicMemorial(server, host, {
    memorialDate: '2031-11-28',
    hostMessage: 'Mum never let anyone leave the house hungry.',
    stories: [{ uuid: null, text: 'The car would not start.' }],
    contacts: [{ uuid: null, email: 'joan@example.com', phone: null, firstName: '', surname: '' }],
  })
  await addPhoto(server, host, made, { content: await aPicture(1), portrait: true })
  await addPhoto(server, host, made, { content: await aPicture(2) })
  await prepared(server, host, made)
  let loaded = 0
  page.on('request', (request) => {
    if (request.url().includes('/memorial/get/')) loaded += 1
  })

  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Anne Hollis' })).toBeVisible()
  await expect(page.getByAltText('Portrait of Margaret Anne Hollis')).toBeVisible()
  await expect(page.getByLabel('Memorial Link')).toHaveValue(`${server.url}/view/${made.shareSlug}`)
  for (const [part, says, path] of [
    ['Name, date and place', 'Margaret Anne Hollis, Nov 28, 2031', '/who'],
    ['Message', 'Mum never let anyone leave the house hungry.', '/message'],
    ['Photos', '1 photo', '/photos'],
    ['Stories', '1 story', '/photos'],
    ['Contacts', '1 contact, 0 invited', '/contacts'],
  ] as const) {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: part, exact: true }) })
    await expect(row.getByRole('paragraph')).toHaveText(says)
    await expect(row.getByRole('link', { name: `Edit: ${part}` })).toHaveAttribute('href', path)
  }
  await expectAccessible(page)
  expect(loaded, 'once to load it, once for the dashboard').toBe(2)

  await page.getByRole('button', { name: 'Account' }).press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
})

test('an unpaid memorial leads on to the payment', async ({ page, server, mailedCode, expectAccessible }) => {
  const host = await anAccount(server, mailedCode)
  const made = await aMemorial(server, host)
  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await page.waitForURL('**/payment')
  await page.goto('/memorial/dashboard')
  await expect(page.getByText('nobody else can see it yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Memorial' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue to Payment' }).click()
  await page.waitForURL('**/payment')
})

test('without a memorial the dashboard says so and leads back', async ({ page, server, mailedCode }) => {
  await logIn(page, await anAccount(server, mailedCode), '/memorial/dashboard')
  await expect(page.getByRole('alert')).toContainText(
    'No memorial found. Please create or select a memorial.',
  )
  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await page.waitForURL('**/profile')
})

test('loading: somebody else’s memorial is not found, and a lost network can be tried again', async ({
  page,
  server,
  mailedCode,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/404 \(Not Found\)/, /net::ERR/)
  const other = await anAccount(server, mailedCode)
  const theirs = await aMemorial(server, other)
  const host = await anAccount(server, mailedCode)
  const own = await aMemorial(server, host)
  await logIn(page, host, `/memorial/load/${theirs.uuid}`)
  await expect(page.getByRole('alert')).toContainText("We couldn't load your memorial. Memorial not found")
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Profile' })).toBeVisible()
  await expectAccessible(page)

  await page.route('**/memorial/get/**', (route) => route.abort())
  await page.goto(`/memorial/load/${own.uuid}`)
  await expect(page.getByRole('alert')).toContainText('Unable to connect to the server.')
  await page.unroute('**/memorial/get/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.waitForURL('**/payment')
})

test('a token that has ended leads to the login and back', async ({
  page,
  server,
  mailedCode,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/)
  const host = await anAccount(server, mailedCode)
  const made = await aPublicMemorial(server, host)
  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await expect(page.getByLabel('Memorial Link')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('apiToken'))
  await page.request.post('/user/signout', { headers: { pid: String(token) } })
  await page.reload()
  await page.waitForURL(`**/login?redirect=${encodeURIComponent(`/memorial/load/${made.uuid}`)}`)
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(host.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Memorial Link')).toBeVisible()
})

test('an address that nobody answers says so, with status 404', async ({
  page,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/404 \(Not Found\)/)
  const answer = await page.goto('/memorial/nothing')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('There is no page here · Afterglow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Landing Page' }).click()
  await page.waitForURL(/\/$/)
})
