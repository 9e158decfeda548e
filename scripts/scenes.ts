import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { scenes, sceneWidths } from '#app/features/landing/scenes.ts'

// Renders the landing page's illustrations from the drawings, which takes some minutes: `node scripts/scenes.ts`, or
// `node scripts/scenes.ts kettle violin` for those that changed.

const folder = join(import.meta.dirname, '../app/features/landing/scenes')
const asked = process.argv.slice(2)

for (const { id } of scenes) {
  if (asked.length > 0 && !asked.includes(id)) continue
  const drawing = await readFile(join(folder, `${id}.svg`))
  for (const width of sceneWidths) {
    const { size } = await sharp(drawing)
      .resize(width)
      .avif({ quality: 50, effort: 6 })
      .toFile(join(folder, `${id}-${width}.avif`))
    console.log(`${id}-${width}.avif: ${(size / 1000).toFixed(1)} KB`)
  }
}
