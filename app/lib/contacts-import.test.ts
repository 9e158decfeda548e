import { describe, expect, it } from 'vitest'
import { parseImport } from './contacts-import.ts'

const contactsOf = (text: string) => parseImport(text).contacts.map((contact) => contact.text)
const read = (text: string) => parseImport(text).contacts.map(({ text: contact, name }) => [contact, name])

/** What people paste, and the addresses and numbers that a person would find in it, written before the parser was. */
const messyLines: readonly [line: string, contacts: readonly string[]][] = [
  ['ana@example.com', ['ana@example.com']],
  ['  Ana.Silva@Example.com  ', ['Ana.Silva@Example.com']],
  ['Ana Silva <ana@example.com>', ['ana@example.com']],
  ['"Silva, Ana" <ana@example.com>', ['ana@example.com']],
  ['Silva, Ana <ana@example.com>', ['ana@example.com']],
  ['ana@example.com.', ['ana@example.com']],
  ['(ana@example.com)', ['ana@example.com']],
  ['[ana@example.com]', ['ana@example.com']],
  ['Email: ana@example.com', ['ana@example.com']],
  ['E-mail:ana@example.com', ['ana@example.com']],
  ['mailto:ana@example.com', ['ana@example.com']],
  ['- ana@example.com', ['ana@example.com']],
  ['• ana@example.com', ['ana@example.com']],
  ['1. ana@example.com', ['ana@example.com']],
  ['12) ana@example.com', ['ana@example.com']],
  ['Mum ana@example.com', ['ana@example.com']],
  ['please write to ana@example.com about the flowers', ['ana@example.com']],
  ['ana@example.com (my aunt)', ['ana@example.com']],
  ['ana@example.com, ben@example.com', ['ana@example.com', 'ben@example.com']],
  ['ana@example.com; ben@example.com;', ['ana@example.com', 'ben@example.com']],
  ['ana@example.com ben@example.com', ['ana@example.com', 'ben@example.com']],
  ['Ana <ana@example.com>, Ben <ben@example.com>', ['ana@example.com', 'ben@example.com']],
  ['Ana <ana@example.com> Ben <ben@example.com>', ['ana@example.com', 'ben@example.com']],
  ["'kim@example.org' via choir list", ['kim@example.org']],
  ['kim@example.org!', ['kim@example.org']],
  ['Is it kim@example.org?', ['kim@example.org']],
  ['o’brien pat.obrien+choir@mail.example.co.uk', ['pat.obrien+choir@mail.example.co.uk']],
  ['jörg@exämple.de', ['jörg@exämple.de']],
  ['Karim | karim@example.com | neighbour', ['karim@example.com']],
  ['karim@example.com\tKarim\tneighbour', ['karim@example.com']],
  ['Karim\tkarim@example.com\t0412 345 678', ['karim@example.com', '0412 345 678']],
  ['Lena Marsh, lena@example.com, 0498 765 432', ['lena@example.com', '0498 765 432']],
  ['lena@example.com / 0498 765 432', ['lena@example.com', '0498 765 432']],
  ['0412 345 678', ['0412 345 678']],
  ['0412345678', ['0412345678']],
  ['0412.345.678', ['0412 345 678']],
  ['0412-345-678', ['0412-345-678']],
  ['0412/345678', ['0412 345678']],
  ['Mum 0412 345 678', ['0412 345 678']],
  ['Mum: 0412 345 678', ['0412 345 678']],
  ['Mum (mobile) 0412 345 678', ['0412 345 678']],
  ['0412 345 678 Mum', ['0412 345 678']],
  ['0412 345 678 (Mum)', ['0412 345 678']],
  ['Mum - 0412 345 678', ['0412 345 678']],
  ['Mum – 0412 345 678.', ['0412 345 678']],
  ['M: 0412 345 678', ['0412 345 678']],
  ['Tel. 0412 345 678', ['0412 345 678']],
  ['Tel:0412345678', ['0412345678']],
  ['tel:+61-412-345-678', ['+61-412-345-678']],
  ['ph 07 5555 1234', ['07 5555 1234']],
  ['(07) 5555 1234', ['(07) 5555 1234']],
  ['Home (07) 5555 1234', ['(07) 5555 1234']],
  ['+61 412 345 678', ['+61 412 345 678']],
  ['+61 (0)412 345 678', ['+61 412 345 678']],
  ['+61(0)412345678', ['+61412345678']],
  ['0061 412 345 678', ['0061 412 345 678']],
  ['+44 20 7946 0958', ['+44 20 7946 0958']],
  ['+1 (415) 555-2671', ['+1 (415) 555-2671']],
  ['415.555.2671', ['415 555 2671']],
  ['612 34 56 78', ['612 34 56 78']],
  ['612.345.678', ['612 345 678']],
  ['+34 612 345 678 Marta', ['+34 612 345 678']],
  ['Móvil: 612 345 678', ['612 345 678']],
  ['01 23 45 67 89', ['01 23 45 67 89']],
  ['01.23.45.67.89', ['01 23 45 67 89']],
  ['030/12345678', ['030 12345678']],
  // The same number in other digits is one.
  ['٠٥٠ ١٢٣ ٤٥٦٧, 050 123 4567', ['050 123 4567']],
  ['هاتف: +971 50 123 4567', ['+971 50 123 4567']],
  ['خالتي khalti@example.com', ['khalti@example.com']],
  ['\u202a+61\u00a0412\u2011345\u2011678\u202c', ['+61 412-345-678']],
  ['0412 345 678, 0498 765 432', ['0412 345 678', '0498 765 432']],
  ['0412345678 0498765432', ['0412345678', '0498765432']],
  ['0412 345 678 0498 765 432', ['0412 345 678', '0498 765 432']],
  ['+61 412 345 678 +61 498 765 432', ['+61 412 345 678', '+61 498 765 432']],
  ['0412345678/0498765432', ['0412345678', '0498765432']],
  ['0412 345 678 or 0498 765 432', ['0412 345 678', '0498 765 432']],
  ['mob 0412 345 678 home 07 5555 1234', ['0412 345 678', '07 5555 1234']],
  ['Ben Okafor ben@example.com m 0412 345 678', ['ben@example.com', '0412 345 678']],
  ['Ben, b. 28.11.1941, 0412 345 678', ['0412 345 678']],
  ['call 0412 345 678 after 10:30', ['0412 345 678']],
  ['Ben ben@example.com flat 12, 45 Marine Parade, 2487', ['ben@example.com']],
  ['Ben (2 guests) ben@example.com', ['ben@example.com']],
  ['ben@example.com 2', ['ben@example.com']],
  ['> ben@example.com', ['ben@example.com']],
  ['From: Ben Okafor <ben@example.com>', ['ben@example.com']],
  ['Cc: Ben <ben@example.com>; Lena <lena@example.com>', ['ben@example.com', 'lena@example.com']],
  ['On 12/11/2026, Ben <ben@example.com> wrote:', ['ben@example.com']],
  ['Aunty Joy', []],
  ['see you on 28.11.2026', []],
  ['28/11/2026', []],
  ['1941-2026', []],
  ['1941 – 2026', []],
  ['10.30 - 11.30', []],
  ['14 Marine Parade, Kingscliff NSW 2487', []],
  ['ABN 51 824 753 556', []],
  ['BSB 062-000 Account 1234 5678', []],
  ['IBAN DE89 3704 0044 0532 0130 00', []],
  ['order no. 12345678', []],
  ['$1.250.000', []],
  ['@ana_on_insta', []],
  ['Jörg 0171 / 234 56 78', ['0171 234 56 78']],
  ['030 - 123 45 67', ['030 123 45 67']],
  ['+49 171 /234 56 78', ['+49 171 234 56 78']],
  ['0621 12345 - 678', []],
  ['5 - 0412 345 678', ['0412 345 678']],
  ['612 345 678 / 698 765 432 - Ana', ['612 345 678', '698 765 432']],
  ['Ana 0412 345 678 +1', ['0412 345 678']],
  ['0412 345 6789*', []],
  ['61412345671.0', ['61412345671']],
  ['(+34) 612 345 678', ['+34 612 345 678']],
]

