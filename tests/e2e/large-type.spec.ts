import type { Page } from '@playwright/test'
import { aFund, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { enlarge, expectReachable } from './support/large-type.ts'
import {
  addPhoto,
  aMemorial,
  anAccount,
  aPicture,
  aPublicMemorial,
  prepared,
  publish,
} from './support/memorials.ts'
import { aPhoto } from './support/photos.ts'

// Hosts and visitors on a phone with text enlarged to twice its size: every control can be reached and pressed.

test.use({ viewport: { width: 360, height: 740 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function next(page: Page, step: string) {
  await button(page, 'Next Step').click()
  await page.waitForURL(`**/${step}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('a host goes from the landing page to the account', async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto('/')
  await enlarge(page)
  await expectReachable(page)
  await page.getByRole('link', { name: "Let's Go" }).first().click()
  await page.waitForURL('**/who')
  await enlarge(page)

  await page.getByLabel('What is the name of your loved one?').fill('Margaret Anne Hollis-Featherstonehaugh')
  await page.getByText('Yes, I have a specific date').click()
  await page.getByLabel('Memorial Date').fill('2030-11-28')
  await expectReachable(page)
  await next(page, 'photos')

  await page
    .getByLabel('Drop photos here')
    .setInputFiles([await aPhoto('swing.jpg'), await aPhoto('lake.jpg', '#804020')])
  await expect(page.locator('main figure img')).toHaveCount(2)
  await expectReachable(page)
  await button(page, 'Move photo 1').click()
  await expectReachable(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('Story 1', { exact: true }).fill('She did the voices.')
  await next(page, 'message')

  await expectReachable(page)
  await button(page, 'No, Write Message').click()
  await page.getByLabel('Write your personal message here...').fill('Come as you are.')
  await expectReachable(page)
  await next(page, 'contacts')

  await page.getByLabel('Quick Import').fill('joan@example.com, not a contact')
  await button(page, 'Import Contacts').click()
  await expectReachable(page)
  await button(page, 'Next Step').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectReachable(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go on without it' }).click()
  await page.waitForURL('**/preview')
  await expectReachable(page)
  await next(page, 'save')

  await expectReachable(page)
  await page.getByLabel('Your email').fill(`large-${crypto.randomUUID()}@example.com`)
  await button(page, 'Continue').click()
  await page.getByLabel('Password', { exact: true }).fill('roses')
  await button(page, 'Create Account').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectReachable(page)
})

test('the foot of a step is fixed only while text is small, and does not cover the focused field', async ({
  page,
}) => {
  await page.goto('/save')
  const foot = page.getByRole('region', { name: 'Back and onwards' })
  const email = page.getByLabel('Your email')
  await expect(email).toBeVisible()
  await expect(foot).toBeInViewport()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await email.blur()
  await email.focus()
  const [field, bar] = await Promise.all([email.boundingBox(), foot.boundingBox()])
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

  await enlarge(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(foot).not.toBeInViewport()
})

test('a short notice covers neither the foot nor the focused field, and is not hidden by the keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A keyboard of 300 px, as phones report it once `keyboard` is set.
    const { prototype } = VisualViewport
    const height = Object.getOwnPropertyDescriptor(prototype, 'height')?.get
    Object.defineProperty(prototype, 'height', {
      get(this: VisualViewport) {
        return height?.call(this) - (document.documentElement.dataset.keyboard ? 300 : 0)
      },
    })
  })
  await page.goto('/contacts')
  await enlarge(page, '130%')
  for (const n of [1, 2, 3, 4]) {
    await page.getByLabel(new RegExp(`^(Contact|Email) ${n}$`)).fill(`guest${n}@example.com`)
    await button(page, 'Add Another Contact').click()
  }
  const foot = page.getByRole('region', { name: 'Back and onwards' })
  const message = page.getByText('Contact removed')
  const clear = () =>
    page.evaluate(() => {
      const [said] = [...document.querySelectorAll('[role=status]')].filter((one) =>
        one.textContent?.includes('Contact removed'),
      )
      const box = said?.getBoundingClientRect()
      const others = [document.querySelector('[aria-label="Back and onwards"]'), document.activeElement]
      const end = visualViewport?.height ?? 0
      if (!box || box.top < 0 || box.bottom > end) return 'out of sight'
      const hit = others
        .map((other) => other?.getBoundingClientRect())
        .findIndex((other) => other && other.top < box.bottom && box.top < other.bottom)
      return ['the foot', 'what has the focus'][hit] ?? 'clear'
    })

  await button(page, 'Remove Email 4').click()
  await expect(message).toBeVisible()
  await expect.poll(clear).toBe('clear')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(clear).toBe('clear')
  await expect(foot).toBeVisible()

  await button(page, 'Remove Email 3').click()
  await page.getByLabel('Email 2', { exact: true }).focus()
  await page.evaluate(() => {
    document.documentElement.dataset.keyboard = 'up'
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(clear).toBe('clear')
})

test('a host pays, shares, and manages the memorial', async ({ page, server, expectedErrors }) => {
  test.setTimeout(150_000)
  // The memorial was paid for elsewhere. The page learns this when it asks for the payment, and goes on to Share.
  expectedErrors.push(/409/)
  const host = await anAccount(server)
  const made = await aMemorial(server, host, {
    contacts: [{ email: 'joan@example.com' }, { phone: '+61412345678' }],
  })
  await logInTo(page, host, made)
  await expect(page.getByLabel('Card number')).toBeVisible()
  await enlarge(page)
  await expectReachable(page)
  await publish(server, host, made)
  for (const path of [
    '/share',
    '/memorial/dashboard',
    '/memorial/waiting',
    '/memorial/edit-details',
    '/memorial/programme',
    '/memorial/edit-contacts-share',
    '/memorial/edit-donations',
    '/memorial/settings',
    '/memorial/hosts',
    '/memorial/keepsakes',
    '/profile',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy=true], main.coming')).toHaveCount(0)
      await enlarge(page)
      await expectReachable(page)
    })
  }
})

test('a visitor reads, answers, adds a memory and gives', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28', address: 'Kingscliff' })
  await addPhoto(server, host, made, { content: await aPicture(1), title: 'The swing' })
  await prepared(server, host, made)
  const database = await databaseOf(server.dataDir)
  await aFund(database, made.uuid, { position: 0, title: 'Community Garden', goalMinor: 500_000 })
  await database.end()

  await page.goto(`/view/${made.shareSlug}`)
  await enlarge(page)
  await expectReachable(page)
  await page.locator('#rsvp').getByText('Attending', { exact: true }).click()
  await page.locator('#rsvp').getByRole('button', { name: 'Send RSVP' }).click()
  // The form says so, or the browser, if the form is not hydrated yet.
  await expect(page.locator('#rsvp').getByLabel('Your name')).toBeFocused()
  await expectReachable(page)
  const dialog = page.getByRole('dialog')
  await page.locator('#contribute').getByRole('button', { name: 'Add a memory' }).click()
  await expect(dialog).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles([await aPhoto('kitchen.jpg')])
  await expect(dialog.getByRole('img')).toHaveCount(1)
  await expectReachable(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveAccessibleName('Who is it from?')
  await expectReachable(page)
  // The reason for the failure is visible at once, wherever the button was pressed.
  await page.route('**/anon/code', (route) => route.abort())
  await dialog.getByLabel('Your name').fill('Joan Petrie')
  await dialog.getByLabel('Your email').fill('joan.petrie@example.com')
  await dialog.getByRole('button', { name: 'Send me the code' }).click()
  await expect(dialog.getByText('Unable to connect to the server.')).toBeInViewport()
  await page.keyboard.press('Escape')
  await page
    .locator('#donate')
    .getByRole('button', { name: /^Donate/ })
    .click()
  await expect(dialog).toBeVisible()
  await expectReachable(page)
  await page.keyboard.press('Escape')
  await page.goto(`/view/${made.shareSlug}/report`)
  await enlarge(page)
  await expectReachable(page)
})
