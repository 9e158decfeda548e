import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { addFilm, addPhoto, anAccount, aPicture, aPublicMemorial, prepared } from './support/memorials.ts'

// Films among the photos: added on Edit My Photos, and played on the page.

const film = join(import.meta.dirname, '../fixtures/host-message.webm')

test('a host adds a film, writes its caption, and removes it; visitors play it', async ({
  page,
  server,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { host, made } = await toEditScreen(page, server, 'edit-photos')
  const films = page.getByRole('heading', { name: 'Films' }).locator('xpath=ancestor::section')
  const choose = films.locator('input[type=file]')
  await choose.setInputFiles({ name: 'sound.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') })
  await expect(films.getByText('This film cannot be shown')).toBeVisible()
  await films.getByRole('button', { name: 'Close' }).click()
  await expect(films.getByRole('listitem')).toHaveCount(0)

  await choose.setInputFiles(film)
  const caption = films.getByLabel('Caption of film 1')
  await caption.fill('The wedding')
  await caption.blur()
  await expect(films.locator('video')).toBeVisible()
  await expectAccessible(page)
  await prepared(server, host, made)

  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`/view/${made.shareSlug}`)
  const tile = page.locator('[data-film]')
  await expect(tile).toContainText('The wedding')
  await tile.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  expect(asked).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await tile.locator('summary').press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await expect(viewer.locator('video')).toBeInViewport({ ratio: 1 })
  const playing = () => viewer.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(playing).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(tile.locator('summary')).toBeFocused()

  await page.goto(`/memorial/edit-photos?memorial=${made.uuid}`)
  await page.getByRole('button', { name: 'Remove film 1' }).click()
  await page.getByRole('button', { name: 'Remove the film' }).click()
  await expect(films.getByLabel('Caption of film 1')).toHaveCount(0)

  // One that is chosen among the photos is put where films are.
  const photos = page.locator('input[type=file]').first()
  await photos.setInputFiles(film)
  await expect(page.getByText('Films have a place of their own, below the photos.')).toBeVisible()
  await films.getByLabel('Caption of film 1').waitFor()
  await page.getByRole('button', { name: 'Remove film 1' }).click()
  await expect(page.getByText('this cannot be undone')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the film' }).click()
  await expect(films.getByLabel('Caption of film 1')).toHaveCount(0)
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.locator('[data-film]')).toHaveCount(0)
})

test('the viewer goes over photos and films, and loads a film only when it is there', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {})
  const size = { width: 320, height: 210 }
  for (const number of [1, 2])
    await addPhoto(server, host, made, { content: await aPicture(number, size), title: '' })
  await addFilm(server, host, made, { content: await readFile(film), title: 'The wedding' })
  await prepared(server, host, made)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`/view/${made.shareSlug}`)
  await page.locator('a[data-photo]').last().click()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await expect(viewer.getByText('2 of 3')).toBeVisible()
  expect(asked).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('3 of 3')).toBeVisible()
  await expect(viewer.getByText('The wedding').last()).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Larger' })).toHaveCount(0)
  await expect
    .poll(() => viewer.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await viewer.getByRole('button', { name: 'Next' }).click()
  await expect(viewer.getByText('1 of 3')).toBeVisible()
  await expect(viewer.locator('video')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  // Closing goes back in the history, which a reload would cut short.
  await page.waitForFunction(() => !history.state?.layers)

  // Without the viewer it plays on the page.
  await page.route(/\/viewer-/, (route) => route.abort())
  await page.reload()
  await page.locator('[data-film] summary').click()
  await expect(page.locator('[data-film] video')).toBeVisible()
})

test.use({ expectedErrors: [/Failed to load resource/] })
