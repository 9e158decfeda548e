import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.each([
  ['Margaret Anne Hollis', 'Margaret'],
  ['  Ana ', 'Ana'],
  ['Aunt May Silva', 'Aunt May'],
  ['Dr. Lin Wei', 'Dr. Lin'],
  ['Dr', 'Dr'],
  ['山田 太郎', '山田'],
  ['', ''],
])('%j is called %j', (name, called) => {
  expect(firstNameOf(name)).toBe(called)
})
