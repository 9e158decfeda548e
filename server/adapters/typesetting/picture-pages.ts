import { join } from 'node:path'
import sharp from 'sharp'
import { type JpegFacts, readPlaceholder } from './prints.ts'

/** The pages of a document as an SVG, one group each, one below the other. */
const PAGE = /\n {4}<path class="typst-shape" (fill="[^"]*")[^>]*\/>\n {4}<g[^>]*>(\n[\s\S]*?\n {4}<\/g>)/g
const USE = /<use xlink:href="#([^"]+)"/g
const SYMBOL = /\n {8}<symbol id="([^"]+)"[\s\S]*?\n {8}<\/symbol>/g
const STAND_IN = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/g
/** Librsvg refuses more than 10 MB of text in one file by default; this SVG is our own. */
const unlimited = true

interface Picturing {
  svg: string
  /** How many pages to draw, from the first. */
  pages: number
  /** Width of a picture in pixels. */
  width: number
  photos: ReadonlyMap<number, JpegFacts>
  outDir: string
  /** How far beyond its edge each page was typeset, in points: pictures leave that out. */
  bleed: number
}

/** Writes PNG pictures of the first pages; returns their paths in order. */
export async function picturePages(it: Picturing): Promise<string[]> {
  return Promise.all(
    pagesIn(it.svg, it.width, it.bleed)
      .slice(0, it.pages)
      .map(async (svg, at) => {
        const path = join(it.outDir, `page-${at + 1}.png`)
        const whole = await withPhotos(svg, it.photos, it.width)
        await sharp(Buffer.from(whole), { unlimited }).png({ compressionLevel: 4 }).toFile(path)
        return path
      }),
  )
}

/** Each page as its own SVG, `across` pixels wide, with only the shared letter shapes that it uses. */
function pagesIn(svg: string, across: number, bleed: number): string[] {
  const [, width = 0, height = 0] = (/<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number)
  const pages = [...svg.matchAll(PAGE)]
  const high = height / pages.length
  const seen = { width: width - 2 * bleed, height: high - 2 * bleed }
  const root = `width="${across}" height="${Math.round((across * seen.height) / seen.width)}" viewBox="${bleed} ${bleed} ${seen.width} ${seen.height}"`
  const shared = svg.slice(svg.lastIndexOf('\n    </g>') + '\n    </g>'.length)
  return pages.map(([, fill, content = '']) => {
    const used = new Set([...content.matchAll(USE)].map(([, id]) => id))
    const own = shared.replace(SYMBOL, (symbol, id) => (used.has(id) ? symbol : ''))
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}><rect width="${width}" height="${high}" ${fill}/><g>${content}${own}`
  })
}

/** Inserts the photos, no larger than they are shown. */
export async function withPhotos(
  svg: string,
  photos: ReadonlyMap<number, JpegFacts>,
  widest: number,
): Promise<string> {
  const filled = new Map<string, string>()
  for (const [whole, encoded = ''] of svg.matchAll(STAND_IN)) {
    const photo = photos.get(readPlaceholder(Buffer.from(encoded, 'base64')) ?? -1)
    const picture = photo && (await smallPicture(photo.path, widest))
    if (picture) filled.set(whole, `data:image/jpeg;base64,${picture.toString('base64')}`)
  }
  return svg.replace(STAND_IN, (whole) => filled.get(whole) ?? whole)
}

/** Undefined for a photo that cannot be decoded: its place stays empty. */
async function smallPicture(path: string, widest: number): Promise<Buffer | undefined> {
  try {
    return await sharp(path)
      .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer()
  } catch {
    return undefined
  }
}
