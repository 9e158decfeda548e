import { expect, it, vi } from 'vitest'
import type { Media } from '#contract/media.ts'
import {
  beginFiles,
  listFields,
  type MemoryPhoto,
  type MemoryRecording,
  sortFiles,
  writeFiles,
} from './keep-files.ts'

const media = (uuid: string, fields: Partial<Media> = {}): Media => ({
  uuid,
  title: '',
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
  ...fields,
})

const chosen = (id: string, fields: Partial<MemoryPhoto> = {}): MemoryPhoto => ({
  id,
  caption: '',
  removed: false,
  media: null,
  name: `${id}.jpg`,
  ...fields,
})

const voice = (id: string, words = ''): MemoryRecording => ({
  id,
  kind: 'VOICE',
  words,
  removed: false,
  media: null,
  name: '',
  seconds: 3,
  isSilent: false,
})

const nothing = { media: [] }

function stubStorage() {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
  return items
}

it('keeps the files of each memorial on the device, and takes what is none for none', () => {
  const items = stubStorage()
  const begun = { photos: [chosen('x')], recordings: [voice('v')] }
  writeFiles('margaret', 'memory', begun)
  expect(beginFiles('margaret', 'memory', nothing)).toEqual(begun)
  expect(beginFiles('another', 'memory', nothing).photos).toEqual([])
  writeFiles('margaret', 'memory', { photos: [], recordings: [] })
  expect(items.size).toBe(0)
  for (const stored of ['{', 'null', '[]', '7', '{"photos":7}']) {
    items.set('memory margaret', stored)
    expect(beginFiles('margaret', 'memory', nothing).photos).toEqual([])
  }
  vi.stubGlobal('localStorage', undefined)
  writeFiles('margaret', 'memory', begun)
  expect(beginFiles('margaret', 'memory', nothing).photos).toEqual([])
})

it('goes on with what is on the device beside what the memory has on the server', () => {
  stubStorage()
  const sent = { media: [media('a', { title: 'First' }), media('b')] }
  const opened = beginFiles('margaret', 'memory', sent)
  expect(opened.photos.map(({ id, caption }) => [id, caption])).toEqual([
    ['a', 'First'],
    ['b', ''],
  ])
  const photos = opened.photos.map((photo) => ({ ...photo, caption: 'Changed' }))
  writeFiles('margaret', 'memory', {
    photos: [...photos, chosen('x'), chosen('y')],
    recordings: [voice('v')],
  })
  const now = {
    media: [media('b'), media('c'), media('d', { clientId: 'y' })],
    recordings: [media('r', { mediaType: 2, transcript: 'Ahoy.' })],
  }
  const after = beginFiles('margaret', 'memory', now)
  expect(after.photos.map(({ id, caption }) => [id, caption])).toEqual([
    ['b', 'Changed'],
    ['x', ''],
    ['c', ''],
    ['d', ''],
  ])
  expect(after.recordings.map(({ id, kind, words }) => [id, kind, words])).toEqual([
    ['v', 'VOICE', ''],
    ['r', 'VOICE', 'Ahoy.'],
  ])
})

it('accepts up to thirty photos', () => {
  const some = Array.from({ length: 29 }, (_, n) => chosen(`p${n}`))
  expect(sortFiles(['a', 'b', 'c'], some)).toEqual({ taken: ['a'], surplus: 2 })
  const oneOut = [chosen('p0', { removed: true }), ...some.slice(1)]
  expect(sortFiles(['a', 'b', 'c'], oneOut)).toEqual({ taken: ['a', 'b'], surplus: 1 })
})

it('lists the fields of the form in order: kept and removed files, and what is said in them', () => {
  const added = {
    photos: [
      chosen('a', { media: media('a'), removed: true }),
      chosen('b', { media: media('b'), caption: ' Tea. ' }),
      chosen('x'),
      chosen('y', { removed: true }),
    ],
    recordings: [voice('v', ' Oh. ')],
  }
  const there = new Map([
    ['x', 'x-there'],
    ['v', 'v-there'],
  ])
  expect(listFields(added, there, new Set())).toEqual([
    ['removedPhotoIds', 'a'],
    ['existingPhotoIds', 'b'],
    ['existingPhotoCaptions', 'Tea.'],
    ['existingPhotoIds', 'x-there'],
    ['existingPhotoCaptions', ''],
    ['existingRecordingIds', 'v-there'],
    ['recordingTranscripts', 'Oh.'],
  ])
})

it('says that files are still to be sent, and that some cannot be', () => {
  const added = { photos: [chosen('x'), chosen('y')], recordings: [] }
  expect(listFields(added, new Map(), new Set())).toEqual([['files', 'yes']])
  expect(listFields(added, new Map(), new Set(['x', 'y']))).toEqual([['left', 'yes']])
  expect(listFields(added, new Map([['x', '1']]), new Set(['y']))).toEqual([
    ['existingPhotoIds', '1'],
    ['existingPhotoCaptions', ''],
    ['left', 'yes'],
  ])
})
