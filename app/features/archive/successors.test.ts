import { expect, test } from 'vitest'
import { named, placeIn, problemsIn } from './successors.ts'

const row = (name: string, email: string) => ({ key: `${name}${email}`, name, email })
const [ruth, blank] = [row('Ruth', 'ruth@example.com'), row(' ', '')]

test('a blank row names nobody, and does not shift the problems of other rows', () => {
  expect(named([blank, ruth])).toEqual([ruth])
  expect(problemsIn([blank, ruth])).toEqual({})
  expect(problemsIn([blank, row('Ben', 'ben')])).toEqual({ '1.email': 'Email must be valid' })
})

test('each problem is shown at its field', () => {
  expect(problemsIn([row('', 'ben@example.com'), row('Ben', '')])).toEqual({
    '0.name': 'Please enter your name.',
    '1.email': 'Email is required',
  })
  expect(problemsIn([ruth, row('Again', 'RUTH@example.com')])).toEqual({
    '1.email': 'This address is named twice.',
  })
})

test('a problem that the server reports is assigned to its row', () => {
  expect(placeIn([blank, ruth], 'successors.0.email')).toBe('1.email')
  expect(placeIn([ruth], 'successors')).toBe(null)
})
