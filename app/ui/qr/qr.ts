/**
 * Width in light modules of the margin around a code, which the standard requires so that any camera finds its edge.
 */
const QUIET_ZONE = 4
/** Minimum width of the PNG in pixels. */
const PNG_PIXELS = 1024

export interface QrCode {
  /** Width in modules, including the quiet zone: the view box is `0 0 size size`. */
  size: number
  /** The dark modules as an SVG path. */
  path: string
  /** The modules by row, without the quiet zone; true is dark. */
  rows: readonly (readonly boolean[])[]
}

/** The QR code of a text, still readable with a sixth of it damaged. The library is loaded on demand. */
export async function qrCode(text: string): Promise<QrCode> {
  const { encode } = await import('uqr')
  const { data: rows } = encode(text, { ecc: 'M', border: 0, boostEcc: true })
  return { size: rows.length + 2 * QUIET_ZONE, path: pathOf(rows), rows }
}

/** One rectangle for each run of dark modules in a row. */
function pathOf(rows: QrCode['rows']): string {
  return rows
    .flatMap((row, y) =>
      runsOf(row).map(({ x, length }) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`),
    )
    .join('')
}

function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, length: 1 })
  }
  return runs
}

/** The code as an SVG file for a printer: black on white, sharp at any size. */
export const svgFile = ({ size, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${PNG_PIXELS}" height="${PNG_PIXELS}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`

/** The code as a PNG at least 1024 pixels wide, where every module has the same whole number of pixels. */
export async function pngFile({ size, rows }: QrCode): Promise<Blob> {
  const scale = Math.ceil(PNG_PIXELS / size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * scale
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws no pictures')
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.fillStyle = '#000'
  for (const [y, row] of rows.entries())
    for (const { x, length } of runsOf(row))
      brush.fillRect((x + QUIET_ZONE) * scale, (y + QUIET_ZONE) * scale, length * scale, scale)
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!picture) throw new Error('This browser draws no pictures')
  return picture
}
