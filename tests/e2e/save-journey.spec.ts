import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { addPhotos, beginDraft, chooseVideo, enterCode } from './support/host.ts'
import { aLargePhoto, aPhoto } from './support/photos.ts'

const anEmail = () => `${crypto.randomUUID()}@example.com`

test('a host makes an account and the draft becomes a memorial', async ({ page, mailedCode }) => {
  const email = anEmail()
  await beginDraft(page)
  await chooseVideo(page, 'tests/fixtures/host-message.webm')
  await addPhotos(page, [
    await aPhoto('lake.jpg'),
    await aPhoto('garden.jpg'),
    await aLargePhoto('large.jpg'),
  ])
  await page.getByLabel('Photo Caption 1', { exact: true }).fill('At the lake')
  await expect(page).toHaveTitle(/Photos/)

  await test.step('email and password are asked for and validated', async () => {
    await page.getByRole('link', { name: 'Save it with an account' }).click()
    await expect(page).toHaveTitle('Save · Step 6 of 8 · Afterglow')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByLabel('Your email')).toBeFocused()
    await page.getByLabel('Your email').fill('claire@')
    await page.getByLabel('Your email').press('Enter')
    await expect(page.getByText('Email must be valid')).toBeVisible()
    await page.getByLabel('Your email').fill(email)
    await page.getByLabel('Your email').press('Enter')

    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Confirm password', { exact: true }).fill('other')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('roses in june')
    await page.getByLabel('Confirm password', { exact: true }).fill('roses in june')
    await page.getByRole('button', { name: 'Create Account' }).click()
  })

  await test.step('a reload returns to the code', async () => {
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await expect(page.getByRole('button', { name: /^Resend Code in \d+ s$/ })).toBeDisabled()
    await page.reload()
    await expect(page.getByText(email)).toBeVisible()
    // So does the landing page, which reads the draft before it knows who is signed in.
    await page.goto('/')
    await page
      .getByRole('link', { name: /^Continue where you left off/ })
      .first()
      .click()
    await expect(page.getByLabel('Verification code')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await enterCode(page, await mailedCode(email))
  })

  await test.step('everything is uploaded', async () => {
    await expect(page.getByText('Please keep this window open until everything is saved.')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 480 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectFromTop(page, 'Margaret’s memorial is saved')
    await expect(page.getByText('3 photos and your message.')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('saved before its end, it goes on with the step that was reached', async () => {
    await page.getByRole('link', { name: 'Go on with the memorial' }).click()
    await page.waitForURL('**/message')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.getByRole('link', { name: 'Next Step' }).click()
    await page.waitForURL('**/contacts')
  })

  await test.step('the password was not stored', async () => {
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain('roses in june')
  })

  await test.step('on return everything is saved, in the same order', async () => {
    await page.goto('/save')
    await expect(page.getByRole('heading', { name: 'All Changes Saved' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
    await page.goto('/photos')
    await expect(page.getByLabel('Photo Caption 1', { exact: true })).toHaveValue('At the lake')
    await expect(page.locator('main figure')).toHaveCount(3)
  })

  await page.goto('/save')
  await page.getByRole('link', { name: 'Continue to Payment' }).click()
  await page.waitForURL('**/payment')
})

/** Expects that a view which replaced another begins at its top, and has the focus on its heading. */
async function expectFromTop(page: Page, heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
