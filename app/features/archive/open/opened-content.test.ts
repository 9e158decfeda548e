import { expect, test } from 'vitest'
import { openArchive } from '#app/lib/archive/open-archive.ts'
import { archiveOf } from '#app/lib/archive/testing.ts'
import { memorial as limits } from '#contract/limits.ts'
import { openedContent, othersIn } from './opened-content.ts'

type Rows = Record<string, unknown>[]

const opened = async (tables: Record<string, Rows>) => openArchive(await archiveOf(tables))
const contentOf = async (tables: Record<string, Rows>) => openedContent(await opened(tables))

test('words, stories and people go over as their hosts had ordered them', async () => {
  const content = await contentOf({
    memorials: [
      {
        uuid: 'm',
        shareSlug: 'anna',
        nameOfPerson: 'Anna',
        birthDate: '1938~',
        deathDate: '2026-11-02',
        memorialDate: '2026-11-28',
        hostMessage: 'Thank you',
      },
    ],
    stories: [
      { uuid: 'b', title: null, text: 'second', position: 1 },
      { uuid: 'a', title: 'First', text: 'first', position: 0 },
    ],
    contacts: [
      { email: 'joan@example.com', phone: null, firstName: 'Joan', surname: 'Petrie', position: 1 },
      { email: null, phone: '0298765432', firstName: '', surname: '', position: 0 },
      { email: 'no-address', phone: null, position: 2 },
      { email: 'JOAN@example.com', phone: null, position: 3 },
    ],
    funds: [
      { title: 'Surf club', description: null, goalMinor: 150_000, position: 0, deletedAt: null },
      { title: 'Closed', position: 1, deletedAt: '2026-01-01T00:00:00Z' },
    ],
  })
  expect(content.texts).toEqual({
    personName: 'Anna',
    birthDate: '1938~',
    deathDate: '2026-11-02',
    memorialDate: '2026-11-28',
    address: '',
    details: '',
    personalMessage: 'Thank you',
  })
  expect(content.stories.map(({ title, text, uuid }) => [title, text, uuid])).toEqual([
    ['First', 'first', null],
    ['', 'second', null],
  ])
  expect(content.contacts.map(({ text, name, server }) => [text, name, server])).toEqual([
    ['0298765432', undefined, null],
    ['joan@example.com', 'Joan Petrie', null],
  ])
  expect(content.funds.map(({ title, goal, server }) => [title, goal, server])).toEqual([
    ['Surf club', '1500', null],
  ])
})

test('nobody is invited again who asked not to be written to', async () => {
  const { contacts, unsubscribed } = await contentOf({
    contacts: [
      { email: 'a@example.com', unsubscribedAt: '2026-01-01T00:00:00Z' },
      { email: 'B@example.com', unsubscribedAt: null },
      { email: 'c@example.com', unsubscribedAt: null },
    ],
    unsubscribed: [{ email: 'b@example.com' }],
  })
  expect([contacts.map(({ text }) => text), unsubscribed]).toEqual([['c@example.com'], 2])
})

const photo = (uuid: string, more: object) => ({ uuid, role: 'PHOTO', title: uuid, rotation: 0, ...more })

test('photos keep caption, turn and said day, in the order in which they were shown', async () => {
  const media = [
    photo('late', { position: 0, saidDate: '1990', rotation: 3 }),
    photo('early', { position: 1, takenAt: '1962-05-01T10:00:00' }),
    photo('odd', { position: 2, saidDate: '2099', takenAt: 'yesterday', fileDate: 'x', rotation: 9 }),
    { uuid: 'of-others', role: 'CONTRIBUTION' },
  ]
  const told = async (photoOrder: string) =>
    (await contentOf({ memorials: [{ photoOrder }], media })).photos.map(
      ({ caption, rotation, saidDate }) => [caption, rotation, saidDate],
    )
  const [late, early, odd] = [
    ['late', 3, '1990'],
    ['early', 0, null],
    ['odd', 0, null],
  ]
  expect(await told('OWN')).toEqual([late, early, odd])
  expect(await told('TIME')).toEqual([early, late, odd])
})

test('what no host could have typed is left out, and what is too long is cut', async () => {
  const content = await contentOf({
    memorials: [
      {
        nameOfPerson: { text: 'x' },
        memorialDate: 'infinity',
        hostMessage: 'x'.repeat(9999),
        profilePhotoUuid: 7,
        paymentCompletedAt: '2026-01-01T00:00:00Z',
      },
    ],
    stories: [{ text: 7, position: 'x' }],
    media: Array.from({ length: 600 }, (_, at) => photo(String(at), { position: at })),
    contributions: [{ uuid: 'c' }],
  })
  expect(content.texts).toMatchObject({ personName: '', memorialDate: '' })
  expect(content.texts.personalMessage).toHaveLength(limits.messageMax)
  expect(content.photos).toHaveLength(limits.photosMax)
  expect(content.leftOut).toHaveLength(600 - limits.photosMax)
  expect(content.portrait).toBeNull()
  expect(JSON.stringify(content)).not.toContain('2026-01-01')
})

test('what others gave is counted', async () => {
  const archive = await opened({ contributions: [{}, {}], rsvps: [{}] })
  expect(othersIn(archive)).toEqual({ memories: 2, answers: 1 })
})
