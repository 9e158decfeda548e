import { expect, test } from 'vitest'
import { answerOf, breaking, type Filled, problemsIn, statusOf } from './answer.ts'

const words = { status: 'Choose', guests: 'Count' }
const filled: Filled = {
  status: 'ATTENDING',
  name: ' Joan Petrie ',
  email: ' joan@example.com ',
  guests: '',
  message: 'Roses',
}

test('a complete answer is sent trimmed, with no guests by default', () => {
  expect(problemsIn(filled, words)).toEqual({})
  expect(answerOf(filled)).toEqual({
    status: 'ATTENDING',
    name: 'Joan Petrie',
    email: 'joan@example.com',
    guests: 0,
    message: 'Roses',
  })
})

test('a known visitor need not give name and address', () => {
  const known = { ...filled, name: null, email: null, guests: '2' }
  expect(problemsIn(known, words)).toEqual({})
  expect(answerOf(known)).toMatchObject({ name: undefined, email: undefined, guests: 2 })
})

test('all errors are reported at once', () => {
  const empty = { status: null, name: ' ', email: 'joan@', guests: 'two', message: '' }
  expect(problemsIn(empty, words)).toEqual({
    status: 'Choose',
    name: 'Please enter your name.',
    email: 'Please enter a valid email address',
    guests: 'Count',
  })
  expect(answerOf(empty)).toBeNull()
})

test.each([
  ['0', true],
  ['50', true],
  ['51', false],
  ['-1', false],
  ['1.5', false],
  ['1e1', false],
])('%s guests are valid: %s', (guests, isFine) => {
  expect(problemsIn({ ...filled, guests }, words)).toEqual(isFine ? {} : { guests: 'Count' })
})

test('a value that is none of the three answers is null', () => {
  expect(statusOf('UNSURE')).toBe('UNSURE')
  expect(statusOf('')).toBeNull()
  expect(statusOf(null)).toBeNull()
})

test('a short address stays together, and a long one may be broken after its @', () => {
  expect(breaking('tom@example.com')).toBe('tom@example.com')
  expect(breaking('claire.margaret.hollis@example.com')).toBe('claire.margaret.hollis@\u200bexample.com')
})
