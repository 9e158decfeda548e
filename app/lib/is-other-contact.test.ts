import { expect, it } from 'vitest'
import { isOtherContact } from './is-other-contact.ts'

it.each([
  ['joan@example.com', 'ben@example.com'],
  ['joan.petrie@example.com', 'ruth.adeyemi@example.org'],
  ['0412 345 678', '0499 111 222'],
  ['joan@example.com', '0412 345 678'],
])('takes %s and %s for two people', (before, now) => {
  expect(isOtherContact(before, now)).toBe(true)
})

it.each([
  ['joan@example.com', 'JOAN@Example.com'],
  ['joan@example.com', 'joan@example.org'],
  ['joan@example.com', 'joan.petrie@example.org'],
  ['joan.petrei@example.com', 'joan.petrie@example.com'],
  ['0412 345 678', '0412 345 687'],
  ['0412 345 678', '0412345678'],
  // Nothing yet, or something on its way.
  ['joan@example.com', ''],
  ['joan@example.com', 'ben@exa'],
  ['', 'ben@example.com'],
])('takes %s and %s for one person', (before, now) => {
  expect(isOtherContact(before, now)).toBe(false)
})
