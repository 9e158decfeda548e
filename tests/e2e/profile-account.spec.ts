import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { type Account, aMemorial, anAccount, aPublicMemorial, call } from './support/memorials.ts'

const openProfile = (page: Page, account: Account) => logIn(page, account, '/profile')

test('without a token the profile leads to the login', async ({ page }) => {
  await page.goto('/profile')
  await page.waitForURL('**/login**')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('names and the language of mails are saved, with a notice for three seconds; the email cannot be changed', async ({
  page,
  server,
}) => {
  await openProfile(page, await anAccount(server))
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(page.getByLabel('First name')).toHaveValue('Claire')
  await expect(save).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly')
  await expect(page.getByText('Email cannot be changed')).toBeVisible()

  // From here on, time passes only when the test says so.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('First name').fill('Clara')
  await page.getByLabel('Language of our mails to you').selectOption('Español')
  await save.click()
  const notice = page.getByText('Profile updated successfully')
  await expect(notice).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await page.clock.runFor(2900)
  await expect(notice).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice).toBeHidden()

  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Clara')
  await expect(page.getByLabel('Last name')).toHaveValue('Hollis')
  await expect(page.getByLabel('Language of our mails to you')).toHaveValue('es')
})

test('a save that fails says so and keeps what was typed', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/net::ERR/)
  await openProfile(page, await anAccount(server))
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

test('a profile that failed to load can be loaded again', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/500 \(Internal/)
  await page.route('**/user', (route) => route.fulfill({ status: 500, json: { success: false, msg: null } }))
  await openProfile(page, await anAccount(server))
  await expect(page.getByRole('alert')).toContainText('Unable to load profile')
  await page.unroute('**/user')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Claire')
})

test('memorials are listed and can be opened', async ({ page, server }) => {
  const host = await anAccount(server)
  await aPublicMemorial(server, host, { nameOfPerson: 'William “Bill” Hollis' })
  await aMemorial(server, host)
  await openProfile(page, host)
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(item('Margaret')).toContainText('Payment Pending')
  await expect(item('Bill')).not.toContainText('Payment Pending')
  await item('Bill').getByRole('link').click()
  await page.waitForURL('**/memorial/dashboard')
  await page.goto('/profile')
  await item('Margaret').getByRole('link').click()
  await page.waitForURL('**/payment')
})

test('Logout clears everything stored in the browser and ends the session', async ({ page, server }) => {
  const host = await anAccount(server)
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

test('a password is changed, each mistake is shown beside its field, and other devices are logged out', async ({
  page,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/, /net::ERR/)
  const host = await anAccount(server)
  await openProfile(page, host)
  const card = page.getByRole('region', { name: 'Password' })
  const current = card.getByLabel('Current password', { exact: true })
  const chosen = card.getByLabel('New password', { exact: true })
  const submit = card.getByRole('button', { name: 'Change password' })
  await submit.click()
  await expect(card.getByText('Password is required')).toHaveCount(2)
  await expect(current).toBeFocused()
  await current.fill('not this one')
  await chosen.fill('12345')
  await expect(card.getByText('Password must be at least 6 characters')).toBeVisible()
  await card.getByRole('button', { name: 'Show: New password' }).click()
  await expect(chosen).toHaveAttribute('type', 'text')
  await chosen.fill('password1')
  await page.keyboard.press('Enter')
  await expect(card.getByText('This is not your current password.')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(chosen).toHaveValue('password1')
  await current.fill(host.password)
  await page.keyboard.press('Enter')
  await expect(card.getByText('This password is one of the first that anyone would try.')).toBeVisible()
  await expect(chosen).toBeFocused()
  await chosen.fill('a rose bed in June')
  await page.route('**/user/password', (route) => route.abort())
  await submit.click()
  await expect(card.getByRole('alert')).toContainText('Unable to connect to the server.')
  await expect(chosen).toHaveValue('a rose bed in June')
  await page.unroute('**/user/password')
  await submit.click()
  await expect(card.getByText('Your password is changed')).toBeVisible()
  await expect(current).toHaveValue('')
  await mailTo(host.email, /password was changed/)

  // This device stays logged in; the old token has ended.
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Claire')
  const elsewhere = await page.request.get('/user', { headers: { pid: host.token } })
  expect(elsewhere.status()).toBe(401)
})

test('logging out everywhere asks first, and data can be downloaded', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const host = await anAccount(server)
  await aMemorial(server, host)
  await openProfile(page, host)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^afterglow-data-.*\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.account.email).toBe(host.email)
  expect(data.memorials[0].nameOfPerson).toBe('Margaret Anne Hollis')
  await expect(page.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible()

  const ask = page.getByRole('button', { name: 'Log out everywhere' })
  await ask.click()
  const dialog = page.getByRole('alertdialog', { name: 'Log out everywhere?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  await page.route('**/user/signout-everywhere', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Unable to connect to the server.')
  await page.unroute('**/user/signout-everywhere')
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.waitForURL(`${server.url}/login`)
  const elsewhere = await page.request.get('/user', { headers: { pid: host.token } })
  expect(elsewhere.status()).toBe(401)
})

test('a lost device is logged out, and this one stays logged in', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const host = await anAccount(server)
  const phone = await fetch(`${server.url}/anon/signin`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    },
    body: JSON.stringify({ email: host.email, password: host.password }),
  })
  const { token } = (await phone.json()) as { token: string }
  await openProfile(page, host)
  const devices = page.getByRole('list', { name: 'Where you are logged in' })
  const lost = devices.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })
  await expect(lost).toHaveCount(1)
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).not.toContainText('Log out')

  const logOut = devices.getByRole('button', { name: 'Log out Safari on iPhone' })
  await page.route('**/user/devices/signout', (route) => route.abort())
  await logOut.focus()
  await page.keyboard.press('Enter')
  await expect(devices.getByRole('alert')).toContainText('Unable to connect to the server.')
  await page.unroute('**/user/devices/signout')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Safari on iPhone is logged out.' })).toBeVisible()
  await expect(lost).toHaveCount(0)
  await expect(devices).toBeFocused()
  const answers = await Promise.all(
    [token, host.token].map((pid) => page.request.get('/user', { headers: { pid } })),
  )
  expect(answers.map((answer) => answer.status())).toEqual([401, 200])
})

