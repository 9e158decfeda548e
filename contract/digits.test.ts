import { expect, test } from 'vitest'
import { Code } from './accounts.ts'
import { classifyContact, contactFields, contactKey } from './contacts-text.ts'
import { latinDigits } from './digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['١٬٥٠٠٫٥٠', '1,500.50'],
  ['مارغريت ٩٠', 'مارغريت 90'],
  ['1,500.50', '1,500.50'],
])('%s is read as %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read)
})

test('a phone number is recognised in any digits, as the same number', () => {
  expect(classifyContact('+٦١ ٤١٢ ٣٤٥ ٦٧٨')).toBe('phone')
  expect(contactKey('٠٤١٢ ٣٤٥ ٦٧٨')).toBe(contactKey('0412 345 678'))
  expect(contactFields('٠٤١٢ ٣٤٥ ٦٧٨')).toEqual({ email: null, phone: '0412 345 678' })
})

test('the mailed code is the same in any digits', () => {
  expect(Code.parse(' a٤b٧2 ')).toBe('A4B72')
})
