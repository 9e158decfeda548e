import { expect, test } from 'vitest'
import { refusedIn, refusedText } from './rsvp-form-values.ts'

test('answers that were not kept are said on the next page, and nothing else is', () => {
  const refused = [
    { reason: 'OVER', eventUuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11' },
    { reason: 'GONE', eventUuid: '5b2c86f0-4b6f-4f0e-8d30-0c9a0b6d5f22' },
  ] as const
  expect(refusedIn(refusedText(refused))).toEqual(refused)
  expect(refusedIn(null)).toEqual([])
  expect(refusedIn('LOST.0d9f6b1e OVER')).toEqual([{ reason: 'OVER', eventUuid: '' }])
})
