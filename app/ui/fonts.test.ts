import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages, nameOf } from '#languages/index.ts'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')

/** Whether a file of fonts.css is loaded for this letter. */
function isLoadedFor(file: string, letter: string): boolean {
  const face = css.split('@font-face').find((one) => one.includes(`/${file}"`)) ?? ''
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1]?.trim().split(/,\s*/) ?? []
  expect(ranges.length).toBeGreaterThan(1)
  const code = letter.codePointAt(0) ?? 0
  return ranges.some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16)
  })
}

const accents = 'source-sans-3-latin-accents.woff2'
const basic = 'source-sans-3-latin-basic.woff2'

it.each(languages)('the name of %s, in every footer, makes no page load the file of accents', (language) => {
  expect([...nameOf(language)].filter((letter) => isLoadedFor(accents, letter))).toEqual([])
})

it('the accents of Portuguese words are in a file of their own', () => {
  expect(isLoadedFor(accents, 'ã')).toBe(true)
  expect(isLoadedFor(basic, 'ê')).toBe(true)
})
