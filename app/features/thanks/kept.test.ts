import { afterEach, expect, test, vi } from 'vitest'
import { nothingKept, readKept, withLine, writeKept } from './kept.ts'

function aStorage() {
  const rows = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => rows.set(key, value),
      removeItem: (key: string) => rows.delete(key),
    },
  })
  return rows
}
afterEach(() => vi.unstubAllGlobals())

test('what was typed is found again, by the same person alone', () => {
  aStorage()
  writeKept('m', 'claire', withLine(nothingKept, 'joan', { note: 'Dear Joan' }))
  expect(readKept('m', 'claire').lines).toEqual({ joan: { note: 'Dear Joan' } })
  expect(readKept('m', 'ruth')).toEqual(nothingKept)
  expect(readKept('other', 'claire')).toEqual(nothingKept)
})

test('what is saved is kept no longer, and nothing leaves nothing behind', () => {
  const rows = aStorage()
  const typed = withLine(nothingKept, 'joan', { note: 'Dear Joan', email: 'j@example.com' })
  expect(withLine(typed, 'joan', { note: undefined }).lines).toEqual({ joan: { email: 'j@example.com' } })
  writeKept('m', null, withLine(typed, 'joan', { note: undefined, email: undefined }))
  expect(rows.size).toBe(0)
})

test('damaged storage is nothing', () => {
  const rows = aStorage()
  rows.set('memorial-thanks-m', '{"userUuid":null,"lines":7')
  expect(readKept('m', null)).toEqual(nothingKept)
})
