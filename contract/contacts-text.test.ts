import { describe, expect, it } from 'vitest'
import { classifyContact, contactFields, contactKey, contactText } from '#contract/contacts-text.ts'

describe('classifyContact', () => {
  it.each([
    ['ana@example.com', 'email'],
    ['  ana.b+c@mail.example.co.uk ', 'email'],
    ['jörg@exämple.de', 'email'],
    ['0412 345 678', 'phone'],
    ['+61 (2) 9999-8888', 'phone'],
    ['1234567', 'phone'],
    ['', 'empty'],
    ['  \t', 'empty'],
    ['123456', 'invalid'],
    ['ana@example', 'invalid'],
    ['ana@@example.com', 'invalid'],
    ['@example.com', 'invalid'],
    ['a na@example.com', 'invalid'],
    ['61+412345678', 'invalid'],
    ['(((-- )))', 'invalid'],
    ['12345678x', 'invalid'],
    ['0412 345 678 0498 765 432', 'invalid'],
    [`${'a'.repeat(250)}@b.co`, 'invalid'],
    ['Ana', 'invalid'],
  ] as const)('takes %j for %s', (text, kind) => {
    expect(classifyContact(text)).toBe(kind)
  })
})

it('compares contacts without letter case and spacing', () => {
  expect(contactKey(' Ana@X.org ')).toBe(contactKey('ana@x.org'))
  expect(contactKey('(0412) 345-678')).toBe(contactKey('0412345678'))
})

it('turns a text into the fields of the calls and back', () => {
  expect(contactFields(' ana@x.org ')).toEqual({ email: 'ana@x.org', phone: null })
  expect(contactFields('0412 345 678')).toEqual({ email: null, phone: '0412 345 678' })
  expect(contactFields('Ana')).toEqual({ email: null, phone: null })
  expect(contactText({ email: null, phone: '0412345678' })).toBe('0412345678')
})
