import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import { captionsOf } from './encouragement/captions.ts'

const folder = join(import.meta.dirname, 'encouragement')

test.each(languages)('the captions of the film have the text of the catalogue: %s', (language) => {
  const folder = join(import.meta.dirname, '../../../languages', language)
  const captions = readFileSync(join(folder, 'encouragement.vtt'), 'utf8')
  expect(captions).toBe(captionsOf(Object.values(textsOf(language).screens.message.encouragement.lines)))
})

test.each(['film.webm', 'film.mp4'])('the file %s is smaller than 1.5 MB', (name) => {
  expect(statSync(join(folder, name)).size).toBeLessThan(1_500_000)
})
