const POINTS_A_MILLIMETRE = 72 / 25.4

/** What is cut away, in the points that a PDF counts in. */
export const pointsOf = (millimetres: number): number => millimetres * POINTS_A_MILLIMETRE

const PAGE = /\/Type \/Page\b/
const MEDIA_BOX = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/

/**
 * A page of a book with the boxes that a print shop reads (ISO 32000-2, 14.11.2): the bleed is all that was set, the
 * trim is where it is cut. The crop box is the trim, so that screens and printers at home show and print the page
 * alone. Any other object as it is.
 *
 * @param bleed how far beyond its edge a page was set, in points
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