describe('a list', () => {
  it('of a hundred and ten messy lines gives what a person would find in them, and nothing else', () => {
    expect(messyLines).toHaveLength(110)
    const readings = messyLines.map(([line, wanted]) => ({ line, wanted, got: contactsOf(line) }))
    const falsely = readings.filter(({ wanted, got }) => got.some((contact) => !wanted.includes(contact)))
    expect(falsely).toEqual([])
    const missed = readings.filter(({ wanted, got }) => wanted.some((contact) => !got.includes(contact)))
    expect(missed).toEqual([])
  })

  it('reports text that could not be read, unchanged', () => {
    expect(parseImport('ana@example.com\nAunty Joy\ntom@x; lunch on Friday')).toMatchObject({
      contacts: [{ text: 'ana@example.com' }],
      unread: ['Aunty Joy', 'tom@x', 'lunch on Friday'],
    })
    for (const [line, wanted] of messyLines)
      if (wanted.length === 0) expect(parseImport(line).unread.join(', ')).not.toBe('')
  })

  it('keeps a name before an address in brackets, or at the beginning of a line', () => {
    expect(read('Ana Silva <ana@example.com>')).toEqual([['ana@example.com', 'Ana Silva']])
    expect(read('"Silva, Ana" <ana@example.com>')).toEqual([['ana@example.com', 'Ana Silva']])
    expect(read('Ana <a@example.com> Ben Okafor <b@example.com>')).toEqual([
      ['a@example.com', 'Ana'],
      ['b@example.com', 'Ben Okafor'],
    ])
    expect(read('Lena Marsh, lena@example.com, 0498 765 432')).toEqual([
      ['lena@example.com', 'Lena Marsh'],
      ['0498 765 432', 'Lena Marsh'],
    ])
    expect(read('Ana Silva, ana@example.com, ben@example.com')).toEqual([
      ['ana@example.com', 'Ana Silva'],
      ['ben@example.com', ''],
    ])
    expect(read('lunch with ana@example.com')).toEqual([['ana@example.com', '']])
  })

  it('takes words with one capital for a name where a name stands, and a label nowhere', () => {
    const ana = [['ana@example.com', 'Ana silva']]
    expect(read('Ana silva <ana@example.com>')).toEqual(ana)
    expect(read('Ana silva, ana@example.com')).toEqual(ana)
    expect(read('Ana silva ana@example.com')).toEqual([['ana@example.com', '']])
    expect(read('Tel, 0412 345 678')).toEqual([['0412 345 678', '']])
    expect(read('lunch on Friday, ana@example.com')).toEqual([['ana@example.com', '']])
  })

  it.each([
    ['Mari Paz Núñez 612 345 678', 'Mari Paz Núñez'],
    ['Pepe (hermano) +34 699 11 22 33', 'Pepe'],
    ['Tía Encarna 954 12 34 56', 'Tía Encarna'],
    ['MERCEDES PRIETO mercedes@example.com', 'MERCEDES PRIETO'],
    ['عبد الله abdullah@example.com', 'عبد الله'],
    ['Mum: 0412 345 678', 'Mum'],
    ['0412 345 678 Mum', 'Mum'],
    ['Tel. 0412 345 678', ''],
    ['• Juan Carlos / 622 00 11 22', 'Juan Carlos'],
    ['Ana y Luis – 633.444.555', 'Ana y Luis'],
    ['teléfono de Julia: 644555666', 'Julia'],
    ['From: Ben Okafor <ben@example.com>', 'Ben Okafor'],
    ['Nuria: 677 00 99 88 (no llamar por la tarde)', 'Nuria'],
    ['please write to ana@example.com about the flowers', ''],
    ['Please call 0412 345 678', ''],
    ['Is it kim@example.org?', ''],
  ])('of "%s" keeps the name beside it', (line, name) => {
    expect(read(line).map(([, named]) => named)).toEqual([name])
  })

  it('gives each number of a line its own name', () => {
    expect(read('Teresa 600 200 300, Benito 600 200 301')).toEqual([
      ['600 200 300', 'Teresa'],
      ['600 200 301', 'Benito'],
    ])
  })

  it('counts contacts that were there already', () => {
    expect(parseImport('A@x.org, a@X.org, nonsense, 0412 345 678, 0412345678', ['a@x.org'])).toEqual({
      contacts: [{ text: '0412 345 678', name: '' }],
      unread: ['nonsense'],
      duplicates: 3,
    })
  })

  it('keeps a mistyped address beside a contact', () => {
    expect(parseImport('jo@example.org tim@exampleorg')).toEqual({
      contacts: [{ text: 'jo@example.org', name: '' }],
      unread: ['tim@exampleorg'],
      duplicates: 0,
    })
  })

  it('of 2,000 lines is read completely', () => {
    const lines = Array.from({ length: 2000 }, (_, n) => (n % 2 ? `person${n}@example.com` : `nonsense ${n}`))
    const { contacts, unread } = parseImport(lines.join('\n'))
    expect([contacts.length, unread.length]).toEqual([1000, 1000])
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
    ['letters', 'a'.repeat(300_000)],
    ['labels', 'a:'.repeat(150_000)],
    ['slashes', '1/'.repeat(150_000)],
    ['names', 'Ana '.repeat(75_000)],
    ['brackets that open', '('.repeat(300_000)],
  ])(
    'that is a hostile run of %s has no contact',
    (_, text) => {
      expect(contactsOf(text)).toEqual([])
    },
    5000,
  )
})

