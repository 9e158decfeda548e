import { describe, expect, it } from 'vitest'
import type { Memorial } from '#contract/memorials.ts'
import { isDismissable, sorted, todoOf } from './todo.ts'

type Photo = Memorial['media'][number]
type Contact = Memorial['contacts'][number]

const photo = (fields: Partial<Photo>) => ({ title: 'At the sea', state: 'READY', ...fields }) as Photo
const contact = (fields: Partial<Contact>) =>
  ({ email: 'joan@example.com', inviteState: 'SENT', unsubscribed: false, rsvp: null, ...fields }) as Contact

/** A memorial with nothing left to do. */
const done = {
  paymentCompleted: true,
  contacts: [contact({})],
  waitingCount: 0,
  media: [photo({})],
  hostMessage: 'She never let anyone leave hungry.',
  hostVideoMessage: null,
  profilePhoto: photo({}),
  memorialDate: '2026-11-28',
  programme: [] as Memorial['programme'],
} as Memorial
const quiet = { today: '2026-11-01' }

const namesOf = (
  memorial: Partial<Memorial>,
  { hostCount = 2, askedHostCount = 0, isNamed = true, unsaved = [] as const } = {},
) =>
  todoOf({ memorial: { ...done, ...memorial }, hostCount, askedHostCount, isNamed, unsaved, ...quiet }).map(
    ({ name }) => name,
  )

describe('the reminder list', () => {
  it('is empty when all is done', () => {
    expect(namesOf({})).toEqual([])
  })

  it('reminds to invite contacts who can be invited, and to correct addresses that bounced', () => {
    const contacts = [
      contact({ inviteState: 'BOUNCED' }),
      contact({ inviteState: 'NONE' }),
      // Answered through the link, asked for no more mail, or has no address: nothing to do.
      contact({ inviteState: 'NONE', rsvp: 'ATTENDING' }),
      contact({ inviteState: 'NONE', unsubscribed: true }),
      contact({ inviteState: 'NONE', email: null, phone: '0412 345 678' }),
    ]
    expect(
      todoOf({
        memorial: { ...done, contacts },
        hostCount: 2,
        askedHostCount: 0,
        isNamed: true,
        unsaved: [],
        ...quiet,
      }),
    ).toEqual([
      { name: 'bounced', count: 1, to: '/memorial/edit-contacts-share' },
      { name: 'uninvited', count: 1, to: '/memorial/edit-contacts-share' },
    ])
    expect(namesOf({ contacts, paymentCompleted: false })).toEqual(['bounced'])
  })

  it('counts missing captions, but not of photos that failed', () => {
    const media = [
      photo({ title: ' ' }),
      photo({ title: '', state: 'PROCESSING' }),
      photo({ title: '', state: 'FAILED' }),
    ]
    expect(
      todoOf({
        memorial: { ...done, media },
        hostCount: 2,
        askedHostCount: 0,
        isNamed: true,
        unsaved: [],
        ...quiet,
      }),
    ).toEqual([
      { name: 'failedPhotos', count: 1, to: '/memorial/edit-photos' },
      { name: 'captions', count: 2, to: '/memorial/edit-photos' },
    ])
  })

  it('names each missing part', () => {
    expect(namesOf({ media: [] })).toEqual(['noPhotos'])
    expect(namesOf({ hostMessage: ' ' })).toEqual(['message'])
    expect(namesOf({ hostMessage: null, hostVideoMessage: photo({}) })).toEqual([])
    expect(namesOf({ profilePhoto: null })).toEqual(['portrait'])
    expect(namesOf({}, { hostCount: 1 })).toEqual(['cohost'])
    // Somebody was asked, and has not answered yet.
    expect(namesOf({}, { hostCount: 1, askedHostCount: 1 })).toEqual([])
    expect(namesOf({}, { isNamed: false })).toEqual(['name'])
  })

  it('asks for a date only if the memorial has contacts', () => {
    expect(namesOf({ memorialDate: null })).toEqual(['date'])
    expect(namesOf({ memorialDate: null, contacts: [] })).toEqual([])
  })

  it('begins with unsaved changes on this device, one item per screen', () => {
    const unsaved = ['name', 'date', 'message'] as const
    expect(
      todoOf({
        memorial: { ...done, profilePhoto: null },
        hostCount: 2,
        askedHostCount: 0,
        isNamed: true,
        unsaved,
        ...quiet,
      }),
    ).toEqual([
      { name: 'unsaved', screen: 'details', to: '/memorial/edit-details' },
      { name: 'unsaved', screen: 'message', to: '/memorial/edit-message' },
      { name: 'portrait', count: 1, to: '/memorial/edit-details' },
    ])
  })

  it('knows the programme: parts without an hour', () => {
    const part = { date: '2026-11-28', begins: null, isCancelled: false }
    const programme = [
      part,
      { ...part, begins: '11:00' },
      { ...part, isCancelled: true },
      { ...part, date: '2026-10-01' },
      { ...part, date: null },
    ] as Memorial['programme']
    const todos = todoOf({
      memorial: { ...done, programme },
      hostCount: 2,
      askedHostCount: 0,
      isNamed: true,
      unsaved: [],
      today: '2026-11-01',
    })
    expect(todos).toEqual([{ name: 'noTime', count: 2, to: '/memorial/programme' }])
    expect(todos.map(isDismissable)).toEqual([true])
    // One date without a programme is not asked for its hour.
    expect(namesOf({ programme: programme.slice(0, 1) })).toEqual([])
  })

  it('shows four items, and separately the dismissed ones that are not done', () => {
    const memorial = { ...done, media: [], hostMessage: null, profilePhoto: null, memorialDate: null }
    const todos = todoOf({
      memorial,
      hostCount: 1,
      askedHostCount: 0,
      isNamed: true,
      unsaved: ['message'],
      ...quiet,
    })
    const namesIn = (some: { name: string }[]) => some.map(({ name }) => name)
    const all = ['unsaved', 'noPhotos', 'message', 'portrait', 'date', 'cohost']
    expect(namesIn(todos)).toEqual(all)
    const { shown, away } = sorted(todos, ['noPhotos', 'captions', 'cohost'])
    expect(namesIn(shown)).toEqual(['unsaved', 'message', 'portrait', 'date'])
    expect(namesIn(away)).toEqual(['noPhotos', 'cohost'])
    expect(namesIn(sorted(todos, []).shown)).toEqual(all.slice(0, 4))
  })
})
