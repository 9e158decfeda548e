import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hasFfmpeg } from '../support/ffmpeg.ts'
import { onServer, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { addVideo, anAccount, aPublicMemorial, madeOnce, prepared, withMp4 } from './support/memorials.ts'

// A video is played where the browser can, and offered for saving where it cannot.

const path = join(import.meta.dirname, '../fixtures/host-message.webm')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page) => page.getByRole('link', { name: /^Save the video \(/ })
const said = 'This browser cannot play this video. You can save it and watch it with another program.'

const aMemorialOnFilm = madeOnce(async (server) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await addVideo(server, host, made, await readFile(path))
  if (hasFfmpeg) await withMp4(server, host, made)
  return { host, made }
})

/** Replaces every video by bytes that the browser cannot play. */
const playNothing = (page: Page) =>
  page.route(/\/media\/.*\.(webm|mp4)/, (route) =>
    route.fulfill({ contentType: 'video/mp4', body: Buffer.alloc(5000, 'no film') }),
  )

test('a page says that its browser cannot play the video, and offers it for saving', async ({
  page,
  server,
}) => {
  const { made } = await aMemorialOnFilm(server)
  await playNothing(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(`/view/${made.shareSlug}`)
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByLabel('Video message')).toBeHidden()
    await expect(link(page)).toHaveAccessibleName(/^Save the video \(\d+ kB\)$/)
  }
  await page.unroute(/\/media\/.*\.(webm|mp4)/)
  const coming = page.waitForEvent('download')
  await link(page).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe(hasFfmpeg ? 'host-message.mp4' : 'host-message.webm')
  expect((await stat(await file.path())).size).toBeGreaterThan(1000)
})

test('an MP4 recorded in the browser is reviewed, saved and played', async ({ page, server }) => {
  await page.addInitScript(() => {
    // Chromium on Linux cannot encode AAC, so its MP4 has Opus in it.
    const Real = window.MediaRecorder
    window.MediaRecorder = class extends Real {
      constructor(stream: MediaStream, options: MediaRecorderOptions = {}) {
        super(stream, { ...options, mimeType: String(options.mimeType).replace('mp4a.40.2', 'opus') })
      }
      static override isTypeSupported = (type: string) =>
        type.startsWith('video/mp4;codecs=avc1') || Real.isTypeSupported(type)
    }
  })
  const place = await toEditScreen(page, server, 'edit-message')
  await button(page, 'Record a Video Message').click()
  await button(page, 'Start Recording').click()
  await expect(page.getByRole('timer')).toHaveText('Recording 00:02')
  await button(page, 'Stop Recording').click()
  const clip = page.getByLabel('Your video message', { exact: true })
  await expect.poll(() => clip.evaluate((it: HTMLVideoElement) => it.duration)).toBeGreaterThan(1)
  expect(
    await clip.evaluate(async ({ src }: HTMLVideoElement) => (await (await fetch(src)).blob()).type),
  ).toBe('video/mp4')
  await save(page)
  const { hostVideoMessage } = await onServer(server, place)
  expect(hostVideoMessage).toMatchObject({ extension: 'mp4', poster: { width: expect.any(Number) } })
  expect(hostVideoMessage?.durationSeconds).toBeGreaterThan(1)
  await prepared(server, place.host, place.made)
  if (hasFfmpeg) await withMp4(server, place.host, place.made)

  await page.goto(`/view/${place.made.shareSlug}`)
  const video = page.getByLabel('Video message')
  await video.evaluate((it: HTMLVideoElement) => it.play())
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0.5)
  expect(await video.evaluate((it: HTMLVideoElement) => Number.isFinite(it.duration))).toBe(true)
})
