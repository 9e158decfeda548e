import { expect, it } from 'vitest'
import { aContact } from '#app/draft/testing.ts'
import { countInvites, nextToText, phonesOf } from './invite-counts.ts'

const phone = aContact({ email: null, phone: '+61 412 345 678' })

it('counts contacts who can be invited by mail apart from those with a phone only', () => {
  const contacts = [
    aContact(),
    aContact({ phone: '0412 345 678' }),
    aContact({ inviteState: 'QUEUED' }),
    aContact({ inviteState: 'SENT' }),
    aContact({ inviteState: 'BOUNCED' }),
    aContact({ unsubscribed: true }),
    aContact({ rsvp: 'ATTENDING' }),
    phone,
  ]
  expect(countInvites(contacts)).toEqual({
    toInvite: 2,
    invited: 2,
    answered: 1,
    bounced: 1,
    phones: [phone],
  })
})

it('finds contacts with only a phone number in the draft alone', () => {
  const server = { uuid: phone.uuid, email: null, phone: phone.phone, firstName: '', surname: '' }
  expect(phonesOf([server, { ...server, email: 'ana@example.com' }, { ...server, phone: null }])).toEqual([
    server,
  ])
})

it('returns the first contact who was not texted yet', () => {
  const texted = { ...phone, uuid: '1', dateTexted: '2026-11-25T09:00:00Z' }
  expect(nextToText([texted, phone])).toBe(phone)
  expect(nextToText([texted])).toBeUndefined()
})
