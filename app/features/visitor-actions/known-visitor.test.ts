import { expect, test } from 'vitest'
import { knownVisitor } from './known-visitor.ts'
import type { VisitorData } from './visitor-data.ts'

const invited = { name: '', email: 'joao@example.org' }
const answer = (email: string | null) =>
  ({ name: 'João Ferreira', email, status: 'ATTENDING' }) as VisitorData['userRsvp']
const mine = (known: Partial<VisitorData>) =>
  ({ account: null, invited: null, userRsvp: null, ...known }) as VisitorData

test('whoever was invited without a name is called as they answered', () => {
  expect(knownVisitor('manuel', mine({ invited, userRsvp: answer('Joao@example.org') }))).toEqual({
    name: 'João Ferreira',
    email: 'joao@example.org',
    isInvited: true,
  })
})

test.each(['rosa@example.org', null])('an answer of %s tells nothing of who was invited', (email) => {
  expect(knownVisitor('manuel', mine({ invited, userRsvp: answer(email) })).name).toBe('')
})

test('the name of the invitation comes first', () => {
  const named = { ...invited, name: 'João' }
  expect(knownVisitor('manuel', mine({ invited: named, userRsvp: answer('joao@example.org') })).name).toBe(
    'João',
  )
})
