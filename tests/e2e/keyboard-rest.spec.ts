import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { press, reach, type } from './support/keyboard.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import { aPhoto } from './support/photos.ts'

// What the other keyboard tests leave out: dates, the order of photos, dialogs, the language, and what visitors do.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function choose(page: Page, dropZone: string, files: Parameters<typeof aPhoto>[]) {
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByLabel(dropZone).last())
  await (await chooser).setFiles(await Promise.all(files.map((file) => aPhoto(...file))))
}

test('a date and an address, the order of photos, and undo work with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/who')
  await type(page, page.getByLabel('What is the name of your loved one?'), 'Margaret Anne Hollis')
  await reach(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await type(page, page.getByLabel('Memorial Date'), '11282030')
  await expect(page.getByText('Thu, Nov 28, 2030')).toBeVisible()
  await type(page, page.getByLabel('Address'), 'St Brigid’s Hall')
  await press(page, button(page, 'Next Step'))
  await page.waitForURL('**/photos')

  await choose(page, 'Drop photos here', [['swing.jpg'], ['lake.jpg', '#804020']])
  await expect(page.locator('main figure img')).toHaveCount(2)
  await type(page, page.getByLabel('Photo Caption 1', { exact: true }), 'The swing')
  await press(page, button(page, 'Move photo 1'))
  const dialog = page.getByRole('dialog', { name: 'Move this photo' })
  await press(page, dialog.getByRole('button', { name: 'Move later' }))
  await expect(dialog.getByText('Photo 2 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Move photo 2')).toBeFocused()
  await expect(page.getByLabel('Photo Caption 2', { exact: true })).toHaveValue('The swing')
  await press(page, button(page, 'Remove Photo 2'))
  await expect(page.getByRole('button', { name: /^Undo: put back/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Photo Caption 2', { exact: true })).toHaveValue('The swing')
  await press(page, button(page, 'Next Step'))
  await page.waitForURL('**/message')

  await press(page, button(page, 'No, Write Message'))
  await page.keyboard.type('Come as you are.')
  await press(page, button(page, 'Next Step'))
  await page.waitForURL('**/contacts')
  await type(page, page.getByLabel('Quick Import'), 'joan@example.com')
  await press(page, button(page, 'Next Step'))
  const question = page.getByRole('alertdialog', { name: 'Import Contacts?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Next Step')).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, question.getByRole('button', { name: 'Yes, use those contacts' }))
  await page.waitForURL('**/preview')
  await press(page, page.getByRole('link', { name: 'Change Who' }))
  await page.waitForURL('**/who')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await press(page, button(page, 'Español'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveURL(/\/who$/)
  await press(page, button(page, 'English'))
  await expect(page.getByLabel('Memorial Date')).toHaveValue('2030-11-28')
})

test('a visitor answers, chooses photos, and reports a memorial with the keyboard alone', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
  await page.goto(`/view/${made.shareSlug}`)
  const rsvp = page.locator('#rsvp')
  await reach(page, rsvp.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(rsvp.getByRole('radio', { name: 'Not Sure' })).toBeChecked()
  await type(page, rsvp.getByLabel('Your name'), 'Joan Petrie')
  await type(page, rsvp.getByLabel('Your email'), `joan-${made.uuid}@example.com`)
  await press(page, rsvp.getByRole('button', { name: 'Send RSVP' }))
  await expect(rsvp.getByText('Your answer: Not Sure')).toBeVisible()

  const add = page.locator('#contribute').getByRole('button')
  await press(page, add)
  const dialog = page.getByRole('dialog')
  await choose(page, 'Drop photos here or click to select', [['kitchen.jpg'], ['garden.jpg', '#804020']])
  await expect(dialog.getByRole('img')).toHaveCount(2)
  await type(page, dialog.getByLabel('Caption of photo 1'), 'Her kitchen')
  await press(page, dialog.getByRole('button', { name: 'Remove photo 2' }))
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused()
  await press(page, dialog.getByRole('button', { name: 'Continue' }))
  await expect(dialog.getByLabel('Your name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()

  await page.goto(`/view/${made.shareSlug}/report`)
  await reach(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'It hurts somebody' })).toBeChecked()
  await press(page, button(page, 'Send'))
  await expect(page.getByRole('group', { name: 'What is it?' })).toHaveCount(0)
  await press(page, page.getByRole('link', { name: 'Back to the memorial' }))
  await page.waitForURL(`**/view/${made.shareSlug}`)
})
