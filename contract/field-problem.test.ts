import { expect, test } from 'vitest'
import { calls as en } from '#languages/en/calls/index.ts'
import { calls as es } from '#languages/es/calls/index.ts'
import { fieldMessage, fieldProblem } from './field-problem.ts'

test('a problem becomes its message, in the language of the messages', () => {
  const problem = fieldProblem('nameRequired')
  expect(fieldMessage(problem, en)).toBe('Name is required')
  expect(fieldMessage(problem, es)).toBe('Falta el nombre')
})

test('parameters stand where the message has them; the name of a field is translated', () => {
  const problem = fieldProblem('tooLong', { what: 'caption', max: 500 })
  expect(fieldMessage(problem, en)).toBe('Caption must be at most 500 characters')
  expect(fieldMessage(problem, es)).toBe('Pie de foto: como máximo 500 caracteres')
})

test('a message that begins with the field takes what the call names it', () => {
  expect(fieldMessage(fieldProblem('tooMany', { max: 30 }), en, 'photos')).toBe(
    'photos may come at most 30 times',
  )
})

test.each(['Invalid input: expected string', '', 'toString', 'Name is required'])(
  'a text that is no problem of ours has no message: %j',
  (text) => expect(fieldMessage(text, en)).toBeUndefined(),
)
