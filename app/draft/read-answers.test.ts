import fc from 'fast-check'
import { expect, test } from 'vitest'
import { User } from '#contract/accounts.ts'
import { Media } from '#contract/media.ts'
import { languages } from '#languages/index.ts'
import { readMedia, readUser } from './read-answers.ts'

// Stored answers are read exactly as the contract's schemas parse them.

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const pixels = fc.integer({ min: 1, max: 9999 })
const rest = { requiredKeys: [] }

const media = fc
  .tuple(
    fc.record({
      uuid: fc.uuid(),
      title: fc.string(),
      location: fc.string(),
      filename: fc.string(),
      extension: fc.string(),
      mediaType: fc.constantFrom(0 as const, 1 as const),
      url: fc.string(),
      state: fc.constantFrom('PROCESSING', 'READY', 'FAILED'),
      width: maybe(pixels),
      height: maybe(pixels),
      placeholder: maybe(fc.string()),
      widths: fc.array(pixels),
      durationSeconds: maybe(fc.double({ min: 0, max: 300, noNaN: true })),
      clientId: maybe(fc.uuid()),
    }),
    fc.record(
      {
        poster: maybe(fc.record({ url: fc.string(), width: pixels, height: pixels })),
        sources: maybe(
          fc.array(
            fc.record({ url: fc.string(), type: fc.constantFrom('video/mp4', 'video/webm'), bytes: pixels }),
          ),
        ),
        takenAt: maybe(fc.string()),
        rotation: maybe(fc.integer({ min: 0, max: 3 })),
      },
      rest,
    ),
  )
  .map((parts) => Object.assign({}, ...parts))

const user = fc
  .tuple(
    fc.record({
      uuid: fc.uuid(),
      email: fc.emailAddress(),
      firstName: fc.string(),
      surname: fc.string(),
      emailVerified: fc.boolean(),
    }),
    fc.record(
      {
        language: fc.constantFrom(...languages),
        deletionDueAt: maybe(fc.constant('2026-11-25T07:00:00.000Z')),
      },
      rest,
    ),
  )
  .map((parts) => Object.assign({}, ...parts))

test.each([
  ['a file', media, Media, readMedia],
  ['a user', user, User, readUser],
])('reads %s as the contract does', (_, answers, schema, read) => {
  fc.assert(
    fc.property(answers, (answer) => {
      const stored = JSON.parse(JSON.stringify(answer))
      expect(read(stored)).toEqual(schema.parse(stored))
    }),
  )
})

test.each([
  ['a file', Media, readMedia],
  ['a user', User, readUser],
])('rejects everything that is not %s', (_, schema, read) => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      expect(schema.safeParse(stored).success).toBe(false)
      expect(() => read(stored)).toThrow()
    }),
  )
})
