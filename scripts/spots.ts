import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { addressBook, album, pressedFlower } from './spots/books.ts'
import { closedDoor, letterbox } from './spots/door.ts'
import { gardenGate } from './spots/gate.ts'
import { penAndPage, replyCard } from './spots/paper.ts'
import { camera, radio } from './spots/shelf.ts'
import { flowerJar, kettle, teacup } from './spots/table.ts'

// Paints the illustrations of empty and failed screens again: `node scripts/spots.ts`. The same code makes the same
// files, so a changed file comes from changed code.

const folder = join(import.meta.dirname, '../app/ui/spots')
const painters = [
  replyCard,
  album,
  camera,
  penAndPage,
  addressBook,
  flowerJar,
  teacup,
  gardenGate,
  kettle,
  radio,
  pressedFlower,
  closedDoor,
  letterbox,
]

await mkdir(folder, { recursive: true })
for (const paint of painters) {
  const painting = paint()
  const svg = painting.svg()
  await writeFile(join(folder, `${painting.name}.svg`), svg)
  console.log(`${painting.name}: ${(gzipSync(svg).length / 1024).toFixed(1)} KB gzip`)
}
