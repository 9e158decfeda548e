import { expect, test } from 'vitest'
import { fileName, paddedNumber } from './file-names.ts'

test.each([
  ['The garden in June', '001 The garden in June.jpg'],
  ['', '001.jpg'],
  ['  …and then\nwe  swam\t ', '001 …and then we swam.jpg'],
  ['a/b\\c:d*e?f"g<h>i|j', '001 a-b-c-d-e-f-g-h-i-j.jpg'],
  ['../../etc/passwd', '001 etc-passwd.jpg'],
  ['...', '001.jpg'],
  ['/', '001.jpg'],
  ['What a day...', '001 What a day.jpg'],
  ['Cafe\u0301', '001 Café.jpg'],
  ['قصة جدتي', '001 قصة جدتي.jpg'],
  ['gpj.\u202eexe', '001 gpj.exe.jpg'],
  ['a\u0000b\u0007c', '001 abc.jpg'],
  ['👩‍👩‍👧‍👦 us four', '001 👩‍👩‍👧‍👦 us four.jpg'],
  ['half \ud83d of it', '001 half  of it.jpg'],
])('%j becomes %j', (words, name) => {
  expect(fileName(words, 'jpg', '001')).toBe(name)
})

test('a Windows device name is no file name', () => {
  expect(fileName('CON', 'txt')).toBe('_CON.txt')
  expect(fileName('nul.tar', 'txt')).toBe('_nul.tar.txt')
  expect(fileName('Conrad', 'txt')).toBe('Conrad.txt')
  expect(fileName('', 'txt')).toBe('_.txt')
})

test.each([['W'.repeat(400)], ['कि'.repeat(90)], ['👩‍👩‍👧‍👦'.repeat(30)], [`e${'\u0301'.repeat(500)}`]])(
  'a long name is cut to 100 bytes, between letters',
  (words) => {
    const name = fileName(words, 'heic', '0123')
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(100)
    expect(name).toMatch(/^0123.*\.heic$/u)
    expect(name.isWellFormed()).toBe(true)
    expect(name).not.toContain('\ufffd')
  },
)

test('family emoji are not split', () => {
  const name = fileName('👩‍👩‍👧‍👦'.repeat(30), 'jpg', '001')
  expect(name.replaceAll('👩‍👩‍👧‍👦', '')).toBe('001 .jpg')
})

test('numbers sort by value', () => {
  expect(paddedNumber(7, 60)).toBe('007')
  expect(paddedNumber(7, 4000)).toBe('0007')
})
