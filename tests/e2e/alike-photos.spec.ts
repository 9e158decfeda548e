import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { addPhoto, prepared } from './support/memorials.ts'

// Photos that look alike are offered side by side on Edit My Photos.

test.use({ viewport: { width: 360, height: 740 } })

async function scene(name: string) {
  const drawn = await readFile(new URL(`../../scripts/demo/scenes/${name}.svg`, import.meta.url))
  return sharp(await sharp(drawn).resize(600).flatten({ background: '#fff' }).png().toBuffer())
}

test('one of a series is taken away, another series is kept, and neither is offered again', async ({
  page,
  server,
}) => {
  const at = await toEditScreen(page, server, 'edit-photos')
  const add = async (content: Buffer, title = '') => addPhoto(server, at.host, at.made, { content, title })
  const [wedding, beach] = [await scene('wedding-gate'), await scene('beach')]
  // A camera dated the one out of focus.
  const dated = wedding.clone().blur(4).jpeg()
  await add(
    await dated.withExif({ IFD2: { DateTimeOriginal: '1988:05:07 11:00:00' } }).toBuffer(),
    'Out at the gate',
  )
  await add(await wedding.clone().jpeg().toBuffer())
  await add(await beach.clone().jpeg().toBuffer())
  await add(await beach.clone().greyscale().blur(2).jpeg().toBuffer())
  await add(await (await scene('lisbon')).jpeg().toBuffer())
  await prepared(server, at.host, at.made)
  await openScreen(page, 'edit-photos')
  await expect(page.getByText('There are 2 groups of photos that look alike.')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'One of these?' })
  const open = page.getByRole('button', { name: 'Look at them side by side' })
  await open.click()
  await expect(dialog).toContainText('1 of 2')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').first()).toContainText('The sharpest')
  await dialog.getByRole('button', { name: 'Enlarge photo 2' }).click()
  await page.getByRole('dialog', { name: 'Photos' }).getByRole('button', { name: 'Close' }).click()
  await expect(dialog.getByRole('button', { name: 'Enlarge photo 2' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Remove photo 1' }).click()
  const undo = dialog.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  // The one out of focus has the caption and the date, and the one that stays gets both.
  await dialog.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect(dialog).toContainText('What you remove leaves the page when you save.')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog).toContainText('2 of 2')
  await dialog.getByRole('button', { name: 'Keep them all' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toHaveCount(0)
  // The page stays where it was.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(page.getByLabel('Photo Caption 1')).toHaveValue('Out at the gate')

  await save(page)
  const { media } = await onServer(server, at)
  expect(media.map(({ title }) => title)).toEqual(['Out at the gate', '', '', ''])
  expect(media.map(({ saidDate }) => saidDate)).toEqual(['1988-05-07', null, null, null])
  await openScreen(page, 'edit-photos')
  await expect(page.getByLabel('Photo Caption 4')).toBeVisible()
  await expect(page.getByText('look alike')).toHaveCount(0)
})

test('what could not be kept is said, and tried again', async ({ page, server }) => {
  const at = await toEditScreen(page, server, 'edit-photos')
  const wharf = await scene('wharf')
  for (const sigma of [1, 3])
    await addPhoto(server, at.host, at.made, { content: await wharf.clone().blur(sigma).jpeg().toBuffer() })
  await prepared(server, at.host, at.made)
  await openScreen(page, 'edit-photos')
  await page.getByRole('button', { name: 'Look at them side by side' }).click()
  const keep = page
    .getByRole('dialog', { name: 'One of these?' })
    .getByRole('button', { name: 'Keep them all' })
  await page.route('**/memorial/photos/alike/*', (route) => route.abort())
  await keep.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.unroute('**/memorial/photos/alike/*')
  await keep.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.use({ expectedErrors: [/Failed to load resource/] })
