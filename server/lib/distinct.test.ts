import { expect, test } from 'vitest'
import { distinct } from './distinct.ts'

test('a list has each photo once', () => {
  expect(distinct(['b', 'a', 'B'])).toEqual(['b', 'a'])
})
