import type { Locator, Page } from '@playwright/test'
import { openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { prepared } from './support/memorials.ts'

// The still of the host's video, made in the browser that recorded it, with Chromium's fake camera.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The still that a video shows before it plays, and how many colours it has. */
const stillOf = (video: Locator) =>
  video.evaluate(async ({ poster }: HTMLVideoElement) => {
    const still = new Image()
    still.src = poster
    await still.decode()
    const { naturalWidth: width, naturalHeight: height } = still
    const drawing = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
    drawing?.drawImage(still, 0, 0)
    const pixels = new Uint32Array(drawing?.getImageData(0, 0, width, height).data.buffer ?? [])
    return { path: new URL(poster).pathname, width, height, colours: new Set(pixels).size }
  })

async function recordAndSave(page: Page) {
  await button(page, 'Record a Video Message').click()
  await button(page, 'Start Recording').click()
  await expect(page.getByRole('timer')).toHaveText('Recording 00:02')
  await button(page, 'Stop Recording').click()
  await expect(button(page, 'Review')).toBeVisible()
  await save(page)
}

test('visitors see a still of the recording before it plays, and the layout does not shift', async ({
  page,
  server,
}) => {
  const { made, host } = await toEditScreen(page, server, 'edit-message')
  await recordAndSave(page)
  await prepared(server, host, made)

  // While the server is processing the video, its host is told so; then it appears by itself.
  let isMaking = true
  await page.route('**/memorial/get/**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (isMaking) answer.memorial.hostVideoMessage.state = 'PROCESSING'
    await route.fulfill({ response, json: answer })
  })
  await openScreen(page, 'edit-message')
  await expect(page.getByText('It is being made ready to play')).toBeVisible()
  isMaking = false
  const clip = page.getByLabel('Your video message', { exact: true })
  await expect(clip).toHaveAttribute('poster', /^\/media\/.*\.jpg$/)

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(`/view/${made.shareSlug}`)
    const video = page.getByLabel('Video message')
    const own = await video.evaluate((it: HTMLVideoElement) => ({ width: it.width, height: it.height }))
    const still = await stillOf(video)
    expect(still).toMatchObject({ ...own, path: expect.stringMatching(/^\/media\/.*\.jpg$/) })
    expect(still.colours, 'no empty frame').toBeGreaterThan(50)
    const box = await video.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(own.width / own.height, 1)
    await expect(video).toHaveJSProperty('currentTime', 0)
  }
})
