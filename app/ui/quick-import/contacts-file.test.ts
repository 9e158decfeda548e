import { expect, it } from 'vitest'
import { readContactsFile } from './contacts-file.ts'

const LIST = 'Name,Email\r\nZoë,zoe@example.com\r\n'

it('reads a list in any of the usual encodings', async () => {
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${LIST}`, 'utf16le'))
  for (const content of [LIST, `\ufeff${LIST}`, utf16, utf16.slice().buffer, Buffer.from(LIST, 'latin1')])
    expect(await readContactsFile(new Blob([content]))).toBe(LIST)
  const swapped = new Uint8Array(Buffer.from(`\ufeff${LIST}`, 'utf16le').swap16())
  expect(await readContactsFile(new Blob([swapped]))).toBe(LIST)
})

it.each([
  ['Arabic of Windows is read', [0xe3, 0xcd, 0xe3, 0xcf, 0x20, 0xc7, 0xe1, 0xda, 0xe1, 0xed], 'محمد العلي'],
  ['Japanese of Windows is refused', [0x93, 0x63, 0x92, 0x86, 0x91, 0xbe, 0x98, 0x59], null],
  ['German of DOS is refused', [0x4d, 0x81, 0x6c, 0x6c, 0x65, 0x72], null],
])('a list in %s, with no name garbled', async (_, name, wanted) => {
  const list = new Blob([new Uint8Array(name), ',ana@example.com'])
  expect(await readContactsFile(list)).toBe(wanted && `${wanted},ana@example.com`)
})

it('rejects binary files', async () => {
  expect(await readContactsFile(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])]))).toBeNull()
})

it('accepts long files only with vCards, which may contain pictures', async () => {
  const long = 'x'.repeat(2_000_000)
  expect(await readContactsFile(new Blob([long]))).toBeNull()
  const cards = `BEGIN:VCARD\nPHOTO:${long}\nEND:VCARD\n`
  expect(await readContactsFile(new Blob([cards]))).toBe(cards)
  expect(await readContactsFile(new Blob(Array(6).fill(cards)))).toBeNull()
})
