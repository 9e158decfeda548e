import type { Page } from '@playwright/test'
import { fileFor, saidWidth } from '../support/sizes.ts'
import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, prepared } from './support/memorials.ts'

// Browsers choose a picture's file by its `sizes` attribute. These tests compare it with the real widths.

const windows = [320, 360, 390, 768, 1024, 1100, 1280, 1440, 1920]
const density = 2

/** For each picture: its `sizes`, its real width, and the file chosen; once all have chosen one. */
async function picturesOf(page: Page, selector: string) {
  const images = page.locator(`${selector} img`)
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => images.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).currentSrc !== '')))
    .toBe(true)
  return images.evaluateAll((all) =>
    all.map((one) => {
      const image = one as HTMLImageElement
      // The first source is the one that this browser uses.
      const { sizes = '', srcset = '' } = image.parentElement?.querySelector('source') ?? {}
      const files = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
      const taken = Number(/-(\d+)(?:-[\w-]{8})?\.\w+$/.exec(image.currentSrc)?.[1])
      return { said: sizes, width: image.offsetWidth, files, taken }
    }),
  )
}

test.use({ deviceScaleFactor: density, reducedMotion: 'reduce' })

test('the illustrations of the landing page', async ({ page }) => {
  for (const width of windows) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('about:blank')
    await page.goto('/')
    const prints = await picturesOf(page, 'main figure')
    expect(prints).toHaveLength(8)
    for (const { said, width: real, files, taken } of prints) {
      expect(saidWidth(said, width) / real, `at ${width}: said against real`).toBeGreaterThan(0.85)
      expect(saidWidth(said, width) / real, `at ${width}: said against real`).toBeLessThan(1.2)
      expect(taken, `at ${width}`).toBe(fileFor(files, saidWidth(said, width), density))
    }
  }
})

test('the photos of a gallery', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const shapes = [
    { width: 1200, height: 1600 },
    { width: 1600, height: 1200 },
    { width: 1600, height: 900 },
    { width: 900, height: 1600 },
  ]
  for (const [at, shape] of shapes.entries())
    await addPhoto(server, host, made, { content: await aPicture(at, shape) })
  await prepared(server, host, made)
  for (const width of windows) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('about:blank')
    await page.goto(`/view/${made.shareSlug}`)
    const photos = await picturesOf(page, '[id^=photo-]')
    expect(photos).toHaveLength(shapes.length)
    for (const { said, width: real, files, taken } of photos) {
      // A photo alone in its row may be larger than most are (gallery-shape.ts).
      expect(saidWidth(said, width) / real, `at ${width}: said against real`).toBeGreaterThan(0.7)
      expect(saidWidth(said, width) / real, `at ${width}: said against real`).toBeLessThan(1.65)
      expect(taken, `at ${width}`).toBe(fileFor(files, saidWidth(said, width), density))
    }
  }
})
