import { describe, expect, it } from 'vitest'
import { canBeInvited } from '#app/lib/awaits-invitation.ts'
import type { Contact } from '#contract/contacts.ts'
import {
  addedFirst,
  contactLabel,
  countContacts,
  holdsSeveralContacts,
  inviteDisplay,
  isListed,
  linesOf,
  matching,
  wasInvited,
} from './contact-rules.ts'

const contact = (fields: Partial<Contact> = {}): Contact => ({
  uuid: '1',
  id: '1',
  email: 'joan.petrie@example.com',
  phone: null,
  firstName: '',
  surname: '',
  inviteState: 'NONE',
  inviteError: null,
  dateInviteSent: null,
  dateTexted: null,
  inviteToken: null,
  unsubscribed: false,
  rsvp: null,
  ...fields,
})

const sent = { inviteState: 'SENT', dateInviteSent: '2026-11-12T09:30:00Z' } as const

describe('inviteDisplay', () => {
  it.each([
    [{}, 'none'],
    [{ inviteState: 'QUEUED' }, 'queued'],
    [{ inviteState: 'QUEUED', dateInviteSent: '2026-11-12T09:30:00Z' }, 'sent'],
    [sent, 'sent'],
    [{ ...sent, inviteState: 'BOUNCED', inviteError: 'No such mailbox' }, 'bounced'],
    [{ ...sent, unsubscribed: true }, 'unsubscribed'],
    [{ email: null, phone: '+61 412 555 873' }, 'phone'],
    [{ email: null, phone: '+61 412 555 873', dateTexted: '2026-11-12T09:30:00Z' }, 'texted'],
    [{ ...sent, rsvp: 'ATTENDING' }, 'answered'],
    [{ unsubscribed: true, rsvp: 'UNSURE' }, 'answered'],
    [{ email: null, phone: '0412 555 873', rsvp: 'NOT_ATTENDING' }, 'answered'],
  ] satisfies [Partial<Contact>, string][])('shows %o as %s', (fields, kind) => {
    expect(inviteDisplay(contact(fields)).kind).toBe(kind)
  })

  it('gives the reason of a bounced invitation', () => {
    const bounced = contact({ inviteState: 'BOUNCED', inviteError: 'No such mailbox' })
    expect(inviteDisplay(bounced)).toEqual({ kind: 'bounced', reason: 'No such mailbox' })
  })
})

describe('inviting a contact', () => {
  it.each([
    [{}, true],
    [sent, true],
    [{ inviteState: 'BOUNCED' }, true],
    [{ rsvp: 'UNSURE' }, false],
    [{ unsubscribed: true }, false],
    [{ email: null, phone: '0412 555 873' }, false],
  ] satisfies [Partial<Contact>, boolean][])('canBeInvited of %o is %s', (fields, expected) => {
    expect(canBeInvited(contact(fields))).toBe(expected)
  })

  it('counts as a resend only if an invitation was sent before', () => {
    expect(wasInvited(contact())).toBe(false)
    expect(wasInvited(contact(sent))).toBe(true)
  })
})

it('counts contacts, invitations, answers and contacts that were not invited yet', () => {
  const contacts = [
    contact(),
    contact({ unsubscribed: true }),
    contact(sent),
    contact({ ...sent, rsvp: 'ATTENDING' }),
    contact({ rsvp: 'UNSURE' }),
    contact({ email: null, phone: '0412 555 873', rsvp: 'NOT_ATTENDING' }),
  ]
  expect(countContacts(contacts)).toEqual({ contacts: 6, invited: 2, replies: 3, waiting: 1 })
})

describe('the name of a contact in the list', () => {
  it('is the full name, with address and number below', () => {
    const joan = contact({ firstName: 'Joan', surname: 'Petrie', phone: '0412 555 873' })
    expect(contactLabel(joan)).toBe('Joan Petrie')
    expect(linesOf(joan)).toEqual({ title: 'Joan Petrie', detail: 'joan.petrie@example.com · 0412 555 873' })
  })

  it('is the address or number if there is no name', () => {
    expect(linesOf(contact())).toEqual({ title: 'joan.petrie@example.com', detail: '' })
    expect(linesOf(contact({ email: null, phone: '0412 555 873' }))).toEqual({
      title: '0412 555 873',
      detail: '',
    })
  })
})

describe('searching contacts', () => {
  const joan = contact({ uuid: 'joan', firstName: 'Joan' })
  const tom = contact({ uuid: 'tom', email: null, phone: '+61 412 555 873' })
  const found = (query: string) => matching([joan, tom], query).map(({ uuid }) => uuid)

  it.each([
    ['', ['joan', 'tom']],
    ['PETRIE', ['joan']],
    [' joan ', ['joan']],
    ['412555', ['tom']],
    ['+61 412', ['tom']],
    ['nobody', []],
    ['-', []],
  ])('“%s” finds %o', (query, expected) => {
    expect(found(query)).toEqual(expected)
  })
})

it('an address is found in any letter case, and the contact that is edited is left out', () => {
  const contacts = [contact({ uuid: 'joan' }), contact({ uuid: 'tom', email: null, phone: '0412 555 873' })]
  expect(isListed(contacts, ' Joan.PETRIE@example.com')).toBe(true)
  expect(isListed(contacts, 'Joan.PETRIE@example.com', 'joan')).toBe(false)
  expect(isListed(contacts, 'tom@example.com')).toBe(false)
})

it('the contacts added last come first, the others keep their order', () => {
  const contacts = ['a', 'b', 'c', 'd'].map((uuid) => contact({ uuid }))
  expect(addedFirst(contacts, ['c', 'd', 'gone']).map(({ uuid }) => uuid)).toEqual(['d', 'c', 'a', 'b'])
})

it.each([
  ['joan@example.com', false],
  ['Joan Petrie <joan@example.com>', false],
  ['lunch on Friday', false],
  ['joan@example.com tom@example.com', true],
  ['0412 555 873', true],
  ['Joan, joan@example.com\nTom, 0412 555 873', true],
])('whether %j holds more than one address: %s', (text, isMore) => {
  expect(holdsSeveralContacts(text)).toBe(isMore)
})
