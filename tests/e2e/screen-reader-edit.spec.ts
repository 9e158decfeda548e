import { expect, test } from './support/fixtures.ts'
import { aHost, aMemorial, logInTo, publish } from './support/host.ts'
import { expectAnnounced, screenReaderFaults } from './support/screen-reader.ts'

// A host's changes with a screen reader, once the memorial is shared.

test('a host hears the dashboard, and changes details and funds', async ({ page, server }) => {
  const host = await aHost(server)
  const made = await aMemorial(server, host)
  await publish(server, host, made)
  await logInTo(page, host, made)
  await expectAnnounced(page, 'Margaret Anne Hollis', { focused: false })
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner
    - main:
      - region "How things stand"
      - region "Still to do"
      - region "Memorial Details"
  `)
  await page.getByRole('link', { name: 'Edit: Name, date and place' }).click()
  await expectAnnounced(page, 'Edit Memorial Details')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - textbox "Name of Person"
    - heading "Profile photo" [level=2]
    - button "Choose a photo"
    - textbox "Memorial Date (optional)"
    - textbox "Address (optional)"
    - textbox "Additional Details (optional)"
  `)
  await expect(page.getByRole('region')).toHaveCount(1)
  await page.getByLabel('Address').fill('Kingscliff')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Anne Hollis' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

  await page.getByRole('link', { name: 'Edit: Donation funds' }).click()
  await expectAnnounced(page, 'Edit Donation Funds')
  await page.getByLabel('Goal').fill('500')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Fund Title')).toBeFocused()
  await expect(page.getByLabel('Fund Title')).toHaveAccessibleDescription(/./)
  expect(await screenReaderFaults(page)).toEqual([])
})
