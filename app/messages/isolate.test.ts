import { expect, test } from 'vitest'
import { isolated, withIsolates } from './isolate.ts'
import { messagesIn, placeholdersOf } from './testing.ts'

test('what is put into an Arabic sentence stands apart, once', () => {
  expect(isolated('ذكرى {name}')).toBe('ذكرى \u2068{name}\u2069')
  expect(isolated('ذكرى \u2068{name}\u2069')).toBe('ذكرى \u2068{name}\u2069')
  // A range of dates has letters of its own direction only within.
  expect(isolated('الاسم: \u2067{dates}\u2069')).toBe('الاسم: \u2067{dates}\u2069')
  expect(isolated('{count, plural, one {صورة من {name}} other {# صور}}')).toBe(
    '{count, plural, one {صورة من \u2068{name}\u2069} other {# صور}}',
  )
})

test('Arabic messages take what they took before', () => {
  for (const [key, message] of messagesIn('ar'))
    expect(placeholdersOf(isolated(message)), key).toEqual(placeholdersOf(message))
})

test('only words that run to the left are changed, however deep they stand', () => {
  const words = { a: { b: 'x {name}' } }
  expect(withIsolates('es', words)).toEqual(words)
  expect(withIsolates('ar', words)).toEqual({ a: { b: 'x \u2068{name}\u2069' } })
})
