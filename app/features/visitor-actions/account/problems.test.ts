import { expect, it } from 'vitest'
import { problemsIn, type Typed } from './problems.ts'

const typed = (some: Partial<Typed> = {}): Typed => ({
  name: 'Joan Petrie',
  email: 'joan@example.com',
  password: 'teatime',
  again: 'teatime',
  code: 'R4MW2',
  ...some,
})

it('accepts valid input in every view', () => {
  for (const view of ['credentials', 'logIn', 'code'] as const) expect(problemsIn(view, typed())).toEqual({})
})

it('checks email and passwords of a new account', () => {
  expect(
    problemsIn('credentials', typed({ email: 'joan.petrie@', password: 'short', again: 'shor' })),
  ).toEqual({
    email: 'emailProblem',
    password: 'passwordProblem',
    again: 'mismatch',
  })
  expect(problemsIn('credentials', typed({ password: '123456', again: '123456' }))).toEqual({})
  expect(problemsIn('credentials', typed({ password: 'x'.repeat(257), again: 'x'.repeat(257) }))).toEqual({
    password: 'passwordLong',
  })
})

it('requires a name only where one is needed', () => {
  expect(problemsIn('credentials', typed({ name: ' ' }))).toEqual({})
  expect(problemsIn('credentials', typed({ name: ' ' }), true)).toEqual({ name: 'nameRequired' })
})

it('accepts any password at the login, but not an empty one', () => {
  expect(problemsIn('logIn', typed({ password: 'x', again: '' }))).toEqual({})
  expect(problemsIn('logIn', typed({ email: 'x', password: '' }))).toEqual({
    email: 'emailProblem',
    password: 'logIn.passwordMissing',
  })
})

it('ignores spaces around a code', () => {
  expect(problemsIn('code', typed({ code: ' R4MW2' }))).toEqual({})
  expect(problemsIn('code', typed({ code: '  ' }))).toEqual({ code: 'code.missing' })
  expect(problemsIn('code', typed({ code: 'R4MW' }))).toEqual({ code: 'code.length' })
})
