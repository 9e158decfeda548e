import type { Page } from '@playwright/test'
import { onServer, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { press, reach, type } from './support/keyboard.ts'

// An owner's screens on a phone, without a pointer: every part of a memorial is changed from its dashboard.

test.use({ viewport: { width: 360, height: 740 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const story = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Story ${number}`, exact: true })
const dialog = (page: Page) => page.locator('dialog[open]')

async function edit(page: Page, part: string, title: string) {
  await press(page, page.getByRole('link', { name: new RegExp(`^Edit: ${part}`) }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
}

async function save(page: Page) {
  await press(page, button(page, 'Save'))
  await expect(page.getByRole('heading', { level: 1, name: /Hollis/ })).toBeFocused()
}

test('every part is changed with the keyboard alone', async ({ page, server }) => {
  const at = await toEditScreen(page, server, 'edit-stories')
  await type(page, story(page, 1), 'She knew every bird.')
  await press(page, button(page, 'Add Another Story'))
  await expect(story(page, 2)).toBeFocused()
  await page.keyboard.type('The tin of buttons.')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('Title of story 2')).toBeFocused()
  await page.keyboard.type('Buttons')
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Remove Story 2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(story(page, 2)).toHaveValue('The tin of buttons.')
  await save(page)

  await edit(page, 'Name, date and place', 'Edit Memorial Details')
  await type(page, page.getByLabel('Address'), 'Kingscliff')
  await press(page, button(page, 'Account'))
  await expect(page.getByText('Profile', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Unsaved Changes')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByLabel('Address')).toHaveValue('Kingscliff')
  await save(page)

  await edit(page, 'When and where', 'When and where')
  await type(page, page.getByLabel('What to know'), 'Bring a flower.')
  await save(page)

  await edit(page, 'Message', 'Edit Message')
  await press(page, button(page, 'Write a Text Message'))
  await type(page, page.getByLabel('Write your personal message here...'), 'Come as you are.')
  await save(page)

  await edit(page, 'Donation funds', 'Edit Donation Funds')
  await type(page, page.getByLabel('Goal'), '500')
  await press(page, button(page, 'Save'))
  await expect(page.getByLabel('Fund Title')).toBeFocused()
  await page.keyboard.type('Flowers for the ward')
  await save(page)

  await edit(page, 'Contacts and share link', 'Edit Contacts and Share')
  await type(page, page.getByLabel('Add an email'), 'joan@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit joan@example.com' })).toBeVisible()
  await press(page, button(page, 'Edit joan@example.com'))
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Edit joan@example.com')).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Go to Dashboard' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Anne Hollis' })).toBeFocused()

  await press(page, button(page, 'Account'))
  await page.keyboard.press('Escape')
  await expect(button(page, 'Account')).toBeFocused()
  await edit(page, 'Photos', 'Edit My Photos')
  await reach(page, button(page, 'Cancel'))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/memorial/dashboard')

  expect(await onServer(server, at)).toMatchObject({
    stories: [{ text: 'She knew every bird.' }, { title: 'Buttons', text: 'The tin of buttons.' }],
    address: 'Kingscliff',
    hostMessage: 'Come as you are.',
    memorialFunds: [{ title: 'Flowers for the ward', goalMinor: 50_000 }],
    contacts: [{ email: 'joan@example.com' }],
  })
})
