import type { Page } from '@playwright/test'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { keptOriginal } from './support/memorials.ts'
import { aHeic, aPhoto } from './support/photos.ts'

// Edit My Photos: Save uploads new photos first, then sends captions, order and removals in one call.

const SCREEN = 'edit-photos'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const caption = (page: Page, number: number) => page.getByLabel(`Photo Caption ${number}`, { exact: true })
const choose = (page: Page, ...files: Awaited<ReturnType<typeof aPhoto>>[]) =>
  page.locator('input[type=file]').first().setInputFiles(files)
const ready = (page: Page, count: number) =>
  expect(page.getByText(`${count} photo${count === 1 ? '' : 's'}`, { exact: true })).toBeVisible()

test('photos are added, captioned, moved, removed and restored, and saved together', async ({
  page,
  server,
}) => {
  const uploads: string[] = []
  page.on('request', (request) => {
    if (/media\/upload|\/uploads/.test(request.url())) uploads.push(request.url())
  })
  const at = await toEditScreen(page, server, SCREEN)
  await expect(page).toHaveTitle('Edit My Photos · Afterglow')
  await expect(page.getByText('No photos yet. Upload some photos to get started.')).toBeVisible()
  await expect(page.getByText('Drop photos here or click to select')).toBeVisible()

  const colours = ['#fdc578', '#92d6e3', '#b58a9a']
  const plain = await Promise.all(colours.map((colour, n) => aPhoto(`photo-${n}.jpg`, colour)))
  const heic = await aHeic()
  await choose(page, heic, ...plain)
  await ready(page, 4)
  await expect(page.locator('main ul img')).toHaveCount(4)
  for (const [n, words] of ['roses', 'lake', 'swing', 'boat'].entries())
    await caption(page, n + 1).fill(words)

  await button(page, 'Remove Photo 2').click()
  await expect(button(page, 'Undo: put back lake')).toBeFocused()
  await button(page, 'Remove Photo 2').click()
  await expect(page.getByText('Photo removed')).toHaveCount(2)
  await button(page, 'Undo: put back lake').press('Enter')
  await expect(caption(page, 2)).toHaveValue('lake')
  await expect(button(page, 'Remove Photo 2')).toBeFocused()
  await button(page, 'Move photo 3').press('Enter')
  await button(page, 'Move to start').click()
  await button(page, 'Done').click()
  expect(uploads).toHaveLength(0)
  await save(page)
  const { media } = await onServer(server, at)
  expect(media.map(({ title }) => title)).toEqual(['boat', 'roses', 'lake'])
  expect(uploads).toHaveLength(3)
  const kept = await keptOriginal(server, at.made, media[1]?.uuid ?? '')
  expect(kept.equals(heic.buffer), 'the HEIC itself is kept').toBe(true)

  await openScreen(page, SCREEN)
  await ready(page, 3)
  await expect(page.getByText('Photo removed')).toHaveCount(0)
  await caption(page, 3).fill('The lake house')
  await button(page, 'Select photos').click()
  await page.getByRole('checkbox', { name: 'Photo 3: The lake house' }).check()
  await button(page, 'Rotate').click()
  await expect(page.locator('[data-turn="1"] img')).toHaveCount(1)
  await button(page, 'Done').click()
  await button(page, 'Remove Photo 1').click()
  await save(page)
  const left = (await onServer(server, at)).media.map(({ title, rotation }) => [title, rotation])
  expect(left).toEqual([
    ['roses', 0],
    ['The lake house', 1],
  ])
  expect(uploads, 'a caption and a removal send no file').toHaveLength(3)
})
