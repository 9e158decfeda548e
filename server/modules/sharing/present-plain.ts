import { crc32, deflateSync } from 'node:zlib'
import { sharePicture } from '#contract/share-picture.ts'

const { width, height } = sharePicture

type Colour = readonly [red: number, green: number, blue: number]

/** The background of every page, and the sun of the brand (app/ui/tokens.css). */
const PAPER: Colour = [255, 250, 240]
const DAWN: Colour = [253, 232, 197]
const SUN: Colour = [253, 197, 120]
const HORIZON: Colour = [201, 138, 70]

/** Position of the half sun, in pixels. */
const SUN_AT = { x: width / 2, y: 400, radius: 120 }
const HORIZON_AT = { y: SUN_AT.y, half: 210, thick: 3 }

let made: Buffer | undefined

/** The product's own picture (PNG): a half sun without text, so that it does not reveal whether a memorial exists. */
export function plainPicture(): Buffer {
  made ??= png(drawn())
  return made
}

/** The background, the sun and the horizon in front of it. */
function colourAt(x: number, y: number): Colour {
  const { half, thick } = HORIZON_AT
  if (y >= HORIZON_AT.y) {
    const isLine = y < HORIZON_AT.y + thick && Math.abs(x - SUN_AT.x) <= half
    return isLine ? HORIZON : ground(y)
  }
  // Antialiasing: a pixel on the edge is partly sun.
  const inside = SUN_AT.radius + 0.5 - Math.hypot(x + 0.5 - SUN_AT.x, y + 0.5 - SUN_AT.y)
  return mixed(ground(y), SUN, Math.min(1, Math.max(0, inside)))
}

const ground = (y: number) => mixed(PAPER, DAWN, y / height)

const mixed = (a: Colour, b: Colour, part: number): Colour => [
  Math.round(a[0] + (b[0] - a[0]) * part),
  Math.round(a[1] + (b[1] - a[1]) * part),
  Math.round(a[2] + (b[2] - a[2]) * part),
]

/** Bytes of a line: the filter type (none), then its pixels. */
const LINE = 1 + width * 3

function drawn(): Buffer {
  const lines = Buffer.alloc(LINE * height)
  const [left, right] = [SUN_AT.x - HORIZON_AT.half, SUN_AT.x + HORIZON_AT.half]
  for (let y = 0; y < height; y += 1) {
    const start = y * LINE + 1
    lines.fill(Buffer.from(ground(y)), start, start + width * 3)
    if (y < SUN_AT.y - SUN_AT.radius || y >= HORIZON_AT.y + HORIZON_AT.thick) continue
    for (let x = left; x < right; x += 1) lines.set(colourAt(x, y), start + x * 3)
  }
  return lines
}

/** RFC 2083, eight bits per colour. */
function png(lines: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
