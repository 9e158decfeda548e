import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { addVideo, anAccount, aPublicMemorial, prepared } from './support/memorials.ts'

test('a video message shows its first picture, reserves its space, and can be played from any place', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await addVideo(
    server,
    host,
    made,
    await readFile(join(import.meta.dirname, '../fixtures/host-message.webm')),
  )
  await prepared(server, host, made)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByRole('heading', { level: 2, name: /^A message from / })).toBeVisible()
  const video = page.getByLabel('Video message')
  await expect(video).toBeVisible()
  const box = await video.boundingBox()
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.readyState)).toBeGreaterThanOrEqual(2)
  const { width, height, videoWidth, videoHeight, duration } = await video.evaluate(
    (it: HTMLVideoElement) => ({
      width: it.width,
      height: it.height,
      videoWidth: it.videoWidth,
      videoHeight: it.videoHeight,
      duration: it.duration,
    }),
  )
  expect([width, height]).toEqual([videoWidth, videoHeight])
  expect(await video.boundingBox(), 'nothing moved when it came').toEqual(box)
  expect(duration).toBeGreaterThan(0.5)
  expect(Number.isFinite(duration)).toBe(true)

  const soughtTo = await video.evaluate(
    (it: HTMLVideoElement, to) =>
      new Promise<number>((resolve) => {
        it.addEventListener('seeked', () => resolve(it.currentTime), { once: true })
        it.currentTime = to
      }),
    duration / 2,
  )
  expect(soughtTo).toBeCloseTo(duration / 2, 1)
  const src = await video.evaluate((it: HTMLVideoElement) => new URL(it.currentSrc).pathname)
  const part = await page.request.get(src, { headers: { range: 'bytes=0-99' } })
  expect([part.status(), part.headers()['content-length']]).toEqual([206, '100'])
})
