import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Uuid } from '#contract/fields.ts'
import { readUuid } from './uuid.ts'

test('accepts what the contract accepts, and normalises it in the same way', () => {
  const texts = fc.oneof(
    fc.uuid(),
    fc.uuid().map((uuid) => uuid.toUpperCase()),
    fc.uuid().map((uuid) => uuid.slice(1)),
    fc.uuid().map((uuid) => ` ${uuid}`),
    fc.string(),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(readUuid(text)).toBe(Uuid.safeParse(text).data ?? null)
    }),
  )
})