test('a passkey is added with the password, logs in without it, and is removed', async ({
  page,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const host = await anAccount(server)
  await aPublicMemorial(server, host)
  await openProfile(page, host)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const asking = page.getByRole('dialog', { name: 'Add a passkey' })
  await asking.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(asking.getByText('This is not your current password.')).toBeVisible()
  await asking.getByLabel('Password', { exact: true }).fill(host.password)
  await page.keyboard.press('Enter')
  await expect(card.getByText('This passkey can log you in from now on')).toBeVisible()
  await expect(asking).toBeHidden()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await mailTo(host.email, /passkey was added/)

  // As on another device of the same person, where passkeys are synchronised but nobody is logged in.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  const logIn = page.getByRole('button', { name: 'Use a passkey' })
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await logIn.click()
  await expect(page.getByText('No passkey was used. You can log in with your password.')).toBeVisible()
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await logIn.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/memorial/dashboard')

  await page.goto('/profile')
  await card.getByRole('button', { name: /^Remove the passkey of/ }).click()
  const removing = page.getByRole('dialog', { name: 'Remove this passkey?' })
  await removing.getByLabel('Password', { exact: true }).fill(host.password)
  await removing.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(card.getByText('The passkey is removed')).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  expectedErrors.push(/401 \(Unauthorized\)/)
  await logIn.click()
  await expect(page.getByText('This passkey is not known here.')).toBeVisible()
})

test('deleting an account is requested, announced after each login, and cancelled', async ({
  page,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/)
  const host = await anAccount(server)
  await aPublicMemorial(server, host)
  await openProfile(page, host)
  const ask = page.getByRole('button', { name: 'Delete my account' })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('A memorial without a co-host is deleted')
  await expect(dialog).toContainText('ask somebody to be its co-host first')
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  const confirm = dialog.getByRole('button', { name: 'Delete in 30 days' })
  const password = dialog.getByLabel('Your password', { exact: true })
  await confirm.click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your current password.')).toBeVisible()
  await password.fill(host.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const notice = page.getByText(/^Your account will be deleted on /)
  await expect(notice).toBeInViewport()
  await expect(ask).toBeHidden()
  await mailTo(host.email, /will be deleted on/)

  // After a login this is shown first, and both choices lead on.
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(host.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  const heading = page.getByRole('heading', { name: /^Your account will be deleted on / })
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Go on for now' }).click()
  await page.waitForURL('**/memorial/dashboard')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays')).toBeVisible()
  await expect(ask).toBeVisible()

  const { token } = await call(server, 'POST', '/anon/signin', { body: { ...host } })
  await call(server, 'POST', '/user/delete', { token, body: { password: host.password } })
  await page.goto('/login')
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(host.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.waitForURL('**/memorial/dashboard')
  await page.goto('/profile')
  await expect(ask).toBeVisible()
  await expect(notice).toBeHidden()
})
