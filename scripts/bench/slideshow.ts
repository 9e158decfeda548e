import type { Browser } from '@playwright/test'
import { aMemorial, type Product } from './product.ts'

const PHOTOS = 60
/** 4000 by 3000 pixels. */
const TWELVE_MEGAPIXELS = 4000

/**
 * Plays a show of 60 photos of 12 MP once, one second each, while it is saved for offline use, and measures every frame
 * of every fade.
 */
export async function playShow(browser: Browser, product: Product, url: string) {
  const host = await aMemorial(product, { photos: PHOTOS, stories: 0, photoWidth: TWELVE_MEGAPIXELS })
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  await page.addInitScript((token) => localStorage.setItem('apiToken', token), host.token)
  await page.goto(`${url}/memorial/load/${host.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await page.addInitScript(watchFades)
  await page.goto(`${url}/memorial/slideshow`)
  await page.getByRole('radio', { name: '1 second per photo' }).check()
  await page.getByText('Thank you for remembering').waitFor({ timeout: 5 * 60_000 })
  const seen = await page.evaluate(() => (window as never as { fades: Fades }).fades)
  await context.close()
  return seen
}

interface Fades {
  count: number
  frames: number
  /** Milliseconds between two frames. */
  longest: number
  over50: number
}

/** Runs in the page: measures how long each frame is shown during a fade. */
function watchFades() {
  const fades = { count: 0, frames: 0, longest: 0, over50: 0 }
  Object.assign(window, { fades })
  let before = 0
  let wasFading = false
  const look = (now: number) => {
    const isFading = document.querySelector('main')?.dataset.phase === 'fading'
    if (isFading && !wasFading) fades.count += 1
    if (isFading && wasFading) {
      fades.frames += 1
      fades.longest = Math.max(fades.longest, now - before)
      if (now - before > 50) fades.over50 += 1
    }
    before = now
    wasFading = isFading
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
