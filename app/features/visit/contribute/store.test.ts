import { beforeEach, expect, it, vi } from 'vitest'
import { nothing } from './draft.ts'
import { forgetAdded, readAdded, writeAdded } from './store.ts'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
})

it('keeps what was begun, a memorial apart from the other, until it is sent', () => {
  const photo = { id: 'x', caption: 'Her boat', removed: false, media: null, name: 'x.jpg' }
  const begun = { ...nothing, message: 'Tea.', photos: [photo] }
  expect(writeAdded('margaret', begun)).toBe(true)
  expect(readAdded('margaret')).toEqual(begun)
  expect(readAdded('another')).toBeNull()
  forgetAdded('margaret')
  expect(readAdded('margaret')).toBeNull()
})

it('takes of what it finds only what can be used', () => {
  for (const stored of ['{', 'null', '[]', '7']) {
    items.set('contribution margaret', stored)
    expect(readAdded('margaret') ?? nothing).toEqual(nothing)
  }
  items.set('contribution margaret', '{"message":"Tea.","photos":[7,{"id":"x"}],"contributionId":{}}')
  expect(readAdded('margaret')).toEqual({ ...nothing, message: 'Tea.' })
})

it('does without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readAdded('margaret')).toBeNull()
  expect(writeAdded('margaret', nothing)).toBe(false)
  expect(() => forgetAdded('margaret')).not.toThrow()
})
