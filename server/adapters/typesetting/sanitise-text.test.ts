import { describe, expect, test } from 'vitest'
import { printedLink, sanitise, sanitiseLine, shortened } from './sanitise-text.ts'

describe('clean', () => {
  test('leaves ordinary text as it is', () => {
    const text = 'Ève’s naïve “café”\n\nשָׁלוֹם हिन्दी 👨‍👩‍👧‍👦 ที่บ้าน'
    expect(sanitise(text)).toBe(text.normalize('NFC'))
  })

  test.each([
    ['controls', 'a\u0000b\u0007c\u009Bd', 'abcd'],
    ['overrides and isolates', '\u202Eevil\u202C \u2066x\u2069', 'evil x'],
    ['halves of characters', 'a\uD800b', 'a\uFFFDb'],
    ['private and unassigned characters', 'a\uE000b\u{10FFFF}c\u0378', 'abc'],
    ['the line breaks of other systems', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ])('removes %s', (_, dirty, wanted) => {
    expect(sanitise(dirty)).toBe(wanted)
  })

  test('composes letters, and leaves at most four marks on each', () => {
    expect(sanitise('e\u0301')).toBe('é')
    expect(sanitise(`x${'\u0323'.repeat(20_000)}y`)).toBe(`x${'\u0323'.repeat(4)}y`)
  })

  test('breaks endless words, but not in scripts that break anywhere', () => {
    expect(sanitise('a'.repeat(60))).toBe(`${'a'.repeat(26)}\u200B${'a'.repeat(26)}\u200B${'a'.repeat(8)}`)
    expect(sanitise('a'.repeat(50), 24)).toContain('\u200B')
    expect(sanitise('花'.repeat(200))).toBe('花'.repeat(200))
  })

  test('limits the length', () => {
    expect(sanitise('word '.repeat(100_000)).length).toBe(100_000)
  })
})

test('a line has no breaks and no space around it', () => {
  expect(sanitiseLine('  one\n\n two\tthree ')).toBe('one two three')
})

test('a text is shortened only between whole letters', () => {
  expect(shortened('short', 10)).toBe('short')
  expect(shortened('Margaret Anne', 9)).toBe('Margaret…')
  expect(shortened('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…')
})

test('a link is printed as typed, and can be broken if it is endless', () => {
  const link = 'http://localhost:3000/view/margaret-anne-hollis-of-kingscliff-fi1ffl'
  expect(printedLink(link)).toBe(link.slice('http://'.length))
  expect(printedLink(`https://example.com/${'x'.repeat(50)}`)).toBe(
    `example.com/${'x'.repeat(26)}\u200B${'x'.repeat(24)}`,
  )
})
