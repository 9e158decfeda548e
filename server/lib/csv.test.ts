import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const lines = (csv: string) => csv.slice(1).split('\r\n')

test('a table begins with a byte order mark and ends every line', () => {
  expect(toCsv(['Name', 'Guests'], [['Joan', 2]])).toBe('\ufeffName,Guests\r\nJoan,2\r\n')
  expect(toCsv(['Name'], [])).toBe('\ufeffName\r\n')
})

test('separators and line ends are quoted, quotes are doubled', () => {
  const csv = toCsv(['a'], [['Petrie, Joan'], ['she said "yes"'], ['two\nlines'], ['two\r\nlines']])
  expect(csv).toBe('\ufeffa\r\n"Petrie, Joan"\r\n"she said ""yes"""\r\n"two\nlines"\r\n"two\r\nlines"\r\n')
})

test('any script stays unchanged; null is an empty cell', () => {
  expect(lines(toCsv(['a', 'b'], [['كانت دائماً تضحك', null]]))[1]).toBe('كانت دائماً تضحك,')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+61 412 345 678', "'+61 412 345 678"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['＝1+1', "'＝1+1"],
  ['＋61', "'＋61"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['x;=1+1', "x;'=1+1"],
  ['x; \t＝1+1', "x; \t'＝1+1"],
  [';=1;@b', ";'=1;'@b"],
  ['a, b;-1', '"a, b;\'-1"'],
  ['x\t+1', "x\t'+1"],
  ['see you ;-)', 'see you ;-)'],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['=HYPERLINK("http://example.com","a, b")', '"\'=HYPERLINK(""http://example.com"",""a, b"")"'],
])('%j is text, not a formula', (text, cell) => {
  expect(toCsv(['a'], [[text]])).toBe(`\ufeffa\r\n${cell}\r\n`)
})

test('only text is escaped: numbers and dates stay as they are', () => {
  expect(lines(toCsv(['a', 'b'], [[-12.5, new Date('2025-11-20T03:04:05Z')]]))[1]).toBe(
    '-12.5,2025-11-20T03:04:05.000Z',
  )
})

test.each(['\t', '; ', ';', ' ', '\n', ';\t', '='])(
  'a cell of nothing but %j is read in steps that grow with its length',
  (part) => {
    // Squared, half a million characters would take half an hour: the test ends.
    const cell = `x${part.repeat(500_000 / part.length)}y`
    expect(() => toCsv(['a'], [[cell]])).not.toThrow()
  },
)