describe('a vCard file', () => {
  it('gives one contact per card, with its name', () => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Silva;Ana;;;',
      'FN:Ana Silva',
      'TEL;TYPE=CELL:+61 412 345 678',
      'item1.EMAIL;TYPE=INTERNET:ana@exam',
      ' ple.com',
      'BDAY:1941-11-28',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:2.1',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jos=C3=A9 P=C3=A9rez',
      'TEL:tel:+34-612-345-678',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN:Nobody Reachable',
      'NOTE:12345678',
      'END:VCARD',
    ].join('\r\n')
    expect(read(text)).toEqual([
      ['ana@example.com', 'Ana Silva'],
      ['+34-612-345-678', 'José Pérez'],
    ])
    expect(parseImport(text).unread).toEqual(['Nobody Reachable'])
  })

  it('is read card by card, however each is folded, named and ended', () => {
    const text = [
      'BEGIN:VCARD',
      'FN;ENCODING=QUOTED-PRINTABLE:Jos=C3=',
      '=A9 P=C3=A9r=',
      'ez',
      'EMAIL:jose@example.com',
      'NOTE;ENCODING=QUOTED-PRINTABLE:cut short=',
      'BEGIN:VCARD',
      'N:Silva;Ana;Maria;;',
      'PHOTO;ENCODING=BASE64:/9j/4AAQ==',
      'EMAIL:ana@example.com',
      'EMAIL;TYPE=WORK:ana@example.org',
      'TEL:0412 345 678',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN:Ben',
      'TEL:(+61) 498 / 765 432',
      'BEGIN:VCARD',
      'FN;ENCODING=QUOTED-PRINTABLE:J=F6rg M=FCller',
      'TEL:0171 / 234 56 78',
      'BEGIN:VCARD',
      'FN;CHARSET=windows-1251;ENCODING=QUOTED-PRINTABLE:=C8=E2=E0=ED',
      'EMAIL:ivan@example.com',
    ].join('\r\n')
    expect(read(text)).toEqual([
      ['jose@example.com', 'José Pérez'],
      ['ana@example.com', 'Ana Silva'],
      ['ana@example.org', 'Ana Silva'],
      ['+61 498 765 432', 'Ben'],
      ['0171 234 56 78', 'Jörg Müller'],
      ['ivan@example.com', 'Иван'],
    ])
  })
})

