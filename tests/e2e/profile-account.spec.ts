import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { type Account, anAccount, aPublicMemorial } from './support/memorials.ts'

const openProfile = (page: Page, account: Account) => logIn(page, account, '/profile')

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
  const password = dialog.getByLabel('Password', { exact: true })
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
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
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
})
