import { expect, it, vi } from 'vitest'
import type { Contribution } from '#contract/contributions.ts'
import type { Media } from '#contract/media.ts'
import {
  blankContributionDraft,
  type ContributionDraft,
  type ContributionDraftPhoto,
  changeFile,
  type DraftRecording,
  draftOf,
  isChanged,
  isEmpty,
  mergeDraft,
  readContributionDraft,
  sortFiles,
  writeContributionDraft,
} from './contribution-draft.ts'
import { writeForm } from './send-contribution.ts'

const media = (uuid: string, title = ''): Media => ({
  uuid,
  title,
  location: '/media/m',
  filename: uuid,
  extension: 'jpg',
  mediaType: 0,
  url: `/media/m/${uuid}.jpg`,
  state: 'READY',
  width: 4,
  height: 3,
  placeholder: null,
  widths: [],
  durationSeconds: null,
  clientId: null,
})

const own = (fields: Partial<Contribution> = {}): Contribution => ({
  id: 'c1',
  contributorName: 'Joan',
  contributorEmail: 'joan@example.com',
  message: 'Before.',
  media: [media('a', 'First'), media('b')],
  dateCreated: '2026-01-01T00:00:00Z',
  state: 'VISIBLE',
  dateThanked: null,
  ...fields,
})

const chosen = (id: string): ContributionDraftPhoto => ({
  id,
  caption: '',
  removed: false,
  media: null,
  name: `${id}.jpg`,
})
const ids = ({ photos }: ContributionDraft) => photos.map((photo) => photo.id)

it('a draft without text and photos is empty, even with removed photos', () => {
  expect(isEmpty({ ...blankContributionDraft, message: ' \n' })).toBe(true)
  expect(isEmpty({ ...blankContributionDraft, photos: [{ ...chosen('x'), removed: true }] })).toBe(true)
  expect(isEmpty({ ...blankContributionDraft, photos: [chosen('x')] })).toBe(false)
  expect(isEmpty({ ...blankContributionDraft, message: 'Tea.' })).toBe(false)
})

it('opens an existing contribution and detects changes to it', () => {
  const added = draftOf(own(), 'Claire')
  expect(added).toMatchObject({ message: 'Before.', name: 'Joan', contributionId: 'c1' })
  expect(draftOf(own({ contributorName: null }), 'Claire').name).toBe('Claire')
  expect(isChanged(added, own())).toBe(false)
  expect(isChanged({ ...added, message: 'After.' }, own())).toBe(true)
  expect(isChanged(changeFile('photos', 'a', { removed: true })(added), own())).toBe(true)
  expect(isChanged(changeFile('photos', 'b', { caption: 'Second' })(added), own())).toBe(true)
  expect(isChanged({ ...added, photos: [...added.photos, chosen('x')] }, own())).toBe(true)
})

it('merges the draft with photos that were added or removed on the server', () => {
  const begun = { ...draftOf(own(), ''), message: 'After.' }
  begun.photos = [...begun.photos.map((photo) => ({ ...photo, caption: 'Changed' })), chosen('x')]
  const now = mergeDraft(begun, own({ media: [media('b'), media('c')] }))
  expect(now.message).toBe('After.')
  expect(ids(now)).toEqual(['b', 'x', 'c'])
  expect(now.photos[0]?.caption).toBe('Changed')
})

it('appends text that was begun without the earlier contribution below its text', () => {
  const begun = { ...blankContributionDraft, message: 'Now.', photos: [chosen('x')] }
  const now = mergeDraft(begun, own())
  expect(now).toMatchObject({ message: 'Before.\n\nNow.', contributionId: 'c1' })
  expect(ids(now)).toEqual(['a', 'b', 'x'])
  expect(mergeDraft({ ...blankContributionDraft, message: ' ' }, own()).message).toBe('Before.')
})

it('keeps the text and the local photos when the contribution was removed from the server', () => {
  const begun = { ...draftOf(own(), ''), message: 'After.' }
  begun.photos = [...begun.photos, chosen('x')]
  const now = mergeDraft(begun, null)
  expect(now).toMatchObject({ message: 'After.', contributionId: null })
  expect(ids(now)).toEqual(['x'])
})

