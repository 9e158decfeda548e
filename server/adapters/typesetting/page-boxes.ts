const POINTS_A_MILLIMETRE = 72 / 25.4

/** Millimetres as points, the unit of a PDF. */
export const pointsOf = (millimetres: number): number => millimetres * POINTS_A_MILLIMETRE

const PAGE = /\/Type \/Page\b/
const MEDIA_BOX = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/

/**
 * Adds the boxes that a print shop reads to a page of a book (ISO 32000-2, 14.11.2): the bleed box is everything that
 * was typeset, the trim box is where it is cut. The crop box equals the trim box, so that screens and home printers
 * show only the page. Other objects are returned unchanged.
 *
 * @param bleed how far beyond its edge a page was typeset, in points
 */
export function withPageBoxes(object: Buffer, bleed: number): Buffer {
  if (object.includes('stream\n')) return object
  const text = object.toString('latin1')
  if (!PAGE.test(text)) return object
  const boxed = text.replace(MEDIA_BOX, (media, width, height) => {
    const trim = [bleed, bleed, Number(width) - bleed, Number(height) - bleed].map((edge) => edge.toFixed(3))
    return `${media}\n  /CropBox [${trim.join(' ')}]\n  /TrimBox [${trim.join(' ')}]\n  /BleedBox [0 0 ${width} ${height}]`
  })
  if (boxed === text) throw new Error('A page of an unknown size')
  return Buffer.from(boxed, 'latin1')
}
