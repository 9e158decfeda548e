import { beforeEach, expect, it, vi } from 'vitest'
import { amountOf, clientIdOf, freshPlan, giftOf, readPlan, writePlan } from './plan.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

it.each([
  ['10', '', 1000],
  ['20', '7', 2000],
  ['other', '7', 700],
  ['other', '12.5', 1250],
  ['other', '1', 100],
  ['other', '10000', 1_000_000],
  ['other', '', null],
  ['other', '0', null],
  ['other', '-1', null],
  ['other', '0.99', null],
  ['other', '10000.01', null],
  ['other', '0.001', null],
  ['other', 'ten', null],
])('%s with %j typed is an amount of %s', (pick, other, minor) => {
  expect(amountOf({ pick, other })).toBe(minor)
})

it('sends the same gift with the same id, and a different one with a new id', () => {
  const gift = giftOf(1000, 'f', false)
  const plan = { ...freshPlan, sent: { gift, clientId: 'first' } }
  const ask = (amount: number, fund: string, anonymous: boolean) =>
    clientIdOf(plan, giftOf(amount, fund, anonymous), () => 'new')
  expect(ask(1000, 'f', false)).toBe('first')
  expect([ask(1001, 'f', false), ask(1000, 'g', false), ask(1000, 'f', true)]).toEqual(['new', 'new', 'new'])
  expect(clientIdOf(freshPlan, gift, () => 'new')).toBe('new')
})

it('stores one plan for each memorial', () => {
  const plan = { ...freshPlan, pick: 'other', other: '33', sent: { gift: 'g', clientId: 'c' } }
  writePlan('ana', plan)
  expect(readPlan('ana')).toEqual(plan)
  expect(readPlan('ben')).toBeNull()
  writePlan('ana', null)
  expect(readPlan('ana')).toBeNull()
})

it.each(['{', 'null', '[]', '{"pick":5}'])('ignores %s as a stored plan', (text) => {
  stored.set('donate:ana', text)
  expect(readPlan('ana')).toBeNull()
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  writePlan('ana', freshPlan)
  expect(readPlan('ana')).toBeNull()
})
