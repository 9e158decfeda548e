import { expect, test } from 'vitest'
import {
  type AnswerKeys,
  belongsInCalendar,
  claimedAnswer,
  formerAnswer,
  formerWords,
  hostsRead,
  ownAnswer,
  type Person,
  personOf,
  strayAnswers,
} from './rules.ts'

const row = (fields: Partial<AnswerKeys> & { uuid: string; name?: string }) => ({
  name: 'Joan Petrie',
  provenAt: null,
  contactUuid: null,
  userUuid: null,
  email: null,
  phone: null,
  ...fields,
})

const person = (fields: Partial<Person>): Person => ({
  userUuid: null,
  contact: null,
  email: null,
  ...fields,
})

const joan = { uuid: 'joan', email: 'joan@example.com', phone: '+61 412 345 678' }

test('a link identifies a person, unless an account does; without either their address does', () => {
  const ruth = { uuid: 'ruth', email: 'ruth@example.com', phone: null }
  const contactOf = (known: Partial<Parameters<typeof personOf>[0]>) =>
    personOf({ userUuid: null, email: null, linked: null, addressed: null, ...known }).contact
  expect(contactOf({ linked: ruth, addressed: joan })).toBe(ruth)
  expect(contactOf({ linked: ruth, addressed: joan, userUuid: 'me' })).toBe(joan)
  expect(contactOf({ linked: ruth, userUuid: 'me' })).toBe(ruth)
  expect(contactOf({ addressed: joan })).toBe(joan)
  expect(contactOf({ userUuid: 'me' })).toBeNull()
})

test('an account’s own answer comes before those of its contact or address', () => {
  const rows = [
    row({ uuid: 'address', email: 'Joan@example.com' }),
    row({ uuid: 'contact', contactUuid: 'joan' }),
    row({ uuid: 'account', userUuid: 'me' }),
  ]
  const me = person({ userUuid: 'me', contact: joan, email: 'joan@example.com' })
  expect(ownAnswer(rows, me)?.uuid).toBe('account')
  expect(ownAnswer(rows.slice(0, 2), me)?.uuid).toBe('contact')
  expect(ownAnswer(rows.slice(0, 1), me)?.uuid).toBe('address')
  expect(ownAnswer([], me)).toBeUndefined()
})

test('an account never changes an answer of another account; an address may', () => {
  const rows = [row({ uuid: 'theirs', userUuid: 'them', contactUuid: 'joan', email: 'joan@example.com' })]
  expect(
    ownAnswer(rows, person({ userUuid: 'me', contact: joan, email: 'joan@example.com' })),
  ).toBeUndefined()
  expect(ownAnswer(rows, person({ contact: joan, email: 'joan@example.com' }))?.uuid).toBe('theirs')
})

test('a contact is matched by address in any letter case, and by number in any notation', () => {
  const contact = person({ contact: joan })
  expect(ownAnswer([row({ uuid: 'a', email: 'JOAN@EXAMPLE.COM' })], contact)?.uuid).toBe('a')
  expect(ownAnswer([row({ uuid: 'b', phone: '0412 345 678' })], contact)?.uuid).toBe('b')
  expect(ownAnswer([row({ uuid: 'c', phone: '0499 999 999' })], contact)).toBeUndefined()
  expect(
    ownAnswer([row({ uuid: 'd', phone: '' })], person({ contact: { ...joan, phone: '' } })),
  ).toBeUndefined()
})

test('an answer by somebody else’s link is found by its address only without a link of one’s own', () => {
  const rows = [row({ uuid: 'bob', contactUuid: 'bob', email: 'joan@example.com' })]
  expect(ownAnswer(rows, person({ contact: joan, email: 'joan@example.com' }))).toBeUndefined()
  expect(ownAnswer(rows, person({ email: 'joan@example.com' }))?.uuid).toBe('bob')
})

