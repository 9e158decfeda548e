import { expect, test } from 'vitest'
import { carriedFields, distinct, plannedStories, publicState } from './rules.ts'

const A = 'aaaaaaaa-0000-4000-8000-000000000001'
const B = 'bbbbbbbb-0000-4000-8000-000000000002'

test('stories keep their place and identity, blank ones go', () => {
  let made = 0
  const newUuid = () => {
    made += 1
    return `new-${made}`
  }
  const inputs = [
    { uuid: B.toUpperCase(), text: ' second ' },
    { uuid: null, text: '\n\t ' },
    { text: 'fresh' },
    { uuid: 'foreign', text: 'somebody else’s id' },
    { uuid: B, text: 'the same id twice' },
  ]
  expect(plannedStories(inputs, [A, B], newUuid)).toEqual([
    { uuid: B, text: 'second', position: 0 },
    { uuid: 'new-1', text: 'fresh', position: 1 },
    { uuid: 'new-2', text: 'somebody else’s id', position: 2 },
    { uuid: 'new-3', text: 'the same id twice', position: 3 },
  ])
})

test('a payload carries what it names, null included', () => {
  const uuid = A
  expect(carriedFields({ uuid })).toEqual({})
  expect(carriedFields({ uuid, address: null, hostMessage: 'x' })).toEqual({
    address: null,
    hostMessage: 'x',
  })
})

test('lists name each photo once', () => {
  expect(distinct([B, A, B.toUpperCase()])).toEqual([B, A])
})

test('only a paid memorial is public, and only by its link', () => {
  const paymentCompletedAt = new Date(0)
  expect(publicState({ paymentCompletedAt, visibility: 'LINK' })).toBe('open')
  expect(publicState({ paymentCompletedAt, visibility: 'PRIVATE' })).toBe('private')
  expect(publicState({ paymentCompletedAt, visibility: 'PASSCODE' })).toBe('private')
  expect(publicState({ paymentCompletedAt: null, visibility: 'LINK' })).toBe('missing')
  expect(publicState({ paymentCompletedAt: null, visibility: 'PRIVATE' })).toBe('missing')
})
