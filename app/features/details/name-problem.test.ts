import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldMessage } from '#contract/field-problem.ts'
import { memorial as limits } from '#contract/limits.ts'
import { createMemorial } from '#contract/memorials.ts'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import { nameProblem } from './name-problem.ts'

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['M', 'tooShort'],
  [' M ', 'tooShort'],
  ['Mo', null],
  ['王芳', null],
])('%j: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem)
})

test.each(languages)(
  'finds the problems that the schema of the call finds, in the same words, in %s',
  (language) => {
    const { calls, screens } = textsOf(language)
    const said = (problem: 'required' | 'tooShort' | 'tooLong') =>
      screens.creation.nameProblem[problem]
        .replace('{min}', String(limits.nameMin))
        .replace('{max}', String(limits.nameMax))
    const schema = createMemorial.body.shape.nameOfPerson
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('\u200f', '\n', '\u202eM', 'M'.repeat(300), 'M'.repeat(301), `${'M'.repeat(300)} `),
    )
    fc.assert(
      fc.property(names, (name) => {
        const found = nameProblem(name)
        const problem = schema.safeParse(name).error?.issues[0]?.message
        expect(found && said(found)).toBe(problem ? fieldMessage(problem, calls) : null)
      }),
    )
  },
)
