import { readFile, writeFile } from 'node:fs/promises'
import type { OrderFormat } from '#contract/order-of-service.ts'
import { defaultLanguage, directionOf } from '#languages/index.ts'
import type { OrderSource } from '#server/ports/typesetter-order.ts'
import { fillPdf } from './fill-pdf.ts'
import { fontsFor } from './fonts.ts'
import { impose } from './impose.ts'
import { readOrderData } from './order-data.ts'
import { atExactSize } from './print-scale.ts'
import { somePrints } from './prints.ts'
import { qrSvg } from './qr.ts'
import { orderTemplate } from './templates/order.ts'
import { textsIn } from './texts-in.ts'
import { type Typeset, typeset } from './typeset.ts'
import { needsOf } from './writing-system.ts'

/** Pages between cover and back. */
const innerPages: Record<OrderFormat, number> = { FOLDED: 2, BOOKLET: 6 }
/** Of the letters, in points: from the usual size to the smallest that is read easily. */
const SIZES = [13.5, 12.5, 11.6, 10.7, 9.8]

/** Typesets an order of service as large as it fits, and writes its sheets and its pages. */
export async function renderOrder(
  source: OrderSource,
  out: { sheets: string; pages: string },
): Promise<{ isTooLong: boolean }> {
  const prints = somePrints()
  const data = await readOrderData(source, prints)
  const fonts = fontsFor(needsOf(textsIn(data)))
  const files = new Map([...prints.files, ['qr.svg', qrSvg(source.scanned ?? source.link)]])
  const set = <Made>(size: number, notes: number, use: (made: Typeset) => Made) =>
    typeset(
      { template: orderTemplate, fonts, files, data: { ...data, size, notes, families: fonts.families } },
      use,
    )

  /** How many pages between cover and back are left over; negative where there are too few. */
  const leftOver = (size: number) =>
    set(size, 0, ({ pages, numberAt }) => {
      const ends = numberAt('service-ends')
      return pages - ends > 1 ? -1 : innerPages[source.format] - (ends - 1)
    })
  const smallest = SIZES.at(-1) ?? 0
  if (leftOver(smallest) < 0) return { isTooLong: true }
  const size = SIZES.find((one) => leftOver(one) >= 0) ?? smallest
  const { tagged, plain } = set(size, leftOver(size), (made) => ({
    tagged: made.pdf(),
    plain: made.pdf({ tags: false }),
  }))
  await Promise.all([fillPdf(tagged, prints.photos, out.pages), fillPdf(plain, prints.photos, out.sheets)])
  const isRightBound = directionOf(source.language ?? defaultLanguage) === 'rtl'
  await writeFile(out.sheets, atExactSize(impose(await readFile(out.sheets), isRightBound), 'short'))
  return { isTooLong: false }
}
