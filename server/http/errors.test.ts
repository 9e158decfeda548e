import { expect, it } from 'vitest'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { failureMessage, retryText } from './errors.ts'

it.each([
  [0, 'You can try again in 1 second.'],
  [29.2, 'You can try again in 30 seconds.'],
  [119, 'You can try again in 119 seconds.'],
  [121, 'You can try again in 3 minutes.'],
  [3600, 'You can try again in 60 minutes.'],
  [3 * 3600, 'You can try again in 3 hours.'],
  [3 * 24 * 3600, 'You can try again in 3 days.'],
])('%s seconds in words', (seconds, words) => {
  expect(retryText('en', seconds)).toBe(words)
})

it('in the language of whoever asked', () => {
  expect(retryText('es', 180)).toBe('Podrá volver a intentarlo dentro de 3 minutos.')
  expect(retryText('ar', 180)).toBe('يمكنكم المحاولة من جديد بعد 3 دقائق.')
  expect(retryText('ar', 2 * 3600)).toBe('يمكنكم المحاولة من جديد بعد ساعتين.')
})

const errorCodes = Object.keys(errors) as ErrorCode[]

it('follows the words of every refusal that ends, and of no other', () => {
  const toldWhen = errorCodes.filter((code) =>
    failureMessage('en', code, { retryAfterSeconds: 180 }).endsWith('in 3 minutes.'),
  )
  expect(toldWhen).toEqual(errorCodes.filter((code) => errors[code].status === 429 && errors[code].retry))
  expect(failureMessage('es', 'TOO_MANY_ATTEMPTS', { retryAfterSeconds: 180 })).toBe(
    'Demasiados intentos. Por favor, espere un momento antes de volver a intentarlo. Podrá volver a intentarlo dentro de 3 minutos.',
  )
})
