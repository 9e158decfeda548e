import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

it('does not cut a short text', () => {
  expect(excerptOf('A kind word, a strong tea.')).toBeNull()
  expect(excerptOf('a'.repeat(700))).toBeNull()
})

it('cuts a long text between two words', () => {
  const cut = String(excerptOf('She sang. '.repeat(100)))
  expect(cut).toMatch(/She sang…$/)
  expect(cut.length).toBeLessThanOrEqual(501)
})

it('cuts text without spaces at the limit, but not inside a character', () => {
  expect(excerptOf('想'.repeat(900))).toBe(`${'想'.repeat(500)}…`)
  expect(excerptOf(`a${'🌻'.repeat(500)}`)).toBe(`a${'🌻'.repeat(249)}…`)
})
