import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { paintings } from './scenes/index.ts'

// Paints the demo's scenes again: `node scripts/demo/paint.ts [name …]`. The files are beside the code.

const wanted = process.argv.slice(2)
for (const [name, paint] of Object.entries(paintings)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const svg = paint().svg()
  await writeFile(join(import.meta.dirname, 'scenes', `${name}.svg`), svg)
  console.log(`${name}: ${(gzipSync(svg, { level: 9 }).length / 1000).toFixed(1)} KB gzip`)
}
