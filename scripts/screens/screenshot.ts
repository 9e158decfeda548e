import { join } from 'node:path'
import type { Page } from '@playwright/test'

export interface Screenshot {
  file: string
  /** '360', '768', '360 at 200 %'. */
  size: string
}

/** Whose pictures are taken. */
interface Shown {
  part: string
  name: string
  shots: Screenshot[]
}

/** Pixels. */
export const HEIGHT = 780
/** Height limit of a picture: content further from the scene's end looks like the rest. */
const LONGEST = 5200

/** Where on the page a scene ended, as a fraction: 0 at the top, 1 at the bottom. */
export const placeOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement
    return scrollTop / Math.max(1, scrollHeight - clientHeight)
  })

/** Adds a picture of the present page. */
export async function takeScreenshot(
  folder: string,
  page: Page,
  { part, name, shots }: Shown,
  size: string,
  place = 0,
): Promise<void> {
  const { isModal, height } = await page.evaluate(() => ({
    isModal: document.querySelector('dialog[open]') !== null,
    height: document.documentElement.scrollHeight,
  }))
  const width = page.viewportSize()?.width ?? 360
  const isWhole = !isModal && height > HEIGHT
  const y = Math.round(place * Math.max(0, height - LONGEST))
  if (isWhole) await wake(page, y, Math.min(height, y + LONGEST))
  if (isWhole) await unstick(page, 'relative')
  const file = `${part}-${name}-${size}.jpg`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')
  await page.screenshot({
    path: join(folder, file),
    type: 'jpeg',
    quality: 72,
    ...(isWhole && { fullPage: true, clip: { x: 0, y, width, height: Math.min(height, LONGEST) } }),
  })
  if (isWhole) await unstick(page, '')
  shots.push({ file, size })
}

/**
 * Sticky elements would cover the middle of a long picture. `''` makes them sticky again; until then what is above them
 * stays above.
 */
async function unstick(page: Page, position: 'relative' | ''): Promise<void> {
  await page.evaluate((position) => {
    for (const one of document.querySelectorAll<HTMLElement>('body :is(section, nav, div)'))
      if (position === '' ? one.style.position === 'relative' : getComputedStyle(one).position === 'sticky')
        one.style.position = position
  }, position)
}

/** Scrolls so that lazy pictures load. */
async function wake(page: Page, from: number, to: number): Promise<void> {
  await page.evaluate(
    async ({ from, to, step }) => {
      for (let top = from; top < to; top += step) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
      const near = [...document.images].filter((image) => image.getBoundingClientRect().top < to)
      await Promise.race([
        Promise.allSettled(near.map((image) => image.decode())),
        new Promise((resolve) => setTimeout(resolve, 2000)),
      ])
    },
    { from, to, step: HEIGHT },
  )
}
