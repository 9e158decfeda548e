import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'

test('a memorial is deleted once its name is typed, and can be restored', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (404|503)/, /net::ERR/)
  const claire = await anAccount(server)
  const made = await aPublicMemorial(server, claire, { nameOfPerson: 'William “Bill” Hollis' })
  await logInTo(page, claire, made)

  const open = page.getByRole('button', { name: 'Delete this memorial' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this memorial?' })
  await expect(dialog.getByRole('link', { name: 'download the archive' })).toHaveAttribute(
    'href',
    '/memorial/keepsakes#archive',
  )
  await expect(dialog).toContainText(/You can bring it back from your profile until \w{3} \d+, \d{4}/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  const remove = dialog.getByRole('button', { name: 'Delete', exact: true })
  await remove.click()
  await expect(dialog.getByText('Please type the name.')).toBeVisible()
  const field = dialog.getByLabel(/To be sure, type the name/)
  await expect(field).toBeFocused()
  await page.keyboard.type('Bill')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not the name of this memorial.')).toBeVisible()

  await page.route('**/memorial/delete/*', (route) => route.abort())
  await field.fill('william "bill" hollis')
  await remove.click()
  await expect(dialog.getByRole('alert')).toContainText('Unable to connect to the server.')
  await page.unroute('**/memorial/delete/*')
  await remove.click()
  await page.waitForURL('**/profile')
  await expect(page.getByRole('status').filter({ hasText: 'was deleted' })).toContainText(
    'You can bring it back',
  )
  const deleted = page.getByRole('region', { name: 'Deleted memorials' })
  await expect(deleted).toContainText(/Deleted \w{3} \d+, \d{4}\. You can bring it back until/)
  await expect(page.getByRole('region', { name: 'Your Memorials' })).not.toContainText('Hollis')
  expect(await page.evaluate(() => localStorage.getItem('memorial-auth'))).not.toContain('Bill')
  expect((await page.request.get(`/view/${made.shareSlug}`)).status()).toBe(404)

  await page.route('**/memorial/restore/*', (route) => route.abort())
  const restore = page.getByRole('button', { name: 'Bring it back: William “Bill” Hollis' })
  await restore.click()
  await expect(deleted.getByRole('alert')).toContainText('Unable to connect to the server.')
  await page.unroute('**/memorial/restore/*')
  await restore.click()
  await expect(deleted).toContainText('is back, with everything that was in it.')
  await expect(page.getByText('was deleted')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your Memorials' })).toContainText('William “Bill” Hollis')
  await deleted.getByRole('link', { name: 'Open it' }).click()
  await page.waitForURL('**/memorial/dashboard')
  expect((await page.request.get(`/view/${made.shareSlug}`)).status()).toBe(200)
})
