import { expect, test } from 'vitest'
import type { VisitorData } from '../visitor-data.ts'
import { begunAs, knownAnswerer } from './known-answerer.ts'

const nobody: VisitorData = {
  userRsvp: null,
  userContribution: null,
  userDonations: [],
  programme: [],
  answers: [],
  food: '',
  accessNeeds: '',
  invited: null,
  account: null,
  hostedUuid: null,
  addedBefore: null,
  receiptHolds: null,
}

const ruth = { name: 'Ruth Adeyemi', email: 'ruth@example.com' }
const userRsvp: VisitorData['userRsvp'] = {
  id: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  name: 'Ruth',
  email: 'ruth@work.example',
  phone: null,
  status: 'UNSURE',
  guests: 0,
  message: '',
  dateCreated: '2026-11-20T08:00:00Z',
}

test('nobody is known without an account or a personal link', () => {
  expect(knownAnswerer(null)).toBeNull()
  expect(knownAnswerer(nobody)).toBeNull()
})

test('a visitor with a personal link is asked for the name alone, where the family knows none', () => {
  expect(knownAnswerer({ ...nobody, invited: { ...ruth, name: '' } })).toEqual({
    name: '',
    email: 'ruth@example.com',
    asks: { name: true, email: false },
    mayDiffer: true,
  })
  expect(knownAnswerer({ ...nobody, invited: ruth, userRsvp })).toMatchObject({
    name: 'Ruth',
    email: 'ruth@work.example',
  })
})

test('an account answers as itself, and is asked for a name if it has none', () => {
  const account = { name: '', email: 'joan@example.com' }
  expect(knownAnswerer({ ...nobody, account, invited: ruth })).toEqual({
    name: '',
    email: 'joan@example.com',
    asks: { name: true, email: false },
    mayDiffer: false,
  })
  expect(knownAnswerer({ ...nobody, account, userRsvp })?.asks.name).toBe(false)
})

test('whoever adds a name to a personal link keeps its address; somebody else begins anew', () => {
  const unnamed = knownAnswerer({ ...nobody, invited: { ...ruth, name: '' } })
  const named = knownAnswerer({ ...nobody, invited: ruth })
  expect(begunAs(unnamed, 'NOT_ME')?.email).toBe(ruth.email)
  expect(begunAs(named, 'BEFORE_KNOWN')?.email).toBe(ruth.email)
  expect(begunAs(named, 'NOT_ME')).toBeNull()
  expect(begunAs(null, null)).toBeNull()
})
