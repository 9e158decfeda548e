import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/fixtures.ts'
import { addPhotos, aHost, aMemorial, beginDraft, logInTo } from './support/host.ts'

// Step 5: shows everything entered so far.

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('an empty memorial lists what is missing', async ({ page }) => {
  await page.goto('/preview')
  await expect(page).toHaveTitle('Preview · Step 5 of 8 · Afterglow')
  await expect(section(page, 'Who')).toContainText('Not provided')
  await expect(section(page, 'Who')).toContainText('No specific date selected')
  await expect(section(page, 'Photos & Stories')).toContainText('No photos added')
  await expect(section(page, 'Photos & Stories')).toContainText('No stories added')
  await expect(section(page, 'Message')).toContainText('No message provided')
  await expect(section(page, 'Contacts')).toContainText('No email addresses added')
})

test('where only phone numbers were added, it says so and misses no addresses', async ({ page }) => {
  await beginDraft(page)
  await page.goto('/contacts')
  await page.getByLabel('Quick Import').fill('0412 345 678, 0412 345 679')
  await page.getByRole('button', { name: 'Import Contacts' }).click()
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.waitForURL('**/preview')
  await expect(section(page, 'Contacts')).toContainText('2 phone numbers, which get the link as a text')
  await expect(section(page, 'Contacts')).not.toContainText('No email addresses added')
})

for (const width of [360, 1280]) {
  test(`everything entered is shown at ${width} px, with a link to each step`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
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
}

test('a saved memorial is shown as it is on the server', async ({ page, server }) => {
  const host = await aHost(server)
  const { uuid } = await aMemorial(server, host, {
    hostMessage: 'Bring a flower from your garden.',
    stories: [{ text: 'The jetty, every summer.' }],
    contacts: [{ email: 'joan@example.com' }],
  })
  await logInTo(page, host, { uuid })
  await page.goto('/preview')
  await expect(page.getByText('Your memorial is saved to your account.')).toBeVisible()
  for (const words of ['Bring a flower from your garden.', 'The jetty, every summer.', 'joan@example.com'])
    await expect(page.getByText(words)).toBeVisible()
})
