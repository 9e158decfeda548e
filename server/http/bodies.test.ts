import { expect, test } from 'vitest'
import { hasSoundShape, jsonShape } from './bodies.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('nesting up to the limit is accepted, one level more is not', () => {
  expect(hasSoundShape(nested(jsonShape.depth))).toBe(true)
  expect(hasSoundShape(nested(jsonShape.depth + 1))).toBe(false)
  expect(hasSoundShape(`${'{"a":['.repeat(16)}1${']}'.repeat(16)}`)).toBe(true)
  expect(hasSoundShape(`${'{"a":['.repeat(17)}1${']}'.repeat(17)}`)).toBe(false)
})

test('brackets side by side are not deep', () => {
  expect(hasSoundShape(`[${Array(10_000).fill('[{}]').join()}]`)).toBe(true)
})

test('brackets and commas inside strings do not count, however the string is escaped', () => {
  const words = '[{,'.repeat(60_000)
  expect(hasSoundShape(JSON.stringify({ text: words }))).toBe(true)
  for (const text of [`"${words}`, `\\"${words}`, `\\\\${words}`, `${words}\\`])
    expect(hasSoundShape(JSON.stringify([text, 'x']))).toBe(true)
})

test('an escaped quote does not hide what follows', () => {
  for (const start of ['"\\\\"', '"\\\\\\\\"', '"\\""', '""'])
    expect(hasSoundShape(`[${start},${nested(40)}]`)).toBe(false)
})

test('invalid JSON is left to the parser, however it ends', () => {
  for (const text of ['', '"', '"\\', ']]]]', '{"a', 'x'.repeat(100)]) expect(hasSoundShape(text)).toBe(true)
})

test('too many small values are refused before parsing', () => {
  expect(hasSoundShape(`[${'0,'.repeat(jsonShape.values - 1)}0]`)).toBe(true)
  expect(hasSoundShape(`[${'0,'.repeat(jsonShape.values)}0]`)).toBe(false)
})
