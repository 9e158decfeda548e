import { typeset } from './typeset.ts'

/**
 * The two pages of each side of each sheet, left and right, from 1: a booklet of eight has 8 and 1, 2 and 7, 6 and 3, 4 and
 * 5. Sheets are turned on their short edge, laid into each other and folded.
 *
 * @param pages a multiple of four
 */
export function sidesOf(pages: number, isRightBound: boolean): [left: number, right: number][] {
  return Array.from({ length: pages / 2 }, (_, side) => {
    const [low, high] = [side + 1, pages - side]
    const lowIsLeft = (side % 2 === 1) !== isRightBound
    return lowIsLeft ? [low, high] : [high, low]
  })
}

const template = `
#let d = json("/data.json")
#set page(width: d.page.width * 2mm, height: d.page.height * 1mm, margin: 0mm)
#for side in d.sides { page(grid(columns: 2, ..side.map(at => image("pages.pdf", page: at, width: d.page.width * 1mm)))) }
`

/**
 * Puts the pages of a PDF, of this size in millimetres, side by side on sheets that are folded. Their PDF has no tags and no
 * links, which would speak of pages that are gone.
 */
export const impose = (
  pdf: Buffer,
  pages: number,
  { page, isRightBound }: { page: { width: number; height: number }; isRightBound: boolean },
): Buffer =>
  typeset(
    {
      template,
      data: { page, sides: sidesOf(pages, isRightBound) },
      files: new Map([['pages.pdf', pdf]]),
    },
    (made) => made.pdf({ tags: false }),
  )