test('of other answers with the same address, only unproved ones with the same name are deleted', () => {
  const email = 'joan@example.com'
  const rows = [
    row({ uuid: 'stray', email: 'Joan@example.com', name: 'joan  petrie' }),
    row({ uuid: 'husband', email, name: 'Bob Petrie' }),
    row({ uuid: 'bob', email, contactUuid: 'bob' }),
    row({ uuid: 'account', email, userUuid: 'them' }),
    row({ uuid: 'proven', email, provenAt: '2026-11-20T08:00:00Z' }),
    row({ uuid: 'else', email: 'else@example.com' }),
  ]
  expect(strayAnswers(rows, person({ email }), 'Joan Petrie')).toEqual(['stray'])
  expect(strayAnswers(rows, person({}), 'Joan Petrie')).toEqual([])
})

test('an unproved answer replaces the one from the same form, or an unproved one with the same name and address', () => {
  const email = 'joan@example.com'
  const proven = row({ uuid: 'proven', email, provenAt: '2026-11-20T08:00:00Z' })
  const rows = [proven, row({ uuid: 'bob', email, name: 'Bob Petrie' }), row({ uuid: 'joan', email })]
  const claim = { name: 'Joan Petrie', email, replaces: null }
  expect(claimedAnswer(rows, claim)?.uuid).toBe('joan')
  expect(claimedAnswer(rows, { ...claim, name: ' JOAN\u00a0 petrie', email: 'Joan@Example.com' })?.uuid).toBe(
    'joan',
  )
  expect(claimedAnswer(rows, { ...claim, name: 'Ann' })).toBeUndefined()
  expect(claimedAnswer([proven], claim)).toBeUndefined()
  const corrected = { name: 'Jo', email: 'joan@example.org', replaces: 'joan' }
  expect(claimedAnswer(rows, corrected)?.uuid).toBe('joan')
  expect(claimedAnswer(rows, { ...corrected, replaces: 'proven' })).toBeUndefined()
})

test('replaced words are kept once, and later ones never push out the first', () => {
  const before = { message: 'Roses.', formerMessage: '' }
  expect(formerWords(before, '')).toBe('Roses.')
  expect(formerWords(before, 'Roses.')).toBe('')
  expect(formerWords({ message: '', formerMessage: 'Roses.' }, 'Lilies.')).toBe('Roses.')
  expect(formerWords({ message: 'Lilies.', formerMessage: 'Roses.' }, '')).toBe('Roses.\n\nLilies.')
  const twice = { message: 'Lilies.', formerMessage: 'Roses.\n\nLilies.' }
  expect(formerWords(twice, '')).toBe('Roses.\n\nLilies.')
  expect(hostsRead(twice)).toBe('Lilies.\n\nRoses.')
  const networkLimits = formerWords(
    { message: 'x'.repeat(1000), formerMessage: `Roses.${'y'.repeat(4994)}` },
    '',
  )
  expect(networkLimits).toHaveLength(5000)
  expect(networkLimits).toMatch(/^Roses\./)
})

test('what a replaced answer said of food and access stays with its words, each once', () => {
  const labels = { food: 'Food', accessNeeds: 'Access' }
  const before = { message: 'Roses.', formerMessage: '', food: 'Vegan', accessNeeds: 'A ramp' }
  const none = { message: '', food: '', accessNeeds: '' }
  const all = 'Roses.\n\nFood: Vegan\n\nAccess: A ramp'
  expect(formerAnswer(before, none, labels)).toBe(all)
  expect(formerAnswer({ ...before, formerMessage: all }, none, labels)).toBe(all)
  expect(formerAnswer(before, { ...before, food: 'No nuts' }, labels)).toBe('Food: Vegan')
  expect(formerAnswer(before, before, labels)).toBe('')
  expect(formerAnswer({ ...none, formerMessage: '' }, before, labels)).toBe('')
})

test('a calendar entry is offered until the day is over, to people who may come', () => {
  const today = '2026-11-28'
  const answer = { status: 'ATTENDING', memorialDate: '2026-11-28' } as const
  expect(belongsInCalendar(answer, today)).toBe(true)
  expect(belongsInCalendar({ ...answer, status: 'UNSURE' }, today)).toBe(true)
  expect(belongsInCalendar({ ...answer, status: 'NOT_ATTENDING' }, today)).toBe(false)
  expect(belongsInCalendar({ ...answer, memorialDate: '2026-11-27' }, today)).toBe(false)
  expect(belongsInCalendar({ ...answer, memorialDate: null }, today)).toBe(false)
})
