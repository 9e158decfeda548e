import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { message as ar } from '#app/messages/ar/message.ts'
import { message as en } from '#app/messages/en/message.ts'
import { message as es } from '#app/messages/es/message.ts'
import { languages } from '#contract/languages/index.ts'
import { captionsOf } from './encouragement/captions.ts'

const folder = join(import.meta.dirname, 'encouragement')
const words = { en, es, ar }

test.each(languages)('the captions of the film have the text of the catalogue: %s', (language) => {
  const kept = readFileSync(join(folder, `captions.${language}.vtt`), 'utf8')
  expect(kept).toBe(captionsOf(Object.values(words[language].encouragement.lines)))
})

test.each(['film.webm', 'film.mp4'])('the file %s is smaller than 1.5 MB', (name) => {
  expect(statSync(join(folder, name)).size).toBeLessThan(1_500_000)
})
