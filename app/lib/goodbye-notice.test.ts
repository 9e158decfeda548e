import { expect, test } from 'vitest'
import { type Goodbye, goodbyeState, readGoodbye } from './goodbye-notice.ts'

const farewells: Goodbye[] = [
  { kind: 'left', name: 'Margaret' },
  { kind: 'deleted', name: 'Margaret', removedAt: '2026-12-20T00:00:00Z' },
]

test.each(farewells)('reads back what was put into a history entry: $kind', (farewell) => {
  expect(readGoodbye(structuredClone(goodbyeState(farewell)))).toEqual(farewell)
})

test.each([
  null,
  undefined,
  'left',
  {},
  { farewell: null },
  { farewell: { kind: 'deleted', name: 'Margaret' } },
])('%j holds no goodbye notice', (state) => {
  expect(readGoodbye(state)).toBeNull()
})
