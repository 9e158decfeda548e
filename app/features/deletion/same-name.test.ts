import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['Margaret Anne Hollis', '  margaret  anne hollis '],
  ['William “Bill” O’Hara', 'William "Bill" O\'Hara'],
  ['Jean‑Luc', 'jean-luc'],
  ['Zoë', 'Zoe\u0308'],
])('%s may be typed as %s', (name, typed) => {
  expect(isSameName(typed, name)).toBe(true)
})

test.each(['', 'Margaret', 'Margaret Anne Holli', 'MargaretAnneHollis'])('%j is another name', (typed) => {
  expect(isSameName(typed, 'Margaret Anne Hollis')).toBe(false)
})
