import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hasFfmpeg } from '../support/ffmpeg.ts'
import { expect, test } from './support/fixtures.ts'
import { addVideo, anAccount, aPublicMemorial, madeOnce, withMp4 } from './support/memorials.ts'

// A video is played where the browser can, and offered for saving where it cannot.

const path = join(import.meta.dirname, '../fixtures/host-message.webm')
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
