import { join } from 'node:path'
import { toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { prepared } from './support/memorials.ts'

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
  // The viewer has taken its own step back.
  await page.waitForFunction(() => !history.state?.layers)

  await page.goto(`/memorial/edit-photos?memorial=${made.uuid}`)
  await page.getByRole('button', { name: 'Remove film 1' }).click()
  await page.getByRole('button', { name: 'Remove the film' }).click()
  await expect(films.getByLabel('Caption of film 1')).toHaveCount(0)
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.locator('[data-film]')).toHaveCount(0)
})

test.use({ expectedErrors: [/Failed to load resource/] })
