import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import {
  addFilm,
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  prepared,
} from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// Films in the slideshow: after the photos, muted, until their end.

const film = join(import.meta.dirname, '../fixtures/host-message.webm')

async function aShowWithFilm(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {})
  await addPhoto(server, host, made, { content: await aPicture(1, { width: 320, height: 210 }), title: '' })
  const uuid = await addFilm(server, host, made, { content: await readFile(film), title: 'The wedding' })
  await prepared(server, host, made)
  return { host, made, uuid }
}

test('a film plays muted after the photos, and the show goes on at its end', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { host, made, uuid } = await aShowWithFilm(server)
  await logInTo(page, host, made)
  await page.goto('/memorial/slideshow')
  await expect(page.getByText('1 film')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const shown = page.locator('[data-slide][aria-hidden="false"]')
  const video = shown.locator('video')
  await expect(video).toBeVisible()
  await expect(shown).toContainText('The wedding')
  expect(await video.evaluate((one: HTMLVideoElement) => one.muted)).toBe(true)
  await expectAccessible(page)
  // Longer than a photo stays: it ends, then the closing card comes by itself.
  await expect(shown).toContainText('Thank you for remembering')

  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(video).toBeVisible()
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true)
  await expect(page.locator('[data-kept=ready]')).toBeVisible()
  const kept = await page.evaluate(async (memorial) => {
    const cache = await caches.open(`slideshow-of-${memorial}`)
    return (await cache.keys()).map(({ url }) => url).filter((url) => /\.(webm|mp4)$/.test(url)).length
  }, made.uuid)
  expect(kept).toBe(1)

  await call(server, 'POST', `/memorial/media/update/${uuid}`, {
    token: host.token,
    body: { title: 'The wedding', withSound: true },
  })
  await page.reload()
  await expect(page.getByText('1 film')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(video).toBeVisible()
  // The host pressed keys, so the browser lets it sound.
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.muted)).toBe(false)
})

test.use({ expectedErrors: [/Failed to load resource/] })
