import { expect, test } from 'vitest'
import { findPrivateFacts, type SharedMemorial, type SharedText } from './private-facts.ts'

const story = (text: string, rest: Partial<SharedText> = {}): SharedText => ({
  place: 'STORY',
  uuid: 'one',
  text,
  ...rest,
})

const found = (text: SharedText, rest: Partial<SharedMemorial> = {}) =>
  findPrivateFacts({ texts: [text], birthDate: null, hasComingDay: true, ...rest }).map(
    ({ kind, match }) => `${kind}: ${match}`,
  )

test.each([
  ['The gate of 9 Seaview Street was never locked.', 'HOME: 9 Seaview Street'],
  ['She lived at 12a Old Mill Lane since 1962.', 'HOME: 12a Old Mill Lane'],
  ['Vivió siempre en la calle Mayor 12, con sus gatos.', 'HOME: calle Mayor 12'],
  ['Nuestra casa de la Avenida de la Libertad, 45 estaba abierta.', 'HOME: Avenida de la Libertad, 45'],
  ['Morava na Rua das Flores, 45, com os gatos.', 'HOME: Rua das Flores, 45'],
  ['كان بابها مفتوحًا في شارع الزهور منزل رقم ١٢ دائمًا.', 'HOME: شارع الزهور منزل رقم ١٢'],
  ['عاشت في بيت 7، شارع النيل سنوات طويلة.', 'HOME: بيت 7، شارع النيل سنوات'],
  ['Ring Peter on 0412 345 678 about lifts.', 'PHONE: 0412 345 678'],
  ['Her number was (02) 6674 1234.', 'PHONE: (02) 6674 1234'],
  ['Call 555-014-2299 any time.', 'PHONE: 555-014-2299'],
  ['Llamad a Ana al 612 345 678.', 'PHONE: 612 345 678'],
  ['Mi teléfono: +34 612 34 56 78.', 'PHONE: +34 612 34 56 78'],
  ['Ligue para +55 11 91234-5678.', 'PHONE: +55 11 91234-5678'],
  ['للتواصل اتصلوا على ٠٥٠١٢٣٤٥٦٧ مساءً', 'PHONE: ٠٥٠١٢٣٤٥٦٧'],
  ['الهاتف: +966 50 123 4567', 'PHONE: +966 50 123 4567'],
  ['Write to claire.hollis@example.com.', 'EMAIL: claire.hollis@example.com'],
  ['Escriban a ana@ejemplo.es, por favor.', 'EMAIL: ana@ejemplo.es'],
  ['البريد: sami@example.org', 'EMAIL: sami@example.org'],
  ['Edie was born on 12 March 2019, in the rain.', 'BIRTH_DATE: 12 March 2019'],
  ['Born March 3rd, 1961, she was the eldest.', 'BIRTH_DATE: March 3rd, 1961'],
  ['Nació el 3 de mayo de 1961 en Lugo.', 'BIRTH_DATE: 3 de mayo de 1961'],
  ['Nasceu em 3 de março de 1961.', 'BIRTH_DATE: 3 de março de 1961'],
  ['وُلدت في 3 مايو 1961 في دمشق.', 'BIRTH_DATE: 3 مايو 1961'],
  ['مواليد ١٢/٣/١٩٦١', 'BIRTH_DATE: ١٢/٣/١٩٦١'],
  ['Her grandson Leo is in Year 3 at Kingscliff Primary School.', 'CHILD: Kingscliff Primary School'],
  ['Su nieta Lucía va al colegio San José cada mañana.', 'CHILD: colegio San José'],
  ['A neta Clara estuda na Escola Monteiro Lobato.', 'CHILD: Escola Monteiro Lobato'],
  ['حفيدتها ليلى تدرس في مدرسة الأمل.', 'CHILD: في مدرسة الأمل'],
])('%s', (text, expected) => {
  expect(found(story(text))).toEqual([expected])
})

