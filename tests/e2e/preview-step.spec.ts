import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/fixtures.ts'
import { addPhotos, beginDraft } from './support/host.ts'

// Step 5: shows everything entered so far.

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('everything entered is shown, with a link to each step', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const photos = [await photo('lake.jpg', '#a9d3cd'), await photo('hat.jpg', '#c08a58')]
  await beginDraft(page)
  await page.getByText('Yes, I have a specific date').click()
  await page.getByLabel('Memorial Date').fill('2030-11-28')
  await addPhotos(page, photos)
  await page.getByLabel('Photo Caption 1', { exact: true }).fill('Kingscliff')
  const story = 'Every letter we ever sent her went into the biscuit tin. '.repeat(40)
  await page.getByLabel('Story 1', { exact: true }).fill(story)
  await page.goto('/message')
  await page.getByRole('button', { name: 'No, Write Message' }).click()
  await page.getByLabel('Write your personal message here...').fill('Come as you are.')
  await page.goto('/contacts')
  await page.getByLabel('Quick Import').fill('joan@example.com, tom@example.com, 0412 345 678')
  await page.getByRole('button', { name: 'Import Contacts' }).click()
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.waitForURL('**/preview')

  await expect(section(page, 'Who')).toContainText('Margaret Anne Hollis')
  await expect(section(page, 'Who')).toContainText('Nov 28, 2030')
  const memories = section(page, 'Photos & Stories')
  await expect(memories).toContainText('2 photos')
  await expect(memories.locator('figure img')).toHaveCount(2)
  await expect(memories).toContainText('Kingscliff')
  await expect(memories).toContainText('1 story')
  const whole = memories.getByRole('button', { name: 'Show the whole story' })
  await whole.click()
  await expect(memories.getByRole('button', { name: 'Show less' })).toBeVisible()
  await expect(section(page, 'Message')).toContainText('Come as you are.')
  await expect(section(page, 'Contacts')).toContainText('2 email addresses')
  await expect(section(page, 'Contacts')).toContainText('And 1 phone number')
  await expect(section(page, 'Contacts')).not.toContainText('0412')

  for (const [name, path] of [
    ['Who', 'who'],
    ['Photos & Stories', 'photos'],
    ['Message', 'message'],
    ['Contacts', 'contacts'],
  ] as const) {
    await page.getByRole('link', { name: `Change ${name}` }).click()
    await page.waitForURL(`**/${path}`)
    await page.goBack()
  }
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.waitForURL('**/save')
})
