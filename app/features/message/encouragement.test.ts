import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { captionsOf } from './encouragement/captions.ts'

const folder = join(import.meta.dirname, 'encouragement')

test('each line of the film is shown for as long as its picture, with a breath between two', () => {
  expect(captionsOf(['Say who they were.', 'Thank them.'])).toBe(
    `WEBVTT

NOTE The film has no sound, and no words but these.

00:00:00.000 --> 00:00:04.300 line:8% position:50% align:center
Say who they were.

00:00:04.800 --> 00:00:08.900 line:8% position:50% align:center
Thank them.
`,
  )
})

test.each(['film.webm', 'film.mp4'])('the file %s is smaller than 1.5 MB', (name) => {
  expect(statSync(join(folder, name)).size).toBeLessThan(1_500_000)
})