it('accepts up to thirty photos', () => {
  const twentyNine = {
    ...blankContributionDraft,
    photos: Array.from({ length: 29 }, (_, n) => chosen(`p${n}`)),
  }
  expect(sortFiles(['a', 'b', 'c'], twentyNine)).toEqual({ taken: ['a'], surplus: 2 })
  const oneOut = changeFile('photos', 'p0', { removed: true })(twentyNine)
  expect(sortFiles(['a', 'b', 'c'], oneOut)).toEqual({ taken: ['a', 'b'], surplus: 1 })
})

it('writes the form of the call: kept photos in order, and removed ones', () => {
  const added = changeFile('photos', 'a', { removed: true })(draftOf(own(), ''))
  added.photos.push(chosen('x'), chosen('failed'), { ...chosen('y'), removed: true })
  const form = writeForm(
    'margaret',
    { ...added, message: ' Tea. ' },
    new Map([['x', 'x-on-server']]),
    'token',
  )
  expect([...form.entries()]).toEqual([
    ['shareSlug', 'margaret'],
    ['contributorName', 'Joan'],
    ['contributorEmail', 'joan@example.com'],
    ['contributorMessage', 'Tea.'],
    ['contributionId', 'c1'],
    ['inviteToken', 'token'],
    ['removedPhotoIds', 'a'],
    ['existingPhotoIds', 'b'],
    ['existingPhotoCaptions', ''],
    ['existingPhotoIds', 'x-on-server'],
    ['existingPhotoCaptions', ''],
  ])
})

const voice = (id: string, fields: Partial<DraftRecording> = {}): DraftRecording => ({
  id,
  kind: 'VOICE',
  words: '',
  removed: false,
  media: null,
  name: '',
  seconds: 3,
  isSilent: false,
  ...fields,
})

it('a voice alone is a memory; removed, it is none', () => {
  const added = { ...blankContributionDraft, recordings: [voice('v')] }
  expect([isEmpty(added), isChanged(added, null)]).toEqual([false, true])
  expect(isEmpty(changeFile('recordings', 'v', { removed: true })(added))).toBe(true)
})

it('merges voices as photos, and sends what is said beside each', () => {
  const onServer = own({ recordings: [{ ...media('r'), mediaType: 2, transcript: 'Ahoy.' }] })
  const opened = draftOf(onServer, '')
  expect(isChanged(opened, onServer)).toBe(false)
  expect(isChanged(changeFile('recordings', 'r', { words: 'Ahoy!' })(opened), onServer)).toBe(true)
  const begun = { ...blankContributionDraft, recordings: [voice('v')] }
  expect(mergeDraft(begun, onServer).recordings.map(({ id, kind }) => [id, kind])).toEqual([
    ['r', 'VOICE'],
    ['v', 'VOICE'],
  ])
  expect(mergeDraft(opened, null).recordings).toEqual([])
  const sent = {
    ...opened,
    recordings: [...opened.recordings, voice('v', { words: ' Oh. ' }), voice('failed')],
  }
  const form = [...writeForm('margaret', sent, new Map([['v', 'v-on-server']]), null).entries()]
  expect(form.filter(([name]) => /ecording/.test(name))).toEqual([
    ['existingRecordingIds', 'r'],
    ['recordingTranscripts', 'Ahoy.'],
    ['existingRecordingIds', 'v-on-server'],
    ['recordingTranscripts', 'Oh.'],
  ])
})

it('stores a draft for each memorial until it is sent, and takes what is none for none', () => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
  const begun = { ...blankContributionDraft, message: 'Tea.', photos: [chosen('x')] }
  writeContributionDraft('margaret', begun)
  expect(readContributionDraft('margaret')).toEqual(begun)
  expect(readContributionDraft('another')).toBeNull()
  writeContributionDraft('margaret', null)
  expect(readContributionDraft('margaret')).toBeNull()
  for (const stored of ['{', 'null', '[]', '7', '{"message":"Tea."}']) {
    items.set('contribution margaret', stored)
    expect(readContributionDraft('margaret')).toBeNull()
  }
  vi.stubGlobal('localStorage', undefined)
  writeContributionDraft('margaret', begun)
  expect(readContributionDraft('margaret')).toBeNull()
})
