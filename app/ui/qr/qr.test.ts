import { expect, it } from 'vitest'
import { type QrCode, qrCode, svgFile } from './qr.ts'

const link = 'https://afterglow.example/view/margaret-anne-hollis-4f2a9c'

/** Which modules a path fills. */
function filled({ size, path }: QrCode): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  return grid
}

it('draws exactly the modules of the code, with four light ones around it', async () => {
  const code = await qrCode(link)
  const grid = filled(code)
  expect(code.size).toBe(code.rows.length + 8)
  expect(grid.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(code.rows)
  expect(grid.slice(0, 4).concat(grid.slice(-4)).flat()).not.toContain(true)
  expect(grid.flatMap((row) => [...row.slice(0, 4), ...row.slice(-4)])).not.toContain(true)
})

it('draws the three corner marks that cameras look for', async () => {
  const { rows } = await qrCode(link)
  const end = rows.length - 7
  for (const [x, y] of [
    [0, 0],
    [end, 0],
    [0, end],
  ] as const) {
    expect(rows[y]?.slice(x, x + 7)).toEqual(Array(7).fill(true))
    expect(rows[y + 3]?.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true])
  }
})

it('is a complete SVG document as a file', async () => {
  const code = await qrCode(link)
  expect(svgFile(code)).toContain(`viewBox="0 0 ${code.size} ${code.size}"`)
  expect(svgFile(code)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/)
})
