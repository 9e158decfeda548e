import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { sidecar } from '#app/features/photos/bring/read/testing.ts'
import { exportFile, picture, takeout } from '../support/exports.ts'
import { onServer, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { aHeic } from './support/photos.ts'

// Photos from an export of another product: nothing is added that was not chosen, and nothing that was is lost.

const family = [
  { name: 'lake.jpg', day: '1987-06-14', caption: 'At the lake' },
  { name: 'boat.jpg', day: '1987-06-15' },
  { name: 'wedding.jpg', day: '1999-09-09', caption: 'Our wedding day' },
  { name: 'garden.jpg', day: '2019-05-12', caption: 'Grandma in her garden' },
  { name: 'party.jpg', day: '2019-05-13' },
]

const scanned = (jpeg: Buffer, DateTimeOriginal: string) =>
  sharp(jpeg)
    .withExif({ IFD0: { Make: 'EPSON', Model: 'Perfection V600' }, IFD2: { DateTimeOriginal } })
    .jpeg()
    .toBuffer()

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
  await expect(wall(page).getByText('1 film is in there too.')).toBeVisible()
  await expect(wall(page).getByText('None chosen. There is room for 500 more.')).toBeVisible()
  await expect(wall(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(wall(page).locator('img')).toHaveCount(5)
  await expectAccessible(page)

  await wall(page).getByRole('button', { name: 'Choose all that were found' }).click()
  await expect(wall(page).getByText('5 chosen. There is room for 495 more.')).toBeVisible()
  await wall(page).getByRole('button', { name: 'Choose none of them' }).click()
  await expect(wall(page).getByText('None chosen. There is room for 500 more.')).toBeVisible()
  await wall(page).getByRole('button', { name: 'Choose all of 1987' }).click()
  await expect(wall(page).getByText('2 chosen. There is room for 498 more.')).toBeVisible()
  await photo(page, 'Grandma in her garden, May 12, 2019').focus()
  await page.keyboard.press('ArrowRight')
  await expect(photo(page, 'party.jpg')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
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

test('a choice outlives closing the wall, another part joins it, and what is added already cannot be chosen again', async ({
  page,
}) => {
  await page.goto('/photos')
  // A ZIP among photos opens the wall too.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await takeout(family))
  await photo(page, 'At the lake').check()
  await page.keyboard.press('Escape')
  await expect(wall(page)).toBeHidden()
  await open(page)
  await expect(photo(page, 'At the lake')).toBeChecked()

  const part = await takeout([{ name: 'school.jpg', day: '1971-02-03', caption: 'First day at school' }], {
    name: 'takeout-002-of-2.zip',
  })
  await zipField(page).setInputFiles(part)
  await expect(photo(page, 'First day at school')).toBeVisible()
  await expect(photo(page, 'At the lake')).toBeChecked()
  await expect(wall(page).getByText('6 photos were found.')).toBeVisible()

  await wall(page).getByRole('button', { name: 'Add 1 photo' }).click()
  await expect(wall(page)).toBeHidden()
  await settled(page)
  await open(page)
  await expect(photo(page, 'At the lake, Jun 14, 1987, already in the memorial')).toBeDisabled()
  await photo(page, 'First day at school').check()
  // Photos are drawn where they come into sight.
  await wall(page).getByRole('region', { name: '2019' }).scrollIntoViewIfNeeded()
  await photo(page, 'party.jpg').click({ modifiers: ['Shift'] })
  await expect(wall(page).getByText('5 chosen. There is room for 494 more.')).toBeVisible()
  await wall(page).getByRole('button', { name: 'Choose none', exact: true }).click()
  await expect(wall(page).getByText('None chosen.')).toBeVisible()
})

test('what cannot be read is told beside the field, and the rest is shown', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/photos')
  await open(page)
  await zipField(page).setInputFiles({
    name: 'notes.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no'),
  })
  await expect(wall(page).getByRole('alert')).toHaveText(/notes\.zip is not a ZIP file\./)
  await expect(wall(page).getByRole('heading', { name: 'Bring photos from elsewhere' })).toBeVisible()
  await expectAccessible(page)

  const whole = await takeout(family)
  const cut = { ...whole, name: 'cut.zip', buffer: whole.buffer.subarray(0, whole.buffer.length - 200) }
  await zipField(page).setInputFiles([cut, whole])
  await expect(wall(page).getByRole('alert')).toHaveText(/cut\.zip is not whole: its end is missing\./)
  await expect(photo(page, 'At the lake')).toBeVisible()
})

test('a damaged photo stays chosen and is told; the others are added', async ({ page }) => {
  await page.goto('/photos')
  await open(page)
  const file = await takeout(family)
  // Within the first photo, which lies where its name ends.
  const at = file.buffer.indexOf('lake.jpg') + 100
  file.buffer.fill(0x55, at, at + 40)
  await zipField(page).setInputFiles(file)
  await expect(wall(page).getByText('Cannot be read')).toBeVisible()
  await wall(page).getByRole('button', { name: 'Choose all of 1987' }).click()
  await wall(page).getByRole('button', { name: 'Add 2 photos' }).click()
  await expect(wall(page).getByText('1 photo could not be added, and is still chosen:')).toBeVisible()
  await expect(wall(page).getByRole('alert')).toContainText('lake.jpg')
  await expect(photo(page, 'At the lake')).toBeChecked()
  await page.keyboard.press('Escape')
  await settled(page)
  await expect(page.getByText('1 photo', { exact: true })).toBeVisible()
})

test('a chat brings a HEIC and a photo with the words that came with it', async ({ page }) => {
  const heic = await aHeic()
  await page.goto('/photos')
  await open(page)
  await zipField(page).setInputFiles(
    await exportFile('WhatsApp Chat - Anna.zip', {
      '_chat.txt': [
        '[12/05/2019, 20:15:33] Anna: At the lake \u200e<attached: 00000012-PHOTO-2019-05-12-20-15-33.jpg>',
        '[13/05/2019, 20:15:33] Ben: \u200e<attached: 00000013-PHOTO-2019-05-13-20-15-33.heic>',
      ].join('\n'),
      '00000012-PHOTO-2019-05-12-20-15-33.jpg': await picture(1),
      '00000013-PHOTO-2019-05-13-20-15-33.heic': heic.buffer,
    }),
  )
  await expect(wall(page).locator('img')).toHaveCount(2, { timeout: 60_000 })
  await wall(page).getByRole('button', { name: 'Choose all of 2019' }).click()
  await wall(page).getByRole('button', { name: 'Add 2 photos' }).click()
  await expect(wall(page)).toBeHidden()
  await settled(page)
  await expect(page.locator('main ul img')).toHaveCount(2)
  await expect(caption(page, 1)).toHaveValue('At the lake')
})

test('a folder is chosen from, and of many photos only those in sight have a picture', async ({
  page,
  folder,
}) => {
  const at = join(folder, 'Pictures', '1987-06 Summer')
  await mkdir(at, { recursive: true })
  const many = Array.from({ length: 300 }, (_, number) => number)
  await Promise.all(
    many.map(async (number) => writeFile(join(at, `scan ${number}.jpg`), await picture(number))),
  )
  await page.goto('/photos')
  await open(page)
  await wall(page).locator('input[data-folder]').setInputFiles(join(folder, 'Pictures'))
  await expect(wall(page).getByText('300 photos were found.')).toBeVisible({ timeout: 30_000 })
  await expect(wall(page).getByRole('heading', { name: '1987', exact: true })).toBeVisible()
  await expect(wall(page).getByText('June 1987').first()).toBeVisible()
  await expect(wall(page).locator('img').first()).toBeVisible()
  const shown = await wall(page).getByRole('checkbox').count()
  expect(shown).toBeLessThan(200)
  await wall(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
  await expect(photo(page, 'scan 99.jpg')).toBeVisible()
  await expect(photo(page, 'scan 0.jpg')).toHaveCount(0)
})

test('on Edit My Photos they are saved with captions and the days of the account, not the days of a chat', async ({
  page,
  server,
}) => {
  const at = await toEditScreen(page, server, 'edit-photos')
  const scan = await scanned(await picture(3), '2018:01:01 09:00:00')
  const chat = await exportFile('WhatsApp Chat - Anna.zip', {
    '_chat.txt': '[12/05/2019, 20:15:33] Anna: At the pier \u200e<attached: pier.jpg>',
    'pier.jpg': await picture(2),
  })
  await open(page)
  const folder = 'Takeout/Google Photos/Photos from 2018'
  const more = {
    [`${folder}/print.jpg`]: scan,
    [`${folder}/print.jpg.json`]: sidecar('print.jpg', '2018-01-01', 'An old print'),
  }
  await zipField(page).setInputFiles([await takeout(family, { more }), chat])
  for (const words of ['Our wedding day', 'An old print', 'At the pier']) await photo(page, words).check()
  await wall(page).getByRole('button', { name: 'Add 3 photos' }).click()
  await expect(wall(page)).toBeHidden()
  await settled(page)
  await save(page)
  const { media } = await onServer(server, at)
  expect(media.map(({ title, saidDate, fileDate, isScan }) => [title, saidDate, fileDate, isScan])).toEqual([
    ['Our wedding day', '1999-09-09', null, false],
    // Google only repeats the scanner's clock, which is asked about.
    ['An old print', null, null, true],
    ['At the pier', null, null, false],
  ])
})
