/** Pixels as browsers have them: red, green, blue and alpha of each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

/** How light each pixel is. */
export function greyOf({ data, width, height }: Pixels): Grey {
  const grey = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < grey.length; i += 1, at += 4)
    grey[i] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8
  return { data: grey, width, height }
}

/** How light it is between pixels; outside, as at the edge. */
export function lightAt({ data, width, height }: Grey, x: number, y: number): number {
  const [left, top] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)]
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const [right, down] = [left - column, top - row]
  const at = row * width + column
  const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
  const below = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right
  return above * (1 - down) + below * down
}
