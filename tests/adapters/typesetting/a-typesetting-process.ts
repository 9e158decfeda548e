import { afterAll } from 'vitest'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import type { Typesetter } from '#server/ports/typesetter.ts'

/**
 * A typesetting process for the tests of a file, closed after them.
 *
 * @param entry `many-books` sets books in one process, where it does not matter which fonts an earlier one needed
 */
export function aTypesettingProcess(entry: 'typesetting' | 'many-books' = 'typesetting'): Typesetter {
  const typesetter = typesettingProcess({
    entryUrl: () => new URL(`../../support/entries/${entry}.ts`, import.meta.url),
    nice: 0,
  })
  afterAll(() => typesetter.close())
  return typesetter
}
