import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { photos, portrait } from '../photos.ts'
import { paintings } from './index.ts'

const folder = import.meta.dirname
/** The same limit as for the landing page's pictures. */
const MOST_BYTES = 12 * 1024

test.each(Object.entries(paintings))('%s is stored as its code paints it', async (name, paint) => {
  const kept = await readFile(join(folder, `${name}.svg`), 'utf8')
  expect(paint().svg()).toBe(kept)
  expect(gzipSync(kept, { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES)
})

test('the example has every scene once, and no picture is unused', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.svg'))
  const names = Object.keys(paintings)
  expect(files.map((name) => name.replace('.svg', '')).sort()).toEqual([...names].sort())
  expect([portrait, ...photos].map(({ scene }) => scene)).toEqual(names)
})
