import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

// Step 4: adding contacts by paste and by hand, errors in them, and what happens on Next Step.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const next = (page: Page) => button(page, 'Next Step')
const box = (page: Page) => page.getByLabel('Quick Import')
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

test('contacts are pasted and counted, and entries that could not be read stay in the box', async ({
  page,
}) => {
  await page.goto('/contacts')
  await expect(page).toHaveTitle('Contacts · Step 4 of 8 · Afterglow')
  await expect(
    page.getByText(
      'Separate entries with commas, line breaks or spaces. Emails and phone numbers may be mixed.',
    ),
  ).toBeVisible()
  await expect(button(page, 'Import Contacts')).toBeDisabled()
  await expect(button(page, 'Remove Contact 1')).toHaveCount(0)

  await box(page).fill('joan@example.com tom@example.com; +61 412 555 873\nlunch on Friday\tJOAN@example.com')
  await button(page, 'Import Contacts').click()
  await expect(page.getByText('3 contacts added.')).toBeVisible()
  await expect(page.getByText('1 was already in your list.')).toBeVisible()
  await expect(page.getByText('1 entry could not be read and is still in the box.')).toBeVisible()
  await expect(box(page)).toHaveValue('lunch on Friday')
  await expect(field(page, 'Email 1')).toHaveValue('joan@example.com')
  await expect(field(page, 'Email 2')).toHaveValue('tom@example.com')
  await expect(field(page, 'Phone 3')).toHaveValue('+61 412 555 873')
  await expect(page.getByText('3 contacts will be invited')).toBeVisible()
  await expect(page.getByText('2 emails, 1 phone number')).toBeVisible()

  await page.reload()
  await expect(field(page, 'Email 1')).toHaveValue('joan@example.com')
  await expect(box(page)).toHaveValue('lunch on Friday')
})

test('contacts are typed, corrected, removed and restored', async ({ page }) => {
  await page.goto('/contacts')
  await field(page, 'Contact 1').fill('peter.nguyen@example')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Must be a valid email or phone number')
  await expect(field(page, 'Contact 2')).toBeFocused()
  await page.keyboard.type('0412 345 678')
  await expect(field(page, 'Phone 2')).toBeFocused()

  await field(page, 'Contact 1').fill('peter.nguyen@example.com')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('1 email, 1 phone number')).toBeVisible()

  await button(page, 'Add Another Contact').click()
  await expect(field(page, 'Contact 3')).toBeFocused()
  await page.keyboard.type('Peter.Nguyen@example.com')
  await expect(page.getByText('Already in your list.')).toBeVisible()
  await expect(page.getByText('2 contacts will be invited')).toBeVisible()

  await button(page, 'Remove Email 1').click()
  await expect(page.getByText('Contact removed')).toBeVisible()
  await expect(button(page, 'Remove Phone 1')).toBeFocused()
  await button(page, 'Undo').click()
  await expect(field(page, 'Email 1')).toHaveValue('peter.nguyen@example.com')
  await expect(field(page, 'Email 1')).toBeFocused()

  await button(page, 'Remove Email 3').click()
  await button(page, 'Remove Phone 2').click()
  await expect(field(page, 'Email 1')).toHaveValue('peter.nguyen@example.com')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
})

test('Next Step asks what to do with text that was pasted but not imported', async ({ page }) => {
  const dialog = page.getByRole('alertdialog', { name: 'Import Contacts?' })
  await page.goto('/contacts')
  await field(page, 'Contact 1').fill('lunch on Friday')
  await box(page).fill('ruth@example.com, lena@example.com\n0413 555 019, whatever')
  await next(page).click()
  await expect(dialog).toContainText('3 contacts are still in Quick Import and not yet in your list.')
  await expect(dialog).toContainText('whatever')
  await expect(dialog).toContainText('lunch on Friday')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/contacts$/)

  await next(page).click()
  await dialog.getByRole('button', { name: 'Yes, use those contacts' }).click()
  await page.waitForURL('**/preview')
  await expect(page.getByText('2 email addresses')).toBeVisible()

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(box(page)).toHaveValue('whatever')
  await box(page).fill('more@example.com')
  await next(page).click()
  await dialog.getByRole('button', { name: 'No, ignore that information' }).click()
  await page.waitForURL('**/preview')
  await expect(page.getByText('2 email addresses')).toBeVisible()
  await expect(page.getByText('more@example.com')).toHaveCount(0)
})

test("contacts can be chosen from the phone's address book where the browser supports it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { ContactsManager: class {} })
    Object.assign(navigator, {
      contacts: { select: async () => [{ email: ['ana@example.com'], tel: [] }, { tel: ['0412 345 678'] }] },
    })
  })
  await page.goto('/contacts')
  await box(page).fill('still here')
  await button(page, 'Choose from my phone').click()
  await expect(field(page, 'Email 1')).toHaveValue('ana@example.com')
  await expect(field(page, 'Phone 2')).toHaveValue('0412 345 678')
  await expect(box(page)).toHaveValue('still here')
})
