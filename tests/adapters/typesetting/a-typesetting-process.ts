import { afterAll } from 'vitest'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import type { Typesetter } from '#server/ports/typesetter.ts'

/** A typesetting process for the tests of a file, closed after them. */
export function aTypesettingProcess(): Typesetter {
  const typesetter = typesettingProcess({
    entryUrl: (name) => new URL(`../../support/entries/${name}.ts`, import.meta.url),
    nice: 0,
  })
  afterAll(() => typesetter.close())
  return typesetter
}
