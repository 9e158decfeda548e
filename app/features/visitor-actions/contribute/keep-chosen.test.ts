import { expect, it, vi } from 'vitest'
import type { ChosenFile } from './keep-chosen.ts'
import { listChosenIds, listCounted, listFields, readChosen, writeChosen } from './keep-chosen.ts'

const chosen = (id: string, fields: Partial<ChosenFile> = {}): ChosenFile => ({
  id,
  kind: 'PHOTO',
  name: `${id}.jpg`,
  words: '',
  removed: false,
  seconds: null,
  ...fields,
})

it('keeps the files of each memorial on the device, and takes what is none for none', () => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
  writeChosen('margaret', 'memory', [chosen('x')])
  writeChosen('margaret', 'memory-change', [chosen('y')])
  expect(readChosen('margaret', 'memory')).toEqual([chosen('x')])
  expect(listChosenIds('margaret')).toEqual(['x', 'y'])
  expect(listChosenIds('another')).toEqual([])
  writeChosen('margaret', 'memory', [])
  expect([...items.keys()]).toEqual(['memory-change margaret'])
  for (const stored of ['{', 'null', '7', '{"photos":7}']) {
    items.set('memory margaret', stored)
    expect(readChosen('margaret', 'memory')).toEqual([])
  }
  vi.stubGlobal('localStorage', undefined)
  writeChosen('margaret', 'memory', [chosen('x')])
  expect(readChosen('margaret', 'memory')).toEqual([])
})

it('lists the fields of the form in order, and says what is still to be sent and what cannot be', () => {
  const files = [
    chosen('x', { words: ' Tea. ' }),
    chosen('y', { removed: true }),
    chosen('z'),
    chosen('v', { kind: 'VOICE', words: ' Oh. ' }),
  ]
  const there = new Map([
    ['x', 'x-there'],
    ['v', 'v-there'],
  ])
  const sent = [
    ['existingPhotoIds', 'x-there'],
    ['existingPhotoCaptions', 'Tea.'],
    ['existingRecordingIds', 'v-there'],
    ['recordingTranscripts', 'Oh.'],
  ]
  expect(listFields(files, there, new Set())).toEqual([...sent, ['files', 'yes']])
  expect(listFields(files, there, new Set(['z']))).toEqual([...sent, ['left', 'yes']])
  expect(listCounted(files, { z: { state: 'failed', reason: 'gone' } }).map(({ id }) => id)).toEqual([
    'x',
    'v',
  ])
})
