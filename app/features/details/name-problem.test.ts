import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldMessage } from '#app/lib/field-message.ts'
import { createMemorial } from '#contract/memorials.ts'
import { nameProblem } from './name-problem.ts'

test.each([
  ['', 'Name is required'],
  ['   ', 'Name is required'],
  ['M', 'Name must be at least 2 characters'],
  [' M ', 'Name must be at least 2 characters'],
  ['Mo', null],
  ['王芳', null],
])('the error for %j: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem)
})

test('gives the same error as the schema of the call', () => {
  const schema = createMemorial.body.shape.nameOfPerson
  const names = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('\u200f', '\n', '\u202eM', 'M'.repeat(300), 'M'.repeat(301), `${'M'.repeat(300)} `),
  )
  fc.assert(
    fc.property(names, (name) => {
      const problem = schema.safeParse(name).error?.issues[0]?.message
      expect(nameProblem(name)).toBe(problem ? fieldMessage(problem) : null)
    }),
  )
})
