import { expect, test } from 'vitest'
import { readCharityNumber } from './charity-number.ts'

test.each([
  ['51 824 753 556', 'ABN 51 824 753 556'],
  ['abn: 51824753556', 'ABN 51 824 753 556'],
  ['ABN ٥١٨٢٤٧٥٣٥٥٦', 'ABN 51 824 753 556'],
  ['12-3456789', 'EIN 12-3456789'],
  ['EIN 123456789', 'EIN 12-3456789'],
  ['1089464', 'Charity 1089464'],
  ['Registered charity no. 1089464', 'Charity 1089464'],
  ['UK 219099', 'Charity 219099'],
  ['SC012345', 'SC012345'],
  ['sc 012345', 'SC012345'],
  ['NIC100012', 'NIC100012'],
  ['CNPJ 12.345.678/0001-95', 'CNPJ 12.345.678/0001-95'],
  ['RNA 123456', 'RNA 123456'],
  ['ＡＢＮ ５１ ８２４ ７５３ ５５６', 'ABN 51 824 753 556'],
  ['ОГРН 1027700132195', 'ОГРН 1027700132195'],
])('%s is %s', (typed, expected) => expect(readCharityNumber(typed)).toBe(expected))

test.each([
  // Another digit, two digits exchanged, one too few.
  '51 824 753 557',
  '51 824 735 556',
  '5182475355',
  'ABN 1089464',
  'EIN 00-1234567',
  'EIN 12-345678',
  '12345',
  '0123456',
  'SC12345',
  // Letters that look like those of a register with check digits, in Greek and Cyrillic.
  'ΑΒΝ 51 824 753 557',
  'АВN 51 824 753 557',
  'ЕІN 00-1234567',
  'СНАRIТY 0123456',
  'ＡＢＮ 51 824 753 557',
  'the hospice',
  'Hospice 7',
  '',
])('%s is none', (typed) => expect(readCharityNumber(typed)).toBeNull())

test('what was read is read the same again', () => {
  for (const typed of ['51824753556', '12-3456789', '1089464', 'SC012345', 'NIC100012', 'RNA 123456']) {
    const read = readCharityNumber(typed)
    expect(readCharityNumber(read ?? '')).toBe(read)
  }
})
