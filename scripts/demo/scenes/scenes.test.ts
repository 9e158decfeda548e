import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { photos, portrait } from '../photos.ts'
import { paintings } from './index.ts'

const folder = import.meta.dirname
/** As the landing page's pictures; a painted life is not to weigh more than a photo of one. */
const MOST_BYTES = 12 * 1024

test.each(Object.entries(paintings))('%s lies here as its code paints it', async (name, paint) => {
  const kept = await readFile(join(folder, `${name}.svg`), 'utf8')
  expect(paint().svg()).toBe(kept)
  expect(gzipSync(kept, { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES)
})

test('every scene is in the example once, and no picture is left over', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.svg'))
  const names = Object.keys(paintings)
  expect(files.map((name) => name.replace('.svg', '')).sort()).toEqual([...names].sort())
  expect([portrait, ...photos].map(({ scene }) => scene)).toEqual(names)
})
