import { expect, test } from 'vitest'
import { aPublicEvent } from '#app/lib/event-testing.ts'
import {
  findProblems,
  listStatuses,
  nameGuestsField,
  nameStatusField,
  readChoices,
  readFormValues,
  readRefused,
  writeRefused,
} from './answer.ts'

const memorialUuid = '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'
const burialUuid = '5b2c86f0-4b6f-4f0e-8d30-0c9a0b6d5f22'
const service = aPublicEvent({ uuid: memorialUuid, streamUrl: 'https://vimeo.com/1' })
const burial = aPublicEvent({ uuid: burialUuid, kind: 'BURIAL' })
const events = [service, burial]

/** A form with these values. */
const filled = (values: Record<string, string>) => readFormValues((field) => values[field] ?? '', events)
const joan = { status: 'ATTENDING', name: ' Joan Petrie ', email: ' joan@example.com ' }

test('a known visitor need not give name and address, and what they give must be right', () => {
  expect(findProblems(filled(joan), null, false)).toEqual({})
  expect(findProblems(filled({ status: 'UNSURE' }), null, true)).toEqual({})
  expect(findProblems(filled({ status: 'UNSURE', email: 'joan@' }), null, true)).toHaveProperty('email')
})

test('all errors are reported at once', () => {
  expect(findProblems(filled({ name: ' ', email: 'joan@' }), null, false)).toEqual({
    status: 'missing',
    name: 'Please enter your name.',
    email: 'Please enter a valid email address',
  })
})

test.each([
  ['0', true],
  ['50', true],
  ['51', false],
  ['-1', false],
  ['1.5', false],
  ['1e1', false],
])('%s guests are valid: %s', (guests, isFine) => {
  expect(findProblems(filled({ ...joan, guests }), null, false)).toEqual(isFine ? {} : { guests: 'wrong' })
})

test('each event that is asked for has its own missing answer and wrong number', () => {
  const values = filled({
    ...joan,
    [nameStatusField(burialUuid)]: 'UNSURE',
    [nameGuestsField(burialUuid)]: '51',
  })
  expect(findProblems(values, events, false)).toEqual({
    [nameStatusField(memorialUuid)]: 'missing',
    [nameGuestsField(burialUuid)]: 'wrong',
  })
})

test('watching can be answered where the event is shown online, and nowhere else', () => {
  expect(listStatuses(service)).toContain('WATCHING')
  expect(listStatuses({ ...burial, kind: 'ONLINE' })).toContain('WATCHING')
  expect(listStatuses(burial)).not.toContain('WATCHING')
  const { choices } = filled({ [nameStatusField(burialUuid)]: 'WATCHING' })
  expect(choices[burialUuid]).toEqual({ status: null, guests: '' })
})

test('an answer of before there was a programme is one to the first event; later ones fill in every row', () => {
  const before = { status: 'ATTENDING', guests: 1 } as const
  expect(readChoices({ ...before, answers: [] }, memorialUuid)).toEqual({
    [memorialUuid]: { status: 'ATTENDING', guests: '1' },
  })
  const answers = [
    { eventUuid: memorialUuid, status: 'WATCHING' as const, guests: 0 },
    { eventUuid: burialUuid, status: 'ATTENDING' as const, guests: 3 },
  ]
  expect(readChoices({ status: 'NOT_ATTENDING', guests: 0, answers }, memorialUuid)).toEqual({
    [memorialUuid]: { status: 'WATCHING', guests: '' },
    [burialUuid]: { status: 'ATTENDING', guests: '3' },
  })
})

test('refused answers stand in an address, and what is none of them is left out', () => {
  const refused = [{ reason: 'OVER' as const, eventUuid: burialUuid }]
  expect(readRefused(`${writeRefused(refused)} NO.1`)).toEqual(refused)
})
