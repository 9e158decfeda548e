import { expect, it } from 'vitest'
import { leftBehind, onDay, readFormerDay } from './left-behind.ts'
import { aService } from './testing.ts'

const day = '2031-12-05'
const next = '2031-12-06'
const service = aService({ date: day, begins: '14:30' })
const burial = aService({ id: 'b', kind: 'BURIAL', date: day, begins: '15:30' })
const gathering = aService({ id: 'c', kind: 'GATHERING', date: day, begins: '17:00' })
const all = [service, burial, gathering]

it('tells what stayed on the day whose first part was moved', () => {
  const now = onDay(all, ['a'], next)
  expect(leftBehind(all, now)).toEqual({ from: day, to: next, events: [burial, gathering] })
  expect(leftBehind(all, onDay(now, ['b'], next))?.events).toEqual([gathering])
  expect(leftBehind(all, onDay(now, ['b', 'c'], next))).toBeNull()
  expect(onDay(now, ['b', 'c'], next)[2]).toMatchObject({ date: next, begins: '17:00' })
})

it('says nothing of a later part that is moved alone, of one called off, nor of a day not settled or mistyped', () => {
  expect(leftBehind(all, all)).toBeNull()
  expect(leftBehind(all, onDay(all, ['b'], next))).toBeNull()
  expect(leftBehind(all, onDay(all, ['a'], ''))).toBeNull()
  expect(leftBehind(all, onDay(all, ['a'], '0002-12-06'))).toBeNull()
  const called = [service, { ...burial, isCancelled: true }]
  expect(leftBehind(called, onDay(called, ['a'], next))).toBeNull()
  expect(leftBehind([{ ...service, date: '' }, burial], [{ ...service, date: next }, burial])).toBeNull()
})

it('reads the former day that the details screen hands over, and nothing else', () => {
  expect(readFormerDay({ formerDay: day })).toBe(day)
  for (const state of [null, undefined, 'x', {}, { formerDay: 1 }]) expect(readFormerDay(state)).toBeNull()
})
