import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

it('leaves what is short enough as it is', () => {
  expect(excerptOf('A kind word, a strong tea.')).toBeNull()
  expect(excerptOf('a'.repeat(700))).toBeNull()
})

it('cuts long words between two of them', () => {
  const cut = String(excerptOf('She sang. '.repeat(100)))
  expect(cut).toMatch(/She sang…$/)
  expect(cut.length).toBeLessThanOrEqual(501)
})

it('cuts a script without spaces, and no character in two', () => {
  expect(excerptOf('想'.repeat(900))).toBe(`${'想'.repeat(500)}…`)
  expect(excerptOf(`a${'🌻'.repeat(500)}`)).toBe(`a${'🌻'.repeat(249)}…`)
})
