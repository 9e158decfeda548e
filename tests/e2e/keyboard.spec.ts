import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { press, reach, type } from './support/keyboard.ts'
import { sidewaysPhoto } from './support/photos.ts'

// The whole way of a host without a pointer: every control is reached by Tab, and pressed by Enter or Space.

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
