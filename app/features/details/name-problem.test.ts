import { expect, test } from 'vitest'
import { nameProblem } from './name-problem.ts'

test.each([
  ['', 'Name is required'],
  ['   ', 'Name is required'],
  ['M', 'Name must be at least 2 characters'],
  [' M ', 'Name must be at least 2 characters'],
  ['Mo', null],
  ['王芳', null],
])('%j: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem)
})
