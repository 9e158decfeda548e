import { expect, test } from 'vitest'
import { type KnownContact, planContacts, portraitWidth } from './rules.ts'

const known = (uuid: string, contact: Partial<KnownContact>): KnownContact => ({
  uuid,
  email: null,
  phone: null,
  firstName: '',
  surname: '',
  ...contact,
})

test('fields missing from the input stay, fields in the input replace', () => {
  const existing = [
    known('a', { email: 'a@example.com', phone: '0412 345 678', firstName: 'Ana', surname: 'S' }),
  ]
  const plan = (input: object) =>
    planContacts([{ email: 'a@example.com', ...input }], existing, () => 'new')[0]
  expect(plan({ firstName: null, phone: null })).toEqual({ ...existing[0], isKept: true })
  expect(plan({ firstName: '', phone: '0499 111 222' })).toEqual({
    ...existing[0],
    isKept: true,
    firstName: '',
    phone: '0499 111 222',
  })
})

test('the portrait is the narrowest rendition that is sharp, else the widest', () => {
  expect(portraitWidth([320, 640, 1280])).toBe(640)
  expect(portraitWidth([120])).toBe(120)
  expect(portraitWidth([])).toBeNull()
})
