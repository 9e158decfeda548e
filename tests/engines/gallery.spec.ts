import { addPhoto, anAccount, aPicture, aPublicMemorial, prepared } from '../e2e/support/memorials.ts'
import { expect, test } from './support/fixtures.ts'

const PHOTOS = 4

/**
 * How much wider a photo in a phone's gallery may be than its row's height alone would make it, so that a larger file
 * is right (gallery-shape.ts).
 */
const GROWN = 1.65

interface Loaded {
  /** In device pixels: the width of the loaded file, of the photo on the screen, and of all files offered. */
  width: number
  shown: number
  offered: number[]
}

test('a phone loads photos no wider than it shows them', async ({ tab, driven, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  for (let seed = 1; seed <= PHOTOS; seed += 1)
    await addPhoto(server, host, made, { content: await aPicture(seed, { width: 750, height: 1000 }) })
  await prepared(server, host, made)
  await tab.goto(`/view/${made.shareSlug}`)
  const loaded: Loaded[] = []
  for (let at = 0; at < PHOTOS; at += 1)
    await tab.until(`photo ${at + 1} has come`, async () => {
      const one = await driven.evaluate(loadedWidth, at)
      if (one) loaded.push(one)
      return one !== null
    })
  for (const { width, shown, offered } of loaded) {
    const enough = Math.min(...offered.filter((one) => one >= shown * GROWN))
    expect(width, `of a photo that is shown ${shown} pixels wide`).toBeLessThanOrEqual(enough)
  }
})

/** Scrolls a photo into view. Returns what was loaded for it, or null while it is loading. Runs in the page. */
function loadedWidth(at: number): Loaded | null {
  const image = document.querySelectorAll<HTMLImageElement>('a[data-photo] img')[at]
  image?.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (!image?.complete || image.naturalWidth === 0) return null
  const sets = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
  const offered = sets
    .flatMap(({ srcset }) => srcset.split(','))
    .map((one) => {
      const [url = '', width = ''] = one.trim().split(/\s+/)
      return { href: new URL(url, location.href).href, width: Number.parseInt(width, 10) }
    })
  const width = offered.find(({ href }) => href === image.currentSrc)?.width
  if (!width) throw new Error(`${image.currentSrc} is none of those that are offered`)
  const shown = Math.round(image.clientWidth * devicePixelRatio)
  return { width, shown, offered: offered.map((one) => one.width) }
}
