import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { picture, takeout } from '../support/exports.ts'
import { expect, test } from './support/fixtures.ts'

// Photos from an export of another product: nothing is added that was not chosen, and nothing that was is lost.

const family = [
  { name: 'lake.jpg', day: '1987-06-14', caption: 'At the lake' },
  { name: 'boat.jpg', day: '1987-06-15' },
  { name: 'wedding.jpg', day: '1999-09-09', caption: 'Our wedding day' },
  { name: 'garden.jpg', day: '2019-05-12', caption: 'Grandma in her garden' },
  { name: 'party.jpg', day: '2019-05-13' },
]

const wall = (page: Page) => page.getByRole('dialog')
const open = (page: Page) => page.getByRole('button', { name: 'Bring photos from elsewhere' }).click()
const zipField = (page: Page) => wall(page).locator('input[type=file]').first()
const photo = (page: Page, name: string) => wall(page).getByRole('checkbox', { name })
const caption = (page: Page, number: number) => page.getByLabel(`Photo Caption ${number}`, { exact: true })
const settled = (page: Page) => expect(page.getByText('Uploading...')).toHaveCount(0, { timeout: 60_000 })

test('three photos of an export come into the draft with their captions, and are there after a reload', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/photos')
  await open(page)
  await expect(wall(page).getByRole('heading', { name: 'Bring photos from elsewhere' })).toBeFocused()
  await expectAccessible(page)
  await zipField(page).setInputFiles(
    await takeout(family, { more: { 'Takeout/Google Photos/Photos from 2019/wave.mp4': 'a film' } }),
  )
  await expect(wall(page).getByRole('heading', { name: 'Choose from your photos' })).toBeFocused()
  await expect(wall(page).getByText('5 photos were found. None is added until you choose it.')).toBeVisible()
  await expect(wall(page).getByText('1 other file is not shown: films')).toBeVisible()
  await expect(wall(page).getByText('None chosen. There is room for 500 more.')).toBeVisible()
  await expect(wall(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(wall(page).locator('img')).toHaveCount(5)
  await expectAccessible(page)

  await wall(page).getByRole('button', { name: 'Choose all of 1987' }).click()
  await expect(wall(page).getByText('2 chosen. There is room for 498 more.')).toBeVisible()
  await photo(page, 'Grandma in her garden, May 12, 2019').press('Space')
  await wall(page).getByRole('button', { name: 'Add 3 photos' }).click()
  await expect(wall(page)).toBeHidden()
  await expect(page.getByText('3 photos added')).toBeVisible()

  await settled(page)
  await expect(page.getByText('3 photos', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator('main ul img')).toHaveCount(3)
  await expect(caption(page, 1)).toHaveValue('At the lake')
  await expect(caption(page, 2)).toHaveValue('')
  await expect(caption(page, 3)).toHaveValue('Grandma in her garden')
  // Their days came along: the second before the first is put right.
  await page.getByRole('button', { name: 'Sort by day taken' }).click()
  await expect(page.getByText('Sorted by the day each photo was taken.')).toBeVisible()
})

test('a damaged photo stays chosen and is told; the others are added', async ({ page }) => {
  await page.goto('/photos')
  await open(page)
  const file = await takeout(family)
  // Within the first photo, which lies where its name ends.
  const at = file.buffer.indexOf('lake.jpg') + 100
  file.buffer.fill(0x55, at, at + 40)
  await zipField(page).setInputFiles(file)
  await expect(wall(page).getByText('No preview here')).toBeVisible()
  await wall(page).getByRole('button', { name: 'Choose all of 1987' }).click()
  await wall(page).getByRole('button', { name: 'Add 2 photos' }).click()
  await expect(wall(page).getByText('1 photo could not be added, and is still chosen:')).toBeVisible()
  await expect(wall(page).getByRole('alert')).toContainText('lake.jpg')
  await expect(photo(page, 'At the lake')).toBeChecked()
  await page.keyboard.press('Escape')
  await settled(page)
  await expect(page.getByText('1 photo', { exact: true })).toBeVisible()
})

test('a folder is chosen from, and of many photos only some have a picture', async ({ page, folder }) => {
  const at = join(folder, 'Pictures')
  await mkdir(at, { recursive: true })
  const many = Array.from({ length: 120 }, (_, number) => number)
  await Promise.all(
    many.map(async (number) => writeFile(join(at, `scan ${number}.jpg`), await picture(number))),
  )
  await page.goto('/photos')
  await open(page)
  await wall(page).locator('input[data-folder]').setInputFiles(at)
  await expect(wall(page).getByText('120 photos were found.')).toBeVisible({ timeout: 30_000 })
  await expect(wall(page).getByRole('checkbox')).toHaveCount(0)
  await wall(page).getByText('No date known').click()
  await expect(wall(page).getByRole('checkbox')).toHaveCount(48)
  await wall(page).getByRole('button', { name: 'Show more photos' }).click()
  await expect(wall(page).getByRole('checkbox')).toHaveCount(96)
})
