import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/fixtures.ts'
import { KILOBYTE, scriptsOf } from './support/scripts.ts'

// Step 1: the name and its rules, the profile photo, and the optional date.

const name = (page: Page) => page.getByLabel('What is the name of your loved one?')
const next = (page: Page) => page.getByRole('button', { name: 'Next Step' })

async function portrait(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 1000, channels: 3, background: '#c9b48a' } })
    .jpeg()
    .toBuffer()
}

test('the keyboard goes along from the start page to the first step, and back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: "Let's Go" }).first().click()
  await page.waitForURL('**/who')
  await expect(page.getByLabel('What is the name of your loved one?')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Afterglow, home' }).click()
  await page.waitForURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a name is required, and two letters are enough', async ({ page }) => {
  const { weight } = scriptsOf(page)
  await page.goto('/who')
  await expect(page).toHaveTitle('Who · Step 1 of 8 · Afterglow')
  await expect(next(page)).toBeDisabled()
  await expect(next(page)).toHaveAccessibleDescription('To go on, please write the name of your loved one.')
  await expect(page.getByText('Name is required')).toHaveCount(0)
  await next(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('To go on, please write the name of your loved one.')
  await expect(page).toHaveURL(/\/who$/)

  await name(page).focus()
  // Code for opening photos, saving, dialogs and other languages is loaded later.
  expect(await weight()).toBeLessThan(152 * KILOBYTE)
  await name(page).blur()
  await expect(page.getByText('Name is required')).toBeVisible()

  await name(page).fill(' M ')
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(next(page)).toBeDisabled()

  await name(page).fill('Mo')
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)
  await expect(page.getByText('For Mo')).toBeVisible()
  await expect(page.getByText('To go on, please write')).toHaveCount(0)
  await expect(page.getByText('Saved on this device')).toBeVisible()

  await page.reload()
  await expect(name(page)).toHaveValue('Mo')
  await name(page).press('Enter')
  await expect(page.getByRole('heading', { name: /^Photos of/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('What is the name of your loved one?')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a profile photo is shown, replaced and removed; a file that is no photo says why', async ({ page }) => {
  await page.goto('/who')
  await name(page).fill('Margaret Anne Hollis')
  await expect(page.getByRole('heading', { name: 'Photo of Margaret' })).toBeVisible()
  const file = page.locator('input[type=file]')
  const photo = page.getByRole('img', { name: 'Margaret' })

  const huge = Buffer.concat([await portrait(), Buffer.alloc(11 * 1024 * 1024)])
  await file.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge })
  await expect(page.getByRole('alert')).toHaveText('Please choose an image up to 10 MB.')
  await file.setInputFiles({ name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') })
  await expect(page.getByRole('alert')).toHaveText('Please try a different file format.')

  await file.setInputFiles({ name: 'mum.jpg', mimeType: 'image/jpeg', buffer: await portrait() })
  await expect(photo).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await file.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear all') })
  await expect(page.getByRole('alert')).toHaveText('Please try a different file format.')
  await expect(photo).toBeVisible()

  await page.reload()
  await expect(photo).toBeVisible()
  await page.getByRole('button', { name: 'Remove the photo of Margaret' }).click()
  await expect(photo).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(photo).toBeVisible()
})

test('choosing No removes the date, and Undo restores it', async ({ page }) => {
  await page.goto('/who')
  await name(page).fill('Margaret')
  await expect(page.getByText('You can fill these in later, before the memorial is shared.')).toBeVisible()
  await expect(page.getByLabel('Memorial Date')).toHaveCount(0)
  await page.getByLabel('Yes, I have a specific date').check()
  await page.getByLabel('Memorial Date').fill('2036-11-29')
  await expect(page.getByText('Sat, Nov 29, 2036')).toBeVisible()
  await page.getByLabel('Address').fill('14 Marine Parade')
  await page.getByLabel('Other details').fill('Come in colours.')

  await page.getByLabel('No, not at this time').check()
  await expect(page.getByLabel('Memorial Date')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Memorial Date')).toHaveValue('2036-11-29')
  await expect(page.getByLabel('Address')).toHaveValue('14 Marine Parade')
  await expect(page.getByLabel('Other details')).toHaveValue('Come in colours.')

  // On the next step Undo is gone, because what it would restore cannot be seen there.
  await page.getByLabel('No, not at this time').check()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photos of Margaret')
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await page.goto('/who')
  await expect(page.getByLabel('No, not at this time')).toBeChecked()
  await page.getByLabel('Yes, I have a specific date').check()
  await expect(page.getByLabel('Memorial Date')).toHaveValue('')
  await page.getByLabel('Memorial Date').fill('0202-11-28')
  await expect(page.getByText('Please check the year.')).toBeVisible()
})
