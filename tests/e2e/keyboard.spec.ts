import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { press, reach, type } from './support/keyboard.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import { aPhoto, sidewaysPhoto } from './support/photos.ts'

// The whole way of a host, and of a visitor, without a pointer: every control is reached by Tab, and pressed by Enter
// or Space.

const NAME = 'Margaret Anne Hollis'

test('a host makes, pays for and shares a memorial with the keyboard alone', async ({
  page,
  server,
  mailedCode,
  mailTo,
}) => {
  const email = 'keyboard@example.com'

  await page.goto('/')
  await press(page, page.getByRole('link', { name: "Let's Go" }).first())
  await page.waitForURL('**/who')

  await type(page, page.getByLabel('What is the name of your loved one?'), NAME)
  await reach(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'No, not at this time' })).toBeChecked()
  await next(page, 'photos')

  const chooser = page.waitForEvent('filechooser')
  await press(page, page.locator('input[type=file]').first())
  await (await chooser).setFiles([await sidewaysPhoto()])
  await type(page, page.getByLabel('Photo Caption 1', { exact: true }), 'The good swing')
  await type(page, page.getByLabel('Story 1', { exact: true }), 'She did the voices.')
  await next(page, 'message')

  await press(page, page.getByRole('button', { name: 'No, Write Message' }))
  await type(page, page.getByLabel('Write your personal message here...'), 'Come as you are.')
  await next(page, 'contacts')

  await type(page, page.getByLabel('Quick Import'), 'joan-of-the-keyboard@example.com')
  await press(page, page.getByRole('button', { name: 'Import Contacts' }))
  await expect(page.getByText('1 contact will be invited')).toBeVisible()
  await next(page, 'preview')
  await next(page, 'save')

  await type(page, page.getByLabel('Your email'), email)
  await page.keyboard.press('Enter')
  await type(page, page.getByLabel('Password', { exact: true }), 'roses in june')
  await type(page, page.getByLabel('Confirm password', { exact: true }), 'roses in june')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeVisible()
  await type(page, page.getByLabel('Verification code'), await mailedCode(email))
  await page.keyboard.press('Enter')
  const onwards = page.getByRole('link', { name: 'Continue to Payment' })
  await expect(onwards).toBeVisible({ timeout: 60_000 })
  await press(page, onwards)
  await page.waitForURL('**/payment')

  await type(page, page.getByLabel('Cardholder name'), 'Claire Hollis')
  await type(page, page.getByLabel('Card number'), '4242424242424242')
  await type(page, page.getByLabel('Expiry'), '1240')
  await type(page, page.getByLabel('CVC'), '123')
  await reach(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: /^Pay/ }))
  const toShare = page.getByRole('link', { name: 'Continue to Share' })
  await expect(toShare).toBeVisible()
  await press(page, toShare)
  await page.waitForURL('**/share')

  await press(page, page.getByRole('button', { name: 'Send Invitations' }))
  const dialog = page.locator('dialog[open]')
  await press(page, dialog.getByRole('button', { name: 'Send Invitations' }))
  await expect(page.getByText('Email invitations sent to 1 recipient(s)!')).toBeVisible()
  await page.keyboard.press('Escape')
  const invitation = await mailTo('joan-of-the-keyboard@example.com', /Margaret/)

  const link = new RegExp(`${server.url}/view/[a-z0-9-]+`).exec(invitation.text)?.[0] ?? ''
  await expect
    .poll(
      async () => {
        await page.goto(link)
        return page.locator('a[data-photo]').count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  const photo = page.locator('a[data-photo]')
  await press(page, photo)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(photo).toBeFocused()
})

async function next(page: Page, step: string) {
  await press(page, page.getByRole('button', { name: 'Next Step' }))
  await page.waitForURL(`**/${step}`)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function choose(page: Page, dropZone: string, files: Parameters<typeof aPhoto>[]) {
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByLabel(dropZone).last())
  await (await chooser).setFiles(await Promise.all(files.map((file) => aPhoto(...file))))
}

test('a visitor answers, chooses photos, and reports a memorial with the keyboard alone', async ({
  page,
  server,
  expectedErrors,
}) => {
  // What is missing comes back with 400.
  expectedErrors.push(/400/)
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

  const memory = page.locator('#contribute')
  await choose(page, 'Drop photos here or click to select', [['kitchen.jpg'], ['garden.jpg', '#804020']])
  await expect(memory.getByRole('img')).toHaveCount(2)
  await type(page, memory.getByLabel('Caption of photo 1'), 'Her kitchen')
  await press(page, memory.getByRole('button', { name: 'Remove photo 2' }))
  await expect(memory.getByRole('button', { name: 'Undo' })).toBeFocused()
  await press(page, memory.getByRole('button', { name: 'Continue' }))
  await expect(memory.getByLabel('Your email')).toBeFocused()

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
