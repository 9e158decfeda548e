import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blankEvent } from './draft-event.ts'
import { dropKept, readKept, writeKept } from './kept.ts'

const kept = { version: 3, base: [blankEvent('a')], events: [{ ...blankEvent('a'), place: 'Chapel' }] }
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

it('gives back what was typed, to the same person and for the same memorial', () => {
  writeKept('m1', 'claire', kept)
  expect(readKept('m1', 'claire')).toEqual(kept)
  expect(readKept('m1', 'peter')).toBeNull()
  expect(readKept('m2', 'claire')).toBeNull()
  dropKept('m1')
  expect(readKept('m1', 'claire')).toBeNull()
})

it('reads what can be read of an entry that is older or damaged', () => {
  stored.set(
    'memorial-programme-m1',
    '{"userUuid":"claire","version":1,"base":[{"id":"a"}],"events":[{"id":"a","kind":"FEAST"}]}',
  )
  expect(readKept('m1', 'claire')?.events).toEqual([{ ...blankEvent('a'), kind: 'OTHER' }])
  stored.set('memorial-programme-m1', '{"userUuid":"claire"')
  expect(readKept('m1', 'claire')).toBeNull()
})

it('goes on where storage is refused', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  writeKept('m1', 'claire', kept)
  expect(readKept('m1', 'claire')).toBeNull()
})
