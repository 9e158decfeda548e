import { expect, test } from './support/fixtures.ts'
import { anAccount } from './support/memorials.ts'

test('Logout asks first when a memorial on this device is not saved yet, which can be continued instead', async ({
  page,
  server,
}) => {
  const { email, password } = await anAccount(server)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/who')
  await page.getByLabel('What is the name of your loved one?').fill('Joan Petrie')
  await page.getByText('No, not at this time').click()
  await expect(page.getByText('Saved on this device')).toBeVisible()

  await page.goto('/profile')
  const logout = page.getByRole('button', { name: 'Log out', exact: true })
  await logout.click()
  const dialog = page.getByRole('alertdialog', { name: 'Something here is not saved yet' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(logout).toBeFocused()

  const unsaved = page.getByRole('listitem').filter({ hasText: 'Joan Petrie' })
  await expect(unsaved).toContainText('On this device, not saved yet')
  await unsaved.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('What is the name of your loved one?')).toHaveValue('Joan Petrie')

  await page.goto('/profile')
  const token = await page.evaluate(() => localStorage.getItem('apiToken'))
  await logout.click()
  await dialog.getByRole('button', { name: 'Log out and remove it' }).click()
  await page.waitForURL(`${server.url}/login`)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Joan Petrie')
  expect((await page.request.get('/user', { headers: { pid: String(token) } })).status()).toBe(401)
})
