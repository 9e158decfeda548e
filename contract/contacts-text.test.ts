import { describe, expect, it } from 'vitest'
import {
  classifyContact,
  contactFields,
  contactKey,
  contactText,
  parseImport,
  unreadPieces,
} from '#contract/contacts-text.ts'

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

describe('parseImport', () => {
  const contactsOf = (text: string) => parseImport(text).contacts

  it('splits on comma, newline, carriage return, tab and semicolon', () => {
    expect(contactsOf('a@x.org,b@x.org\nc@x.org\rd@x.org\te@x.org;0412345678\r\n\r\n')).toEqual([
      'a@x.org',
      'b@x.org',
      'c@x.org',
      'd@x.org',
      'e@x.org',
      '0412345678',
    ])
  })

  it('splits at spaces only where every part stands on its own', () => {
    expect(contactsOf('a@x.org b@x.org  0412345678')).toEqual(['a@x.org', 'b@x.org', '0412345678'])
    expect(contactsOf('1234567 7654321')).toEqual(['1234567', '7654321'])
    expect(contactsOf('0412 345 678')).toEqual(['0412 345 678'])
    expect(contactsOf('(02) 9999 8888')).toEqual(['(02) 9999 8888'])
    expect(contactsOf('a@x.org 0412 345 678 b@x.org')).toEqual(['a@x.org', '0412 345 678', 'b@x.org'])
    expect(contactsOf('+61 412 345 678 +61 498 765 432')).toEqual(['+61 412 345 678', '+61 498 765 432'])
    expect(parseImport('lunch with a@x.org')).toEqual({ contacts: [], dropped: 1, duplicates: 0 })
  })

  it('takes the address out of what mail programs copy', () => {
    expect(
      contactsOf(`"Silva, Ana" <ana@x.org>; Tom Reed <tom@x.org>, <li@x.org> 'kim@x.org' "pat@x.org"`),
    ).toEqual(['ana@x.org', 'tom@x.org', 'li@x.org', 'kim@x.org', 'pat@x.org'])
    expect(contactsOf(`'kim@x.org' "pat@x.org"\nmailto:lee@x.org\ntel:+61-412-345-678`)).toEqual([
      'kim@x.org',
      'pat@x.org',
      'lee@x.org',
      '+61-412-345-678',
    ])
    expect(contactsOf('Ana <ana@x.org> Tom <tom@x.org>')).toEqual(['ana@x.org', 'tom@x.org'])
  })

  it('reads numbers with invisible marks and typographic spaces', () => {
    expect(contactsOf('\u202a+61\u00a0412\u2011345\u2011678\u202c')).toEqual(['+61 412-345-678'])
  })

  it('counts what it drops and what was there already', () => {
    expect(parseImport('A@x.org, a@X.org, nonsense, 0412 345 678, 0412345678', ['a@x.org'])).toEqual({
      contacts: ['0412 345 678'],
      dropped: 1,
      duplicates: 3,
    })
  })

  it('names the pieces it drops', () => {
    const text = 'a@x.org, lunch on Friday\n"Silva, Ana" <ana@x.org>;  tom@x ; ,\n0412 345 678'
    expect(unreadPieces(text)).toEqual(['lunch on Friday', 'tom@x'])
    expect(unreadPieces('a@x.org\nb@x.org')).toEqual([])
  })

  it('keeps the valid half of 2,000 entries', () => {
    const entries = Array.from({ length: 2000 }, (_, n) =>
      n % 2 ? `person${n}@example.com` : `nonsense ${n}`,
    )
    const result = parseImport(entries.join('\n'))
    expect(result.contacts).toHaveLength(1000)
    expect(result.dropped).toBe(1000)
  })

  it.each([
    ['spaces', ' '.repeat(300_000)],
    ['dots after an at sign', `a@${'.'.repeat(300_000)}@`],
    ['quotes', '"'.repeat(300_000)],
    ['quoted names without an end', `"${'" '.repeat(150_000)}`],
    ['angle brackets', '<'.repeat(300_000)],
    ['digits', '1 '.repeat(150_000)],
    ['brackets at the end', `${'>'.repeat(300_000)}x`],
    ['plus signs', '+ '.repeat(150_000)],
  ])('reads a hostile run of %s without any contact', (_, text) => {
    expect(parseImport(text).contacts).toEqual([])
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
