import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { illustrations, illustrationWidths } from '#app/features/landing/illustrations.ts'

// Renders the landing page's illustrations from the drawings, which takes some minutes: `node scripts/scenes.ts`, or
// `node scripts/scenes.ts kettle violin` for those that changed.

const folder = join(import.meta.dirname, '../app/features/landing/illustrations')
const asked = process.argv.slice(2)

for (const { id } of illustrations) {
  if (asked.length > 0 && !asked.includes(id)) continue
  const drawing = await readFile(join(folder, `${id}.svg`))
  for (const width of illustrationWidths) {
    const { size } = await sharp(drawing)
      .resize(width)
      .avif({ quality: 50, effort: 6 })
      .toFile(join(folder, `${id}-${width}.avif`))
    console.log(`${id}-${width}.avif: ${(size / 1000).toFixed(1)} KB`)
  }
}
