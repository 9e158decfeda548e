import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { defaultLanguage, directionOf } from '#languages/index.ts'
import type { OrderSource, OrderTooLong, PrintedOrder } from '#server/ports/typesetter-order.ts'
import { fillPdf } from './fill-pdf.ts'
import { type Fonts, fontsFor } from './fonts.ts'
import { impose } from './impose.ts'
import { BLEED, type OrderData, orderData } from './order-data.ts'
import {
  type Arrangement,
  arrangements,
  filled,
  innerPages,
  MANY_LINES,
  smallestOf,
  tooLongIn,
  USUAL_SIZE,
} from './order-fitting.ts'
import { pointsOf } from './page-boxes.ts'
import { picturePages } from './picture-pages.ts'
import { atExactSize } from './print-scale.ts'
import { somePrints } from './prints.ts'
import { qrSvg } from './qr.ts'
import { orderTemplate } from './templates/order.ts'
import { textsIn } from './texts-in.ts'
import { typeset } from './typeset.ts'
import { needsOf } from './writing-system.ts'

const PREVIEW_WIDTH = 700

/** Typesets an order of service as large as it fits, and writes its sheets, its pages and pictures of them. */
export async function renderOrder(
  source: OrderSource,
  out: { sheets: string; pages: string; previewDir: string },
): Promise<PrintedOrder> {
  const prints = somePrints()
  const data = await orderData(source, prints)
  const fonts = fontsFor(needsOf(textsIn(data)))
  const files = new Map([...prints.files, ['qr.svg', qrSvg(source.scanned ?? source.link)]])
  const work: Work = { data, fonts, files }
  const found = fitting(work, source.format)
  if ('tooLong' in found) return { tooLong: found.tooLong }

  const bleed = pointsOf(BLEED)
  const set = typeset(workOf(work, found.arrangement), (made) => ({
    tagged: made.pdf(),
    plain: made.pdf({ tags: false }),
    svg: made.svg(),
    pages: made.pages,
  }))
  await mkdir(out.previewDir, { recursive: true })
  const pictures = {
    svg: set.svg,
    pages: set.pages,
    width: PREVIEW_WIDTH,
    photos: prints.photos,
    outDir: out.previewDir,
    bleed,
  }
  const [previews] = await Promise.all([
    picturePages(pictures),
    fillPdf(set.tagged, prints.photos, out.pages, bleed),
    fillPdf(set.plain, prints.photos, out.sheets),
  ])
  const isRightBound = directionOf(source.language ?? defaultLanguage) === 'rtl'
  const sheets = impose(await readFile(out.sheets), { bleed, marks: source.marks, isRightBound })
  await writeFile(out.sheets, atExactSize(sheets, 'short'))
  const { format, size, photos } = found.arrangement
  return {
    tooLong: null,
    format,
    isSmaller: size < USUAL_SIZE,
    isWithoutPhotos: data.pictures.length > 0 && photos.length === 0,
    previews,
  }
}

type Fitting = { arrangement: Arrangement } | { tooLong: OrderTooLong }

interface Work {
  data: OrderData
  fonts: Fonts
  files: ReadonlyMap<string, Buffer>
}

const workOf = ({ data, fonts, files }: Work, arrangement: Arrangement) => ({
  template: orderTemplate,
  fonts,
  files,
  data: { ...data, ...arrangement, families: fonts.families },
})

/** The first arrangement that fits; a booklet that one folded sheet holds is such a sheet. */
function fitting(work: Work, format: OrderSource['format']): Fitting {
  if (isHopeless(work, format)) return { tooLong: tooLongIn(work.data, false) }
  let isBack = false
  for (const arrangement of arrangements(work.data, format)) {
    const { used, back } = measured(work, arrangement)
    isBack = used <= innerPages[format] && back > 1
    if (used > innerPages[format] || back > 1) continue
    if (format === 'BOOKLET' && used <= innerPages.FOLDED) {
      const folded = fitting(work, 'FOLDED')
      if ('arrangement' in folded) return folded
    }
    return { arrangement: filled(work.data, arrangement, used) }
  }
  return { tooLong: tooLongIn(work.data, isBack) }
}

/** Whether much text is too long even in the smallest letters, without trying all the larger ones first. */
function isHopeless(work: Work, format: OrderSource['format']): boolean {
  const lines = work.data.items.reduce((sum, item) => sum + item.lines, 0)
  return lines > MANY_LINES[format] && measured(work, smallestOf(format)).used > innerPages[format]
}

/** How many pages the service takes, and how many the back. */
function measured(work: Work, arrangement: Arrangement): { used: number; back: number } {
  return typeset(workOf(work, arrangement), ({ pages, numberAt }) => {
    const ends = numberAt('service-ends')
    return { used: ends - 1, back: pages - ends - arrangement.fill.notes }
  })
}
