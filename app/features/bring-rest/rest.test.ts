import { expect, test } from 'vitest'
import { openArchive } from '#app/lib/archive/open-archive.ts'
import { archiveOf } from '#app/lib/archive/testing.ts'
import { answersIn } from './answers.ts'
import { partId, programmeIn } from './day.ts'
import { memoriesIn } from './memories.ts'
import { ownId } from './own-id.ts'
import { thanksIn } from './thanks.ts'

const HERE = '7d0f4a1e-51a0-4f3c-9a0b-2f6e0d1c2b3a'

const opened = async (tables: Parameters<typeof archiveOf>[0]) => openArchive(await archiveOf(tables))

test('memories in the order of time, with their files, and without an address', async () => {
  const archive = await opened({
    contributions: [
      {
        uuid: 'b',
        contributorName: 'Tom',
        contributorEmail: 'tom@example.com',
        message: 'B',
        state: 'HIDDEN',
        dateCreated: '2025-02-01T00:00:00.000Z',
        broughtFrom: 'first',
      },
      {
        uuid: 'a',
        contributorName: null,
        message: 'A',
        state: 'SHOUTED',
        dateCreated: '2025-01-01T00:00:00.000Z',
        onPaper: true,
      },
    ],
    media: [
      { uuid: 'p2', contributionUuid: 'a', role: 'CONTRIBUTION', position: 1, title: 'Two' },
      { uuid: 'v', recordingOf: 'a', role: 'MEMORY_VOICE', position: 0, transcript: 'Ahoy' },
      {
        uuid: 'p1',
        contributionUuid: 'a',
        role: 'CONTRIBUTION',
        position: 0,
        title: 'One',
        saidDate: '1956',
      },
      { uuid: 'own', role: 'PHOTO', position: 0 },
    ],
  })
  const memories = memoriesIn(archive)
  expect(JSON.stringify(memories)).not.toContain('example.com')
  expect(memories.map(({ from, body, files }) => [from, body.state, body.onPaper, files])).toEqual([
    [
      'a',
      'PENDING',
      true,
      [
        { uuid: 'p1', kind: 'brought-photo', name: '', caption: 'One', saidDate: '1956', transcript: '' },
        { uuid: 'p2', kind: 'brought-photo', name: '', caption: 'Two', saidDate: null, transcript: '' },
        { uuid: 'v', kind: 'brought-voice', name: '', caption: '', saidDate: null, transcript: 'Ahoy' },
      ],
    ],
    // It came from an archive itself: its first id tells that it is the same.
    ['first', 'HIDDEN', false, []],
  ])
})

test('answers have names and no address; who gave none is called as the family did', async () => {
  const archive = await opened({
    rsvps: [
      {
        uuid: 'r',
        name: '',
        email: 'joan@example.com',
        phone: '0298765432',
        contactUuid: 'c',
        status: 'ATTENDING',
        guests: 2,
        dateCreated: '2025-01-01T00:00:00.000Z',
      },
    ],
    contacts: [{ uuid: 'c', firstName: 'Joan', surname: 'Petrie', email: 'joan@example.com' }],
    eventAnswers: [{ answerUuid: 'r', eventUuid: 'e', status: 'WATCHING', guests: 0 }],
  })
  const answers = answersIn(archive)
  expect(JSON.stringify(answers)).not.toMatch(/example\.com|98765/)
  expect(answers).toMatchObject([
    {
      name: 'Joan Petrie',
      body: {
        status: 'ATTENDING',
        guests: 2,
        answers: [{ eventUuid: 'e', status: 'WATCHING' }],
      },
    },
  ])
})

test('whom to thank: what hosts wrote', async () => {
  const archive = await opened({
    thanks: [
      {
        uuid: 'r1',
        kind: 'TYPED',
        name: 'Lakshmi',
        words: 'Soup',
        email: 'l@example.com',
        thankedAt: '2025-01-01',
      },
      { uuid: 'r2', kind: 'TYPED', name: 'Joan', removedAt: '2025-01-01' },
      { uuid: 'r3', kind: 'ANSWER', thankedAt: '2025-01-01' },
    ],
  })
  expect(thanksIn(archive, HERE)).toMatchObject([
    { name: 'Lakshmi', isThanked: true, body: { words: 'Soup', email: 'l@example.com' } },
  ])
})

test('the programme: ids of its own, guests by what they are reached by, nothing that was called off', async () => {
  const archive = await opened({
    memorials: [{ uuid: 'm', nameOfPerson: 'Anna', memorialDate: '2036-11-29', address: 'Hall' }],
    contacts: [{ uuid: 'c', email: 'JOAN@example.com', phone: null }],
    events: [
      {
        uuid: 'w',
        kind: 'GATHERING',
        date: '2036-11-29',
        begins: '23:00:00',
        ends: '01:00:00',
        endDays: 1,
        zone: 'Australia/Sydney',
        audience: 'CHOSEN',
        position: 0,
        streamUrl: 'http://evil.example',
      },
      { uuid: 'm', kind: 'SERVICE', begins: '14:30:00', zone: 'Australia/Sydney', position: 3 },
      { uuid: 'x', kind: 'OTHER', cancelledAt: '2025-01-01T00:00:00.000Z' },
    ],
    eventGuests: [{ eventUuid: 'w', contactUuid: 'c' }],
  })
  const contacts = [{ uuid: 'here', email: 'joan@example.com', phone: null }]
  const memorial = { uuid: HERE, contacts } as unknown as Parameters<typeof programmeIn>[1]
  expect(programmeIn(archive, memorial, undefined)).toMatchObject([
    { uuid: HERE, date: '2036-11-29', begins: '14:30', place: 'Hall', contactUuids: [] },
    {
      uuid: ownId(HERE, 'w'),
      begins: '23:00',
      endDate: '2036-11-30',
      ends: '01:00',
      contactUuids: ['here'],
      streamUrl: null,
    },
  ])
  expect(partId(archive, HERE, 'm')).toBe(HERE)
  expect(ownId(HERE, 'w')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})
