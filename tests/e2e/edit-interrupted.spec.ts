import type { Page } from '@playwright/test'
import { onServer, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { fillLogin } from './support/host.ts'
import { call } from './support/memorials.ts'

// What can interrupt a save: no connection, a session that ended, a memorial that was deleted meanwhile.

const SCREEN = 'edit-details'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const address = (page: Page) => page.getByLabel('Address')
const noConnection = 'Unable to connect to the server. Please check your internet connection.'

test('without a connection a save waits and can be stopped, and changes that were left unsaved are never sent', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  const at = await toEditScreen(page, server, SCREEN)
  await address(page).fill('12 Rose Lane')
  await context.setOffline(true)
  await button(page, 'Save').dblclick()
  await expect(page.getByText(noConnection)).toBeVisible()
  await expect(button(page, 'Cancel')).toBeDisabled()
  await button(page, 'Stop trying').click()
  await expect(button(page, 'Save')).toBeFocused()
  await expect(page.getByText('Changes not saved yet')).toBeVisible()
  await expect(address(page)).toHaveValue('12 Rose Lane')

  await button(page, 'Save').click()
  await expect(page.getByText(noConnection)).toBeVisible()
  await context.setOffline(false)
  await page.waitForURL('**/memorial/dashboard')
  expect((await onServer(server, at)).address).toBe('12 Rose Lane')

  await page.getByRole('link', { name: 'Edit: Name, date and place' }).click()
  await expect(address(page)).toHaveValue('12 Rose Lane')
  await address(page).fill('Nowhere')
  await context.setOffline(true)
  await button(page, 'Save').click()
  await expect(page.getByText(noConnection)).toBeVisible()
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/memorial/dashboard')
  await context.setOffline(false)
  // Another save goes through the same queue, so the abandoned one would be sent before it.
  await page.getByRole('link', { name: 'Edit: Stories' }).click()
  await page.getByLabel('Story 1', { exact: true }).fill('She knew every bird by its call.')
  await button(page, 'Save').click()
  await page.waitForURL('**/memorial/dashboard')
  const memorial = await onServer(server, at)
  expect(memorial.stories).toMatchObject([{ text: 'She knew every bird by its call.' }])
  expect(memorial.address).toBe('12 Rose Lane')
})

test('a session that ended leads to the login and back, and the changes are kept', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  const at = await toEditScreen(page, server, SCREEN)
  await address(page).fill('12 Rose Lane')
  await page.reload()
  await expect(address(page)).toHaveValue('12 Rose Lane')
  await call(server, 'POST', '/user/signout-everywhere', { token: at.host.token })
  const again = await call(server, 'POST', '/anon/signin', {
    body: { email: at.host.email, password: at.host.password },
  })
  await button(page, 'Save').click()
  await page.waitForURL('**/login?**')
  await expect(page.getByText('What you wrote is kept on this device')).toBeVisible()
  await fillLogin(page, at.host)
  await page.waitForURL('**/memorial/edit-details?**')
  await expect(address(page)).toHaveValue('12 Rose Lane')
  await save(page)
  expect((await onServer(server, { ...at, host: { ...at.host, token: again.token } })).address).toBe(
    '12 Rose Lane',
  )

  // After the login, Back does not lead to its form.
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in' })).toHaveCount(0)
})
