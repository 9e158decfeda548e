import { expect, test } from 'vitest'
import { suggestEmail } from './email-suggestion.ts'

test.each([
  ['ana@gmail.con', 'ana@gmail.com'],
  ['Ana.Silva@gmial.com', 'Ana.Silva@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yahooo.com', 'ana@yahoo.com'],
  ['ana@bigpond.net.ua', 'ana@bigpond.net.au'],
  ['ana@parish.con', 'ana@parish.com'],
  [' ana@iclould.com ', 'ana@icloud.com'],
])('%s: suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@gmx.net',
  'ana@hotmail.co.uk',
  'ana@example.com',
  'ana@st-brigids.org.au',
  'ana@universidad.es',
  'ana@live.co',
  'nobody',
  '@gmail.con',
])('%s: suggests nothing', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})
