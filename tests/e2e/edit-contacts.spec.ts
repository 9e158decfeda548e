import type { Page } from '@playwright/test'
import { toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { aMemorial } from './support/host.ts'
import { call } from './support/memorials.ts'

// Edit Contacts and Share: the memorial's link, and a list in which every change is saved at once.

const SCREEN = 'edit-contacts-share'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const row = (page: Page, who: string) => page.getByRole('listitem').filter({ hasText: who })
const newEmail = (page: Page) => page.getByLabel('Add an email')

const contacts = [
  { email: 'joan@example.com' },
  { email: 'tom@example.com' },
  { email: 'lena@example.com' },
  { phone: '+61 412 345 678' },
]

test('contacts are added, changed and removed, and each change is saved at once', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { host, made } = await toEditScreen(page, server, SCREEN, { contacts })
  await expect(page).toHaveTitle('Edit Contacts and Share · Afterglow')
  await expect(page.getByText('4 contacts, 0 invited, 0 answers')).toBeVisible()

  await expect(button(page, 'Add')).toBeDisabled()
  await newEmail(page).fill('peter.nguyen@example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
  await newEmail(page).fill('JOAN@Example.com')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await button(page, 'Add').click()
  await expect(page.getByRole('alert')).toHaveText('This contact already exists')
  await expect(newEmail(page)).toHaveValue('JOAN@Example.com')

  const lost = '**/memorial/contact/**'
  await page.route(lost, (route) => route.abort())
  await newEmail(page).fill('ruth@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('An error occurred while adding the contact')
  await expect(newEmail(page)).toHaveValue('ruth@example.com')
  await button(page, 'Edit tom@example.com').click()
  await page.getByLabel('Email', { exact: true }).fill('thomas@example.com')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Error updating contact.')).toContainText('Please try again.')
  await page.unroute(lost)

  await page.keyboard.press('Enter')
  await expect(row(page, 'thomas@example.com')).toContainText('No invite sent')
  await expect(button(page, 'Edit thomas@example.com')).toBeFocused()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page
    .getByRole('alertdialog', { name: 'Unsaved Changes' })
    .getByRole('button', { name: 'Stay' })
    .click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('Everything is saved')).toHaveCount(0)
  await newEmail(page).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: '@' }).first()).toContainText('ruth@example.com')
  await expect(newEmail(page)).toHaveValue('')
  await expect(newEmail(page)).toBeFocused()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(page.getByText('5 contacts, 0 invited, 0 answers')).toBeVisible()

  await button(page, 'Edit lena@example.com').click()
  await page.getByLabel('Email', { exact: true }).fill('Thomas@example.com')
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toHaveText('This contact already exists')
  await button(page, 'Remove').click()
  const question = page.getByRole('alertdialog', { name: 'Remove this contact?' })
  await expect(question).toContainText('lena@example.com')
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('Thomas@example.com')
  await button(page, 'Remove').click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row(page, 'lena@example.com')).toHaveCount(0)
  await expect(button(page, 'Edit +61 412 345 678')).toBeFocused()

  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect(memorial.contacts.map(({ email, phone }) => email ?? phone)).toEqual([
    'joan@example.com',
    'thomas@example.com',
    '+61 412 345 678',
    'ruth@example.com',
  ])
  await page.goto('/contacts')
  await expect(page.getByRole('textbox', { name: 'Email 2' })).toHaveValue('thomas@example.com')
  await expect(page.getByRole('textbox', { name: 'Email 4' })).toHaveValue('ruth@example.com')
  await expect(page.getByText('All changes saved')).toBeVisible()
})

test('many contacts are added at once, by paste or from a file, and no pasted text is lost', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { host, made } = await toEditScreen(page, server, SCREEN, { contacts })
  const box = page.getByLabel('Quick Import')
  const many = button(page, 'Add many at once')
  await expect(box).toHaveCount(0)
  await many.press('Enter')
  await expect(many).toHaveAttribute('aria-expanded', 'true')
  const pasted = 'Ruth Hollis <ruth@example.com>; JOAN@example.com\nMum 0412.345.999\nlunch'
  await box.fill(pasted)

  const lost = '**/memorial/contacts/add/**'
  await page.route(lost, (route) => route.abort())
  await button(page, 'Import Contacts').click()
  await expect(page.getByText('An error occurred while adding the contact')).toBeVisible()
  await expect(box).toHaveValue(pasted)
  await page.unroute(lost)

  await button(page, 'Import Contacts').click()
  await expect(page.getByText('2 contacts added. 1 was already in your list.')).toBeVisible()
  await expect(box).toHaveValue('lunch')
  await expect(row(page, 'Ruth Hollis')).toContainText('ruth@example.com')
  await expect(page.getByText('6 contacts, 0 invited, 0 answers')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page
    .getByRole('alertdialog', { name: 'Unsaved Changes' })
    .getByRole('button', { name: 'Stay' })
    .click()

  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Choose a file').click()
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Kim Ortega\r\nEMAIL:kim@example.com\r\nEND:VCARD\r\n'
  await (await choosing).setFiles({ name: 'kim.vcf', mimeType: 'text/vcard', buffer: Buffer.from(card) })
  await expect(page.getByText('1 contact added.')).toBeVisible()
  await expect(box).toHaveValue('lunch')
  await box.fill('')
  await expect(page.getByText('Everything is saved')).toBeVisible()

  // A list pasted into the field for one address moves to the box for many.
  const list = 'sam@example.com, 0412 555 111'
  await newEmail(page).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, list)
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(list)
  await expect(newEmail(page)).toHaveValue('')
  await button(page, 'Import Contacts').click()
  await expect(page.getByText('2 contacts added.', { exact: true })).toBeVisible()

  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect(memorial.contacts.slice(4)).toMatchObject([
    { email: 'ruth@example.com', firstName: 'Ruth Hollis' },
    { phone: '0412 345 999' },
    { email: 'kim@example.com', firstName: 'Kim Ortega' },
    { email: 'sam@example.com' },
    { phone: '0412 555 111' },
  ])
})

test('the link is copied and changed, and the old link still leads to the memorial', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { host, made } = await toEditScreen(page, server, SCREEN)
  const other = await aMemorial(server, host, { nameOfPerson: 'Arthur Hollis' })
  await expect(page.getByText('Nobody is in your list yet')).toBeVisible()

  await button(page, 'Copy').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  const old = `${server.url}/view/${made.shareSlug}`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(old)
  await expect(button(page, 'Copy')).toBeVisible()
  for (const name of ['Facebook', 'Twitter', 'WhatsApp', 'Email'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /Margaret|view/)

  await button(page, 'Change the link').click()
  const part = page.getByLabel('Last part of the link')
  await expect(part).toBeFocused()
  await part.fill('a b')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'The link may have 3 to 80 small letters, digits and hyphens.',
  )
  await part.fill(other.shareSlug)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This link is already in use. Please choose another.')
  await expect(part).toHaveValue(other.shareSlug)
  const slug = `margaret-${Date.now()}`
  await part.fill(slug)
  await expect(page.getByText(`The link will be ${server.url}/view/${slug}`)).toBeVisible()
  await button(page, 'Save the link').click()
  await expect(page.getByRole('textbox', { name: 'Memorial Link' })).toHaveValue(`${server.url}/view/${slug}`)
  await expect(button(page, 'Change the link')).toBeFocused()
  await page.goto(old)
  await page.waitForURL(`**/view/${slug}`)
})
