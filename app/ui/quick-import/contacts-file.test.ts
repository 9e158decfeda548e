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
