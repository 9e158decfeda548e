import { afterEach, expect, it, vi } from 'vitest'
import { aHostEvent } from '#app/lib/event-testing.ts'
import { type DraftEvent, makeEvent } from './rules-event.ts'
import { programmeDocument } from './save-programme.ts'
import { aService } from './testing.ts'

const service = aService({
  title: '  ',
  begins: '22:00',
  ends: '01:00',
  endsDaysLater: 1,
  streamUrl: 'https://youtu.be/a',
})
const send = (...events: DraftEvent[]) => programmeDocument.send('m', events, 3, new AbortController().signal)

/** Answers the calls in this order, and keeps what they sent. */
function answering(...answers: [status: number, json: object][]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(String(body)))
    const [status, json] = answers.shift() ?? [500, {}]
    return Response.json({ success: status < 400, msg: null, ...json }, { status })
  })
  return sent
}

afterEach(() => vi.unstubAllGlobals())

it('sends what is set, and null for what is not', async () => {
  const sent = answering([200, { events: [], version: 4 }])
  expect(await send(service)).toMatchObject({ isStale: false, version: 4 })
  expect(sent).toMatchObject([
    {
      version: 3,
      events: [{ uuid: 'a', title: null, endDate: '2027-01-10', place: null, contactUuids: [] }],
    },
  ])
})

it('leaves out what means nothing: a zone without a time, people where everyone is invited, links of no stream', async () => {
  const sent = answering([200, { events: [], version: 4 }])
  const { zone, streamUrl } = service
  await send({ ...makeEvent('b'), zone, streamUrl, isNotStreamed: true, contactUuids: ['c'] })
  expect(sent).toMatchObject([{ events: [{ zone: null, streamUrl: null, contactUuids: [], endDate: null }] }])
})

it('tells what is there now, if somebody else has saved', async () => {
  answering([
    409,
    { code: 'MEMORIAL_STALE', events: [{ ...aHostEvent(), uuid: 'theirs' }], memorial: { version: 9 } },
  ])
  expect(await send(service)).toMatchObject({
    isStale: true,
    version: 9,
    facts: [{ uuid: 'theirs' }],
    reason: { code: 'MEMORIAL_STALE' },
  })
})

it('rejects with any other error', async () => {
  answering([400, { code: 'BAD_INPUT', msg: 'Not like this.' }])
  await expect(send(service)).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'Not like this.' })
})

it('reads what can be read of what is stored on the device, for the same person', () => {
  const stored = {
    userUuid: 'claire',
    version: 1,
    base: [{ id: 'a' }],
    content: [{ id: 'a', kind: 'FEAST', place: 'Chapel' }],
  }
  let text = JSON.stringify(stored)
  vi.stubGlobal('window', { localStorage: { getItem: () => text } })
  const { read } = programmeDocument.kept
  expect(read('m', 'claire')?.content).toEqual([{ ...makeEvent('a'), kind: 'OTHER', place: 'Chapel' }])
  expect(read('m', 'peter')).toBeNull()
  text = text.slice(0, -9)
  expect(read('m', 'claire')).toBeNull()
})
