import { expect, it } from 'vitest'
import { isNew, sinceLastVisit } from './since-last-visit.ts'

const none = { rsvps: 0, contributions: 0, donations: 0, donatedMinor: 0 }
const at = '2026-11-17T03:00:00.000Z'

it('the first visit is welcomed, with what has already come in', () => {
  expect(sinceLastVisit({ ...none, at: null })).toEqual({ kind: 'welcome', parts: [] })
  expect(sinceLastVisit({ ...none, at: null, rsvps: 12 })).toEqual({ kind: 'soFar', parts: ['rsvps'] })
})

it('only parts with something new are named', () => {
  const since = { at, rsvps: 4, contributions: 0, donations: 1, donatedMinor: 8000 }
  expect(sinceLastVisit(since)).toEqual({ kind: 'since', parts: ['rsvps', 'donations'] })
})

it('without anything new, nothing is said', () => {
  expect(sinceLastVisit({ ...none, at }).kind).toBe('nothing')
})

it('what came in after the previous visit is new', () => {
  expect(isNew('2026-11-17T03:00:00.001Z', { at })).toBe(true)
  expect(isNew('2026-11-17T03:00:00.000Z', { at })).toBe(false)
  expect(isNew('2026-11-17T03:00:00.001Z', { at: null })).toBe(false)
})
