import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { message } from '#app/messages/en/message.ts'

const folder = join(import.meta.dirname, 'encouragement')

test('the captions of the film say what its words in the catalogue say', () => {
  const said = readFileSync(join(folder, 'captions.vtt'), 'utf8')
    .split('\n')
    .filter((_, at, lines) => lines[at - 1]?.includes('-->'))
  expect(said).toEqual(Object.values(message.encouragement.lines))
})

test('the film stays light', () => {
  expect(statSync(join(folder, 'film.webm')).size).toBeLessThan(600_000)
})