describe('a table', () => {
  it.each([
    [
      'of an address book',
      'First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Birthday\r\n' +
        'Ana,Silva,* Home,ana@example.com,Mobile,0412 345 678,1941-11-28\r\n' +
        'Ben,Okafor,,,Mobile,+61 498 765 432,\r\n"Joy ""Jo""","Petrie, Mrs",,,,,\r\n',
      [
        ['ana@example.com', 'Ana Silva'],
        ['+61 498 765 432', 'Ben Okafor'],
      ],
    ],
    [
      'in Spanish, with semicolons',
      'Nombre;Apellidos;Correo electrónico;Móvil\nAna;Silva;ana@example.com;612 345 678\n',
      [['ana@example.com', 'Ana Silva']],
    ],
    [
      'in French, with two numbers in a cell',
      'Nom,Adresse de messagerie,Tél. mobile\nAna,ana@example.com,612 345 678\nBen,,0412 345 673; 02 9999 1111',
      [
        ['ana@example.com', 'Ana'],
        ['0412 345 673', 'Ben'],
      ],
    ],
    [
      'copied out of a spreadsheet',
      'Name\tEmail\nAna Silva\tana@example.com',
      [['ana@example.com', 'Ana Silva']],
    ],
  ])('%s gives one contact per line', (_, text, wanted) => {
    expect(read(text)).toEqual(wanted)
  })

  it.each([
    ['Spanish', 'Apellidos;Nombre;Dirección de correo;Teléfono móvil'],
    ['Portuguese', 'Sobrenome;Primeiro nome;Endereço de e-mail;Celular'],
    ['Arabic', 'اسم العائلة;الاسم الأول;عنوان البريد الإلكتروني;رقم الهاتف'],
    ['German', 'Name;Vorname;E-Mail-Adresse;Telefon (privat)'],
    ['French', 'Nom;Prénom;Courriel;Téléphone'],
  ])('has its titles in %s, also below the line that names its separator', (_, titles) => {
    expect(
      parseImport(`sep=;\r\n${titles}\r\nSilva;Ana;ana@example.com;\r\nOkafor;Ben;;0498 765 432\r\n`),
    ).toEqual({
      contacts: [
        { text: 'ana@example.com', name: 'Ana Silva' },
        { text: '0498 765 432', name: 'Ben Okafor' },
      ],
      unread: [],
      duplicates: 0,
    })
  })

  it('tells by its cells what a column with another title holds', () => {
    const text = 'Klantnr;Naam;Gsm;Adres\n7;Ana Silva;0412 345 678;\n8;Ben Okafor;;ben@example.com\n'
    expect(parseImport(text)).toMatchObject({
      contacts: [
        { text: '0412 345 678', name: 'Ana Silva' },
        { text: 'ben@example.com', name: 'Ben Okafor' },
      ],
      unread: ['Klantnr Naam Gsm Adres'],
    })
    expect(read('Bestellnr;CEP;E-Mail;Wer\n8;01310-100;;Ana\n9;01310-200;ben@example.com;Ben')).toEqual([
      ['ben@example.com', 'Ben'],
    ])
  })

  it('takes an address from another column only for whom no column has one, and short titles for what they are', () => {
    expect(read('Name,Email,Phone,Notes\nAunt May,,0412 345 678,daughter is jo@example.org')).toEqual([
      ['0412 345 678', 'Aunt May'],
    ])
    expect(read('First,Last,Email\nAna,Silva,ana@example.com')).toEqual([['ana@example.com', 'Ana Silva']])
    expect(read('Side,Name (first and last),Email\nBride,Ana Silva,ana@example.com')).toEqual([
      ['ana@example.com', 'Ana Silva'],
    ])
  })

  it('below a sentence is a list', () => {
    expect(read('Hi Tom, my phone list:\nAunt May 0412 345 678\nBen 0498 765 432')).toEqual([
      ['0412 345 678', 'Aunt May'],
      ['0498 765 432', 'Ben'],
    ])
  })

  it('without a heading line is read as a list', () => {
    expect(read('Ana Silva,ana@example.com\nBen Okafor,ben@example.com')).toEqual([
      ['ana@example.com', 'Ana Silva'],
      ['ben@example.com', 'Ben Okafor'],
    ])
  })
})
