import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { photos, portrait } from '../photos.ts'

const folder = import.meta.dirname
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
/** As the landing page's pictures; an illustration is not to weigh more than a photo. */
const MOST_BYTES = 12 * 1024

test.each(files)('%s weighs no more than a picture of the landing page', (name) => {
  expect(gzipSync(readFileSync(join(folder, name)), { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES)
})

test('every scene is in the example once, and no picture is left over', () => {
  const shown = [portrait, ...photos].map(({ scene }) => `${scene}.svg`)
  expect(shown.sort()).toEqual(files.sort())
})
