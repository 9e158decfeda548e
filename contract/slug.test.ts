import { describe, expect, it } from 'vitest'
import { isSlug, shareSlug } from '#contract/slug.ts'

const id = '3f2c7a10-9d4e-4b7a-8c11-00AB-12cD34'

describe('shareSlug', () => {
  it.each([
    ['Margaret Rose Whitfield', 'margaret-rose-whitfield-12cd34'],
    ["  Seán  O'Brien--Smith! ", 'sean-o-brien-smith-12cd34'],
    ['José Ñuñez', 'jose-nunez-12cd34'],
    ['Søren Łukasz Weiß', 'soren-lukasz-weiss-12cd34'],
    ['İbrahim', 'ibrahim-12cd34'],
    ['فاطمة', 'memorial-12cd34'],
    ['王小明', 'memorial-12cd34'],
    ['🌹', 'memorial-12cd34'],
    ['', 'memorial-12cd34'],
    ['王 Ming', 'ming-12cd34'],
  ])('turns %s into %s', (name, slug) => {
    expect(shareSlug(name, id)).toBe(slug)
  })

  it('takes the suffix from the time if there is no id', () => {
    expect(shareSlug('Ana', null, 1_761_264_000_000)).toBe(
      `ana-${(1_761_264_000_000).toString(36).slice(-6)}`,
    )
  })

  it('stays within 80 characters, without a doubled hyphen at the cut', () => {
    const slug = shareSlug(`${'a'.repeat(72)} ${'b'.repeat(200)}`, id)
    expect(slug).toBe(`${'a'.repeat(72)}-12cd34`)
    expect(isSlug(shareSlug('x '.repeat(5000), id))).toBe(true)
  })
})

describe('isSlug', () => {
  it.each(['abc', 'a-1', 'x'.repeat(80)])('accepts %s', (text) => expect(isSlug(text)).toBe(true))
  it.each(['ab', 'x'.repeat(81), 'Ana-1', 'ana 1', 'anä', '', 'abc\n'])('refuses %j', (text) =>
    expect(isSlug(text)).toBe(false),
  )
})
