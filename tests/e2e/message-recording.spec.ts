import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

// The video message, with Chromium's fake camera and microphone.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const clip = (page: Page) => page.getByLabel('Your video message', { exact: true })
const mirror = (page: Page) => page.getByLabel('You, as the camera sees you')
const next = (page: Page) => button(page, 'Next Step')

async function record(page: Page, until = '00:02') {
  await button(page, 'Start Recording').click()
  await expect(page.getByRole('timer')).toHaveText(`Recording ${until}`)
}

/** How many of the camera's tracks are still on. */
const lights = (page: Page) =>
  page.evaluate(() => window.cameraTracks.filter((track) => track.readyState === 'live').length)

declare global {
  interface Window {
    cameraTracks: MediaStreamTrack[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.cameraTracks = []
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints)
      window.cameraTracks.push(...stream.getTracks())
      return stream
    }
  })
})

test('a message is recorded, watched, recorded again and kept', async ({ page }) => {
  await page.goto('/message')
  await expect(page).toHaveTitle('Message · Step 3 of 8 · Afterglow')
  await expect(next(page)).toBeDisabled()
  await button(page, 'Yes, Record Video').click()
  await expect(mirror(page)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('Ready 00:00')
  await expect(button(page, 'Start Recording')).toBeFocused()
  await expect(page.getByLabel('Camera', { exact: true }).locator('option')).toHaveCount(2)

  await button(page, 'Watch a short example').click()
  await record(page)
  await expect(page.getByLabel(/^A short film/)).toHaveJSProperty('paused', true)
  await expect(button(page, 'Recording...')).toHaveAttribute('aria-pressed', 'true')
  await expect(next(page)).toBeDisabled()
  await button(page, 'Stop Recording').click()
  await expect(button(page, 'Review')).toBeFocused()
  await expect(clip(page)).toHaveJSProperty('paused', false)
  await expect(button(page, 'Re-record Video')).toBeVisible()
  await expect(button(page, 'Start Recording')).toHaveCount(0)
  await expect(next(page)).toBeEnabled()
  expect(await lights(page)).toBe(0)

  await test.step('the recording is kept over a reload', async () => {
    await page.reload()
    await expect(clip(page)).toBeVisible()
    await expect
      .poll(() => clip(page).evaluate((video: HTMLVideoElement) => video.duration))
      .toBeGreaterThan(1)
    await expect(page.getByText(/^Length \d\d:\d\d\./)).toBeVisible()
  })

  await test.step('recording again begins at 00:00, and the earlier one can be kept', async () => {
    await button(page, 'Re-record').click()
    await expect(page.getByRole('timer')).toHaveText('Ready 00:00')
    await button(page, 'Keep my earlier recording').click()
    await expect(clip(page)).toBeVisible()
    expect(await lights(page)).toBe(0)
    await button(page, 'Re-record').click()
    await record(page, '00:01')
    await button(page, 'Stop Recording').click()
    await expect(clip(page)).toBeVisible()
  })

  await next(page).click()
  await page.waitForURL('**/contacts')
  await page.goto('/preview')
  await expect(page.getByText('Video message', { exact: true })).toBeVisible()
})

/** The stored chunks of recordings. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ pieces: number; bytes: number }>((resolve, reject) => {
        const opening = indexedDB.open('memorial-files')
        opening.onerror = reject
        opening.onsuccess = () => {
          const all = opening.result.transaction('chunks').objectStore('chunks').getAll()
          all.onerror = reject
          all.onsuccess = () => {
            opening.result.close()
            const sizes = all.result.map(({ blob }: { blob: Blob }) => blob.size)
            resolve({ pieces: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) })
          }
        }
      }),
  )

test('a tab that crashes while recording keeps every chunk', async ({ page, context }) => {
  await page.goto('/message')
  await button(page, 'Yes, Record Video').click()
  await button(page, 'Start Recording').click()
  await expect.poll(async () => (await stored(page)).pieces).toBeGreaterThan(2)
  const { bytes } = await stored(page)
  const devTools = await context.newCDPSession(page)
  // This call is never answered, because the page is gone.
  void devTools.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')

  const again = await context.newPage()
  await again.goto('/message')
  await expect(again.getByText('Your recording was interrupted.')).toBeVisible()
  await expect
    .poll(() =>
      clip(again).evaluate(async ({ src }: HTMLVideoElement) => (await (await fetch(src)).blob()).size),
    )
    .toBeGreaterThanOrEqual(bytes)
  await expect(clip(again)).toHaveJSProperty('error', null)
  await expect(next(again)).toBeEnabled()
  await again.reload()
  await expect(clip(again)).toBeVisible()
  await expect(again.getByText('Your recording was interrupted.')).toHaveCount(0)
})

test('a video can be chosen from the device, and a file of another kind shows an error', async ({ page }) => {
  await page.goto('/message')
  await button(page, 'Yes, Record Video').click()
  await expect(mirror(page)).toBeVisible()
  await page.evaluate(() => {
    // Without a camera the panel offers a file input.
    for (const track of window.cameraTracks) track.dispatchEvent(new Event('ended'))
  })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  const file = page.getByLabel('Choose a video from this device')
  await file.setInputFiles({ name: 'fake.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Dear all') })
  await expect(page.getByRole('alert')).toHaveText(/This file is not a video/)
  await file.setInputFiles({
    name: 'message.webm',
    mimeType: 'video/webm',
    buffer: await readFile(new URL('../fixtures/host-message.webm', import.meta.url)),
  })
  await expect(clip(page)).toBeVisible()
  await expect(next(page)).toBeEnabled()
  await expect(page.getByLabel('Choose another video from this device')).toBeAttached()
  await page.reload()
  await expect(button(page, 'Record one instead')).toBeVisible()
  await expect(button(page, 'Yes, Record Video')).toBeVisible()
})
