import { expect, it } from 'vitest'
import { beginningOf } from './beginning.ts'

it('leaves what is short enough as it is', () => {
  expect(beginningOf('A kind word, a strong tea.')).toBeNull()
  expect(beginningOf('a'.repeat(700))).toBeNull()
})

it('cuts long words between two of them', () => {
  const cut = String(beginningOf('She sang. '.repeat(100)))
  expect(cut).toMatch(/She sang…$/)
  expect(cut.length).toBeLessThanOrEqual(501)
})

it('cuts a script without spaces, and no character in two', () => {
  expect(beginningOf('想'.repeat(900))).toBe(`${'想'.repeat(500)}…`)
  expect(beginningOf(`a${'🌻'.repeat(500)}`)).toBe(`a${'🌻'.repeat(249)}…`)
})
