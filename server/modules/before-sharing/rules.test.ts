import { expect, test } from 'vitest'
import { findPrivateFacts } from './rules.ts'

const findIn = (text: string) =>
  findPrivateFacts({ place: 'STORY', uuid: 'one', text }).map(({ kind, match }) => `${kind}: ${match}`)

test.each([
  ['Tea at 9 Seaview Street from 4pm.', 'HOME: 9 Seaview Street'],
  ['At 15:30 we go back to 12a Old Mill Lane.', 'HOME: 12a Old Mill Lane'],
  ['Después, a las 5, en la calle Mayor 12.', 'HOME: calle Mayor 12'],
  ['Depois, às 17h, na Rua das Flores, 45.', 'HOME: Rua das Flores, 45'],
  ['نلتقي الساعة ٥ في شارع الزهور ١٢', 'HOME: شارع الزهور ١٢'],
  ['Ring Peter on 0412 345 678 about lifts.', 'PHONE: 0412 345 678'],
  ['Her number was (02) 6674 1234.', 'PHONE: (02) 6674 1234'],
  ['Call 555-014-2299 any time.', 'PHONE: 555-014-2299'],
  ['Mi teléfono: +34 612 34 56 78.', 'PHONE: +34 612 34 56 78'],
  ['Ligue para +55 11 91234-5678.', 'PHONE: +55 11 91234-5678'],
  ['للتواصل اتصلوا على ٠٥٠١٢٣٤٥٦٧ مساءً', 'PHONE: ٠٥٠١٢٣٤٥٦٧'],
  ['Write to claire.hollis@example.com.', 'EMAIL: claire.hollis@example.com'],
  ['البريد: sami@example.org', 'EMAIL: sami@example.org'],
])('%s', (text, expected) => {
  expect(findIn(text)).toEqual([expected])
})

test.each([
  'The gate of 9 Seaview Street was never locked.',
  `She lived at 9 Seaview Street. ${'And so on. '.repeat(20)}She rose at 5am.`,
  'Margaret Anne Hollis, 1931–2026, of Kingscliff.',
  'From 1962 Park Lane was her beat, and 2 000 000 people passed her.',
  'The years 1931 1945 1962 were the hard ones; 12.03.1931 and 03.12.1931 were Thursdays.',
  'She scored 1,234,567 points, and the scores were 10-12-14-16.',
  'Paseó por la calle Mayor en 1950 con su padre.',
  'شارع الحمراء كان طريقها كل صباح.',
])('nothing is told of: %s', (text) => {
  expect(findIn(text)).toEqual([])
})

test('the words around it are whole', () => {
  const text = `${'Long before. '.repeat(9)}Ring 0412 345 678\nfirst.${' And after.'.repeat(9)}`
  const [fact] = findPrivateFacts({ place: 'STORY', uuid: 'one', text })
  expect(fact).toMatchObject({ kind: 'PHONE', place: 'STORY', uuid: 'one', match: '0412 345 678' })
  expect(fact?.before).toMatch(/^…Long before\. .*Ring $/)
  expect(fact?.after).toMatch(/^ first\. And after\. And.*…$/)
})

// Squared, the longest would take a quarter of an hour: the test ends.
test('texts made to be slow are read in steps that grow with their length', () => {
  const slow = [
    '1 '.repeat(9000),
    'A '.repeat(9000),
    `${'a.'.repeat(9000)}@`,
    '1 A '.repeat(5000),
    'شارع '.repeat(4000),
    '0 '.repeat(200_000),
    ')'.repeat(400_000),
  ]
  for (const text of slow) expect(() => findIn(text)).not.toThrow()
})