test.each([
  // Ordinary obituaries.
  'Born in 1931 in Murwillumbah, she rode a bicycle to work for 11 years.',
  'Margaret Anne Hollis, 1931–2026, of Kingscliff.',
  'She died peacefully on 3 January 2026, aged 94, after 62 years with John.',
  'He was born at 12 Mill Lane, above the bakery.',
  'She was the organist of St Brigid’s Church, 14 Marine Parade, for forty years.',
  'On her 80th birthday on 12 March 2011 we all wore hats.',
  'She taught her grandson Peter to read; he was at Kingscliff High School in 1985.',
  'Her daughter Claire is a teacher at Kingscliff Primary School.',
  'She went to St Mary’s School and never forgot the nuns.',
  'In lieu of flowers, give to info@hospice.org or call 1800 011 345.',
  'From 1962 Park Lane was her beat, and 2 000 000 people passed her.',
  'The years 1931 1945 1962 were the hard ones; 12.03.1931 was a Thursday.',
  'She scored 1,234,567 points, and the scores were 10-12-14-16.',
  'In 1962 she came third of 45 in the Old Coast Road race.',
  'Nació en 1931 en Lugo y falleció el 3 de enero de 2026.',
  'Fue maestra en la escuela Rosalía de Castro durante 40 años, y su hija va a misa.',
  'La parroquia de San Pedro, calle Mayor 12, fue su refugio.',
  'Paseó por la calle Mayor en 1950 con su padre.',
  'Nasceu em 1931 e viveu 94 anos.',
  'وُلدت في دمشق عام 1931 وتوفيت في 3 يناير 2026 عن 94 عامًا.',
  'كانت معلمة في مدرسة الأمل، وابنتها طبيبة.',
  'صلاة الجنازة في جامع السلام، 12 شارع النيل.',
  'شارع الحمراء كان طريقها كل صباح منذ 1960.',
])('nothing is told of: %s', (text) => {
  expect(found(story(text))).toEqual([])
})

test('a home is told of only while a day is to come', () => {
  const home = story('The gate of 9 Seaview Street was never locked.')
  expect(found(home, { hasComingDay: false })).toEqual([])
})

test('the address of the service is meant to be known, a home is not', () => {
  const address = (text: string) => found({ place: 'ADDRESS', uuid: null, text })
  expect(address('14 Marine Parade, Kingscliff')).toEqual([])
  expect(address('St Brigid’s Hall, 14 Marine Parade, Kingscliff')).toEqual([])
  expect(address('At home, 9 Lighthouse Street, Fingal Head')).toEqual(['HOME: 9 Lighthouse Street'])
})

test('a gathering without the name of a venue is at somebody’s home', () => {
  const gathering = (text: string) => found({ place: 'EVENT', uuid: 'tea', text, isGathering: true })
  expect(gathering('9 Lighthouse Street, Fingal Head')).toEqual(['HOME: 9 Lighthouse Street'])
  expect(gathering('The Surf Club, 9 Lighthouse Street')).toEqual([])
})

test('a whole date of birth in its field is told of once', () => {
  const born = story('She was born on 12 March 1931 in the rain.')
  expect(found(born, { birthDate: '1931-03-12' })).toEqual(['BIRTH_DATE: 1931-03-12'])
  expect(found(born, { birthDate: '1931' })).toEqual(['BIRTH_DATE: 12 March 1931'])
})

test('the words around it are whole, and the same words are told of once', () => {
  const text = `${'Long before. '.repeat(9)}Ring 0412 345 678 first.\nThen 0412 345 678 again.${' And after.'.repeat(9)}`
  const [fact, ...others] = findPrivateFacts({ texts: [story(text)], birthDate: null, hasComingDay: false })
  expect(others).toEqual([])
  expect(fact).toMatchObject({ kind: 'PHONE', place: 'STORY', uuid: 'one', match: '0412 345 678' })
  expect(fact?.before).toMatch(/^…Long before\. .*Ring $/)
  expect(fact?.after).toMatch(/^ first\. Then 0412 345 678 again\. And.*…$/)
})

// Squared, the longest would take a quarter of an hour: the test ends.
test('texts made to be slow are read in steps that grow with their length', () => {
  const slow = [
    '1 '.repeat(9000),
    'A '.repeat(9000),
    `${'a.'.repeat(9000)}@`,
    'born '.repeat(4000),
    '1 A '.repeat(5000),
    'شارع '.repeat(4000),
    ')'.repeat(400_000),
    `.${'"'.repeat(400_000)}`,
  ]
  for (const text of slow)
    expect(() =>
      findPrivateFacts({ texts: [story(text)], birthDate: null, hasComingDay: true }),
    ).not.toThrow()
})
