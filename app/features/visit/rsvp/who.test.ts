import { expect, test } from 'vitest'
import type { Mine } from '../mine.ts'
import { whoIs } from './who.ts'

const nobody: Mine = {
  userRsvp: null,
  userContribution: null,
  userDonations: [],
  invited: null,
  account: null,
  hostedUuid: null,
}

const ruth = { name: 'Ruth Adeyemi', email: 'ruth@example.com' }
const userRsvp: Mine['userRsvp'] = {
  id: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  name: 'Ruth',
  email: 'ruth@work.example',
  phone: null,
  status: 'UNSURE',
  guests: 0,
  message: '',
  dateCreated: '2026-11-20T08:00:00Z',
}

test('nobody is known without an account or a link', () => {
  expect(whoIs(null)).toBeNull()
  expect(whoIs(nobody)).toBeNull()
})

test('whoever came by a personal link types nothing, even if no name is known', () => {
  expect(whoIs({ ...nobody, invited: { ...ruth, name: '' } })).toEqual({
    name: '',
    email: 'ruth@example.com',
    asks: { name: false, email: false },
    mayDiffer: true,
  })
  expect(whoIs({ ...nobody, invited: ruth, userRsvp })).toMatchObject({
    name: 'Ruth',
    email: 'ruth@work.example',
  })
})

test('an account answers as itself, and is asked for a name if it has none', () => {
  const account = { name: '', email: 'joan@example.com' }
  expect(whoIs({ ...nobody, account, invited: ruth })).toEqual({
    name: '',
    email: 'joan@example.com',
    asks: { name: true, email: false },
    mayDiffer: false,
  })
  expect(whoIs({ ...nobody, account, userRsvp })?.asks.name).toBe(false)
})
