import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['Margaret Anne Hollis', '  margaret  anne hollis '],
  ['William “Bill” O’Hara', 'William "Bill" O\'Hara'],
  ['Jean‑Luc', 'jean-luc'],
  ['Zoë', 'Zoe\u0308'],
  ['Rosa María Ábalos', 'rosa maria abalos'],
  ['rosa maria abalos', 'Rosa María Ábalos'],
  ['Søren Łukasz Strauß', 'soren lukasz strauss'],
  ['Işıl Özgür', 'isil ozgur'],
  ['أحمد', 'احمد'],
  ['مُحَمَّد', 'محمد'],
])('%s can be typed as %s', (name, typed) => {
  expect(isSameName(typed, name)).toBe(true)
})

test.each(['', 'Margaret', 'Margaret Anne Holli', 'MargaretAnneHollis', 'Margaret Anna Hollis'])(
  '%j is a different name',
  (typed) => {
    expect(isSameName(typed, 'Margaret Anne Hollis')).toBe(false)
  },
)
