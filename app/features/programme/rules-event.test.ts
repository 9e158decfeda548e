import { describe, expect, it } from 'vitest'
import {
  type DraftEvent,
  isSameProgramme,
  makeEvent,
  placeBefore,
  sortEvents,
  suggestEvent,
} from './rules-event.ts'
import { aService } from './testing.ts'

const event = (id: string, fields: Partial<DraftEvent> = {}): DraftEvent => ({ ...makeEvent(id), ...fields })
const service = aService({ ends: '12:15', place: 'St Brigid’s' })

describe('a further event', () => {
  it('begins when the last one ends, on its day and in its zone', () => {
    expect(suggestEvent([service], 'b')).toMatchObject({
      id: 'b',
      kind: 'BURIAL',
      date: '2027-01-09',
      begins: '12:15',
      zone: 'Australia/Sydney',
      ends: '',
      place: '',
    })
  })

  it('begins an hour later where no end is known, and past midnight on the next day', () => {
    expect(suggestEvent([{ ...service, ends: '' }], 'b').begins).toBe('12:00')
    expect(suggestEvent([{ ...service, begins: '23:30', ends: '' }], 'b')).toMatchObject({
      begins: '00:30',
      date: '2027-01-10',
    })
  })

  it('follows the last in time, of those that take place', () => {
    const late = event('c', { date: '2027-01-09', begins: '15:00', zone: 'Asia/Tokyo', isCancelled: true })
    expect(suggestEvent([late, service], 'd').begins).toBe('12:15')
  })

  it('has the day alone where there is no time, and nothing where there is no day', () => {
    expect(suggestEvent([event('a', { date: '2027-01-09' })], 'b')).toMatchObject({
      date: '2027-01-09',
      begins: '',
    })
    expect(suggestEvent([event('a')], 'b').date).toBe('')
  })

  it('has the kind that is missing on most days', () => {
    const kinds = (...before: DraftEvent['kind'][]) =>
      suggestEvent(
        before.map((kind, at) => event(String(at), { kind })),
        'x',
      ).kind
    expect(kinds('SERVICE', 'BURIAL')).toBe('GATHERING')
    expect(kinds('SERVICE', 'CREMATION')).toBe('GATHERING')
    expect(kinds('SERVICE', 'BURIAL', 'GATHERING')).toBe('OTHER')
  })
})

it('finds the place of the part before, of those that take place', () => {
  const late = event('late', { date: '2027-01-09', begins: '15:00' })
  const off = event('off', { date: '2027-01-09', begins: '13:00', place: 'The beach', isCancelled: true })
  expect(placeBefore(late, [late, off, service])).toBe('St Brigid’s')
  expect(placeBefore(service, [late, off, service])).toBe('')
})

it('orders by day and time; a day before its times, no day last', () => {
  const events = [
    event('none'),
    event('late', { date: '2027-01-09', begins: '14:00' }),
    event('day', { date: '2027-01-09' }),
    event('before', { date: '2027-01-08', begins: '18:00' }),
  ]
  expect(sortEvents(events).map(({ id }) => id)).toEqual(['before', 'day', 'late', 'none'])
})

it('compares without spaces around a text, without the zone of no time, and in any order', () => {
  const other = event('b', { date: '2027-01-09', zone: 'Asia/Tokyo' })
  expect(
    isSameProgramme(
      [service, other],
      [
        { ...other, zone: '' },
        { ...service, place: ' St Brigid’s ' },
      ],
    ),
  ).toBe(true)
  expect(isSameProgramme([service], [{ ...service, begins: '11:30' }])).toBe(false)
  expect(isSameProgramme([service], [service, other])).toBe(false)
})
