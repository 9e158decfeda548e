import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { announcing } from '../support/pictures.ts'
import { expect, test } from './support/fixtures.ts'
import { bringPhoto, type PhotoFile } from './support/photos.ts'

// Photos on step 2: many files at once, each with its own result; captions and order; nothing is lost on the way.

async function photo(name: string, width = 400, height = 300): Promise<PhotoFile> {
  // A colour that depends on the name, so that no two files are the same.
  const hue = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 0xffffff
  const background = `#${hue.toString(16).padStart(6, '0')}`
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const other = (name: string, content: string | Buffer): PhotoFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(content),
})

const choose = (page: Page, files: PhotoFile[]) =>
  page.locator('input[type=file]').first().setInputFiles(files)
const caption = (page: Page, number: number) => page.getByLabel(`Photo Caption ${number}`, { exact: true })
const captions = (page: Page) =>
  page
    .locator('main ul textarea')
    .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value))
const settled = (page: Page) => expect(page.getByText('Uploading...')).toHaveCount(0, { timeout: 60_000 })

test('each file is judged by its content, and one that failed keeps its caption', async ({ page }) => {
  await page.goto('/photos')
  await expect(page).toHaveTitle('Photos · Step 2 of 8 · Afterglow')
  await expect(page.getByText('Supports JPG, PNG, GIF, HEIC files')).toBeVisible()
  const good = await photo('roses.jpg')
  await choose(page, [
    good,
    other('IMG_2927.xyz', 'not a photo'),
    other('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    other('page.jpg', '<!doctype html><title>Hello</title>'),
    other('empty.jpg', ''),
    other('torn.jpg', good.buffer.subarray(0, 200)),
    other('poster.png', announcing(20_000, 6_000)),
  ])
  await caption(page, 2).fill('Christmas at the lake house')
  await settled(page)

  await expect(page.getByText('7 photos: 1 ready, 6 to look at')).toBeVisible()
  await expect(page.locator('main ul img')).toHaveCount(1)
  for (const name of ['IMG_2927.xyz', 'drawing.jpg', 'page.jpg', 'empty.jpg', 'torn.jpg', 'poster.png'])
    await expect(page.getByText(`Error processing ${name}`, { exact: true })).toBeVisible()
  await expect(page.getByText('Please try a different file format.', { exact: true })).toHaveCount(3)
  // Also what is said to screen readers last.
  const cards = page.locator('main ul')
  await expect(cards.getByText('This photo is damaged and cannot be opened.')).toBeVisible()
  await expect(page.getByText('This file is empty.', { exact: true })).toBeVisible()
  await expect(cards.getByText('This picture has too many pixels.')).toBeVisible()

  await page.getByRole('link', { name: '6 photos did not come through' }).click()
  await expect(page.getByRole('button', { name: 'Remove Photo 2' })).toBeFocused()

  const retry = page.getByRole('button', { name: /^Retry/ })
  await expect(retry).toHaveCount(1)
  await page.getByRole('button', { name: 'Retry: torn.jpg' }).click()
  await expect(page.getByText('Error processing torn.jpg', { exact: true })).toBeVisible()
  await expect(caption(page, 2)).toHaveValue('Christmas at the lake house')

  await page.getByRole('button', { name: 'Remove Photo 2' }).click()
  await expect(page.getByText('Error processing IMG_2927.xyz', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(caption(page, 2)).toHaveValue('Christmas at the lake house')

  await page.reload()
  await expect(page.getByText('7 photos: 1 ready, 6 to look at')).toBeVisible()
  await expect(caption(page, 2)).toHaveValue('Christmas at the lake house')
  await expect(page.getByText('This file is empty.', { exact: true })).toBeVisible()
  await expect(cards.getByText('This picture has too many pixels.')).toBeVisible()
  await expect(retry).toHaveCount(1)

  await page.getByRole('button', { name: 'Next Step' }).click()
  const question = page.getByRole('alertdialog', { name: '6 photos could not be added' })
  await expect(question.getByRole('listitem')).toHaveCount(6)
  await expect(question).toContainText('empty.jpg: This file is empty.')
  await question.getByRole('button', { name: 'Look at them' }).click()
  await expect(page).toHaveURL(/\/photos$/)
  await expect(page.getByRole('button', { name: 'Remove Photo 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Next Step' }).click()
  await question.getByRole('button', { name: 'Go on without' }).click()
  await page.waitForURL('**/message')
  await page.goto('/preview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('could not be added')).toHaveCount(0)
  await page.goto('/photos')
  await expect(page.getByText('1 photo', { exact: true })).toBeVisible()
})

test('photos are moved by pointer and by keyboard, and the order is kept', async ({ page }) => {
  // Begin on the first step: its Content-Security-Policy allows only inline styles that were in it when it was
  // rendered.
  await page.goto('/who')
  await page.getByLabel('What is the name of your loved one?').fill('Margaret')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(page.getByRole('heading', { name: 'Photos of Margaret' })).toBeVisible()
  await choose(page, await Promise.all(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => photo(name))))
  for (const [at, words] of ['one', 'two', 'three', 'four'].entries()) await caption(page, at + 1).fill(words)
  await settled(page)
  await expect(page.getByText('4 photos', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Move photo 4', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move this photo' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Move earlier' }).click()
  await expect(dialog.getByText('Photo 3 of 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Move to start' }).click()
  await page.keyboard.press('Escape')
  expect(await captions(page)).toEqual(['four', 'one', 'two', 'three'])
  await expect(page.getByRole('button', { name: 'Move photo 1', exact: true })).toBeFocused()

  const from = await page.locator('main ul li').nth(0).locator('img').boundingBox()
  const to = await page.locator('main ul li').nth(2).locator('img').boundingBox()
  if (!from || !to) throw new Error('The prints are not there')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 30, { steps: 12 })
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe('grabbing')
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => captions(page)).toEqual(['one', 'two', 'four', 'three'])
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).not.toBe('grabbing')

  await page.reload()
  await expect.poll(() => captions(page)).toEqual(['one', 'two', 'four', 'three'])

  await page.getByRole('button', { name: 'Move photo 1', exact: true }).click()
  await dialog.getByLabel('To place (1 to 4)').fill('9')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter a number from 1 to 4.')).toBeVisible()
  await dialog.getByLabel('To place (1 to 4)').fill('3')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Photo 3 of 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(await captions(page)).toEqual(['two', 'four', 'one', 'three'])
})

test('a photo that is added again is noticed, and can be added all the same', async ({ page }) => {
  await page.goto('/photos')
  const [hat, roses] = [await photo('hat.jpg'), await photo('roses.jpg')]
  await choose(page, [hat])
  await settled(page)
  await page.reload()
  await choose(page, [hat, roses])
  await expect(page.getByText('That photo is already here')).toBeVisible()
  await expect(page.locator('main ul li')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('main ul li')).toHaveCount(3)
})

test('after a reload during processing, all photos are processed', async ({ page }) => {
  await page.goto('/photos')
  const names = Array.from({ length: 12 }, (_, at) => `photo-${at}.jpg`)
  await choose(page, await Promise.all(names.map((name) => photo(name, 4000, 3000))))
  await caption(page, 12).fill('The last one')
  // Every photo is stored (its progress is above zero), and not all are decoded yet.
  await expect
    .poll(() =>
      page
        .locator('main ul progress')
        .evaluateAll((bars) => bars.every((bar) => (bar as HTMLProgressElement).value > 0)),
    )
    .toBe(true)
  await page.reload()
  await expect(page.locator('main ul li')).toHaveCount(12)
  await settled(page)
  await expect(page.locator('main ul img')).toHaveCount(12)
  await expect(caption(page, 12)).toHaveValue('The last one')
})

test('photos can be dropped anywhere on the page, and pasted', async ({ page }) => {
  await page.goto('/photos')
  await expect(page.getByText('Drop photos here or click to select')).toBeVisible()
  await bringPhoto(page, 'drop', await photo('dropped.jpg'))
  await expect(page.locator('main ul img')).toHaveCount(1)
  await bringPhoto(page, 'paste', await photo('pasted.jpg'))
  await expect(page.locator('main ul img')).toHaveCount(2)
})
