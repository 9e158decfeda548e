import { expect, test } from 'vitest'
import { eachOneLine, oneLine } from './one-line.ts'

test.each([
  ['a copied name ends its line', 'Margaret Petrie\r\n', 'Margaret Petrie'],
  ['two lines of a letterhead are one', 'Margaret\n  Petrie', 'Margaret Petrie'],
  ['a cell of a table brings its tab', '\tMargaret\tPetrie', 'Margaret Petrie'],
  ['lines of other programs', 'a\u2028b\u2029c\u0085d\u000be\u000cf', 'a b c d e f'],
  ['what no one sees goes', 'Mar\u0000ga\u0007ret\u009b', 'Margaret'],
  ['marks that turn what follows round', 'Ana\u202egnp.exe', 'Anagnp.exe'],
  ['marks that a telephone puts around a name', '\u202aAna\u202c \u2068Silva\u2069', 'Ana Silva'],
  ['a mark at the beginning of a file', '\ufeffAna', 'Ana'],
  ['nothing but marks is nothing', '\u200b\u200e \u2060\ufeff\u200d', ''],
  ['letters that only fill a place are nothing', '\u3164\u2800 \u115f\uffa0', ''],
  ['nothing', ' \n ', ''],
])('%s', (_, text, line) => {
  expect(oneLine(text)).toBe(line)
})

test.each([
  ['Arabic', 'فاطمة الزهراء بنت محمد'],
  ['Persian, with a joint that is none', 'می\u200cخواهم'],
  ['Hebrew with points, and a mark of direction', 'רִבְקָה\u200f (Rivka)'],
  ['Thai, with a place to break', 'สมชาย\u200bใจดี'],
  ['Devanagari with a joiner', 'क्\u200dष'],
  ['emoji', '🌹 Rose 👨‍👩‍👧‍👦 🏳️‍🌈 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['two spaces that somebody meant', 'Dr  Petrie'],
  ['Vietnamese, taken apart', 'Nguyễn'.normalize('NFD')],
])('%s stays unchanged', (_, text) => {
  expect(oneLine(text)).toBe(text)
})

test('a long text of spaces and marks is fast', () => {
  const line = oneLine(`${' '.repeat(200_000)}a${'\u200b '.repeat(100_000)}`)
  expect(line.startsWith('a')).toBe(true)
})

test('a caption keeps its lines, and each becomes one line', () => {
  expect(eachOneLine(' The kitchen,\r\n1962.\u202e \n\nTaken\tby Tom\u2028\n')).toBe(
    'The kitchen,\n1962.\n\nTaken by Tom',
  )
})
