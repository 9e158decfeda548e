import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/fixtures.ts'

// Step 1: the profile photo.

const name = (page: Page) => page.getByLabel('What is the name of your loved one?')

async function portrait(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 1000, channels: 3, background: '#c9b48a' } })
    .jpeg()
    .toBuffer()
}

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
