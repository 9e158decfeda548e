import { encode } from 'uqr'

/** The quiet zone that QR readers need, in modules. */
const QUIET = 4

/**
 * A QR code as an SVG, dark on white: as a drawing, so that it is sharp at any size.
 *
 * @param border in modules; 0 where the page around it is white
 */
export function qrSvg(text: string, border = QUIET): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data
    .flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#1f2a2e" d="${path}"/></svg>`,
  )
}

/** Dark modules next to each other as one rectangle, so that no thin light line appears between them. */
function runsOf(row: readonly boolean[]) {
  const runs: { from: number; length: number }[] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
