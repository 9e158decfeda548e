import { describe, expect, test } from 'vitest'
import { aPublicEvent } from '#app/lib/event-testing.ts'
import {
  choiceProblems,
  choicesFrom,
  choicesIn,
  guestsField,
  personProblems,
  programmeBody,
  statusesFor,
  statusField,
} from './event-answers.ts'

const memorialUuid = '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'
const burialUuid = '5b2c86f0-4b6f-4f0e-8d30-0c9a0b6d5f22'

const service = aPublicEvent({ uuid: memorialUuid, streamUrl: 'https://vimeo.com/1' })
const burial = aPublicEvent({ uuid: burialUuid, kind: 'BURIAL' })
const events = [service, burial]
const words = { missing: 'Missing', guests: 'Count' }
const person = { status: null, name: ' Joan ', email: ' joan@example.com ', guests: '', message: 'Roses' }

/** A form with these values. */
const fields = (values: Record<string, string>) => choicesFrom((field) => values[field] ?? '', events)

const asked = { events, memorialUuid, person, food: null, accessNeeds: null, before: null }

test('watching can be answered where the event is shown online, and nowhere else', () => {
  expect(statusesFor(service)).toContain('WATCHING')
  expect(statusesFor({ ...burial, kind: 'ONLINE' })).toContain('WATCHING')
  expect(statusesFor(burial)).not.toContain('WATCHING')
  const choices = fields({ [statusField(burialUuid)]: 'WATCHING' })
  expect(choices[burialUuid]).toEqual({ status: null, guests: '' })
})

describe('an answer to every event', () => {
  const choices = fields({
    [statusField(memorialUuid)]: 'ATTENDING',
    [guestsField(memorialUuid)]: '2',
    [statusField(burialUuid)]: 'NOT_ATTENDING',
    [guestsField(burialUuid)]: '2',
  })

  test('is sent with guests only where they come', () => {
    expect(choiceProblems(choices, events, words)).toEqual({})
    expect(programmeBody({ ...asked, choices, food: 'No nuts' })).toEqual({
      status: 'ATTENDING',
      guests: 2,
      events: [
        { eventUuid: memorialUuid, status: 'ATTENDING', guests: 2 },
        { eventUuid: burialUuid, status: 'NOT_ATTENDING', guests: 0 },
      ],
      name: 'Joan',
      email: 'joan@example.com',
      message: 'Roses',
      food: 'No nuts',
    })
  })

  test('keeps what was said of the first event before, once that asks no more', () => {
    const later = { ...asked, choices, events: [burial] }
    expect(programmeBody({ ...later, before: 'ATTENDING' })?.status).toBe('ATTENDING')
    expect(programmeBody(later)).toMatchObject({
      status: 'NOT_ATTENDING',
      events: [{ eventUuid: burialUuid }],
    })
  })
})

test('whoever watches the first event does not attend it', () => {
  const choices = fields({
    [statusField(memorialUuid)]: 'WATCHING',
    [statusField(burialUuid)]: 'UNSURE',
  })
  expect(programmeBody({ ...asked, choices })).toMatchObject({
    status: 'NOT_ATTENDING',
    watches: true,
    events: [{ status: 'WATCHING' }, { status: 'UNSURE' }],
  })
})

test('each missing answer and each wrong number has its message, and nothing is sent', () => {
  const choices = fields({ [statusField(burialUuid)]: 'UNSURE', [guestsField(burialUuid)]: '51' })
  expect(choiceProblems(choices, events, words)).toEqual({
    [statusField(memorialUuid)]: 'Missing',
    [guestsField(burialUuid)]: 'Count',
  })
  expect(programmeBody({ ...asked, choices })).toBeNull()
  expect(Object.keys(personProblems({ ...person, name: '', email: 'joan@' }))).toEqual(['name', 'email'])
})

test('an answer of before there was a programme is one to the first event', () => {
  const before = { status: 'ATTENDING', guests: 1 } as const
  const first = { [memorialUuid]: { status: 'ATTENDING', guests: '1' } }
  expect(choicesIn(before, memorialUuid)).toEqual(first)
  expect(choicesIn({ ...before, answers: [] }, memorialUuid)).toEqual(first)
  expect(choicesIn(null, memorialUuid)).toEqual({})
})

test('an answer to a programme fills in every row', () => {
  const answers = [
    { eventUuid: memorialUuid, status: 'WATCHING', guests: 0 },
    { eventUuid: burialUuid, status: 'ATTENDING', guests: 3 },
  ] as const
  expect(choicesIn({ status: 'NOT_ATTENDING', guests: 0, answers: [...answers] }, memorialUuid)).toEqual({
    [memorialUuid]: { status: 'WATCHING', guests: '' },
    [burialUuid]: { status: 'ATTENDING', guests: '3' },
  })
})
