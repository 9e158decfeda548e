import { expect, test } from 'vitest'
import type { Priority } from '#contract/endpoint.ts'
import type { Load } from '#server/ports/load.ts'
import { overloadPolicy } from './shedding.ts'

/** A load monitor that is told the same waits every second. */
function aHouse() {
  const house = overloadPolicy()
  let at = 0
  return {
    /** @returns what changed, in order */
    seconds(many: number, load: Partial<Load>, everyMs = 1000): string[] {
      return Array.from({ length: many }).flatMap(() => {
        at += everyMs
        return house
          .note({ loopMs: 10, poolMs: 0, ...load }, at)
          .map(({ priority, isRefused }) => `${priority} ${isRefused ? 'shut' : 'open'}`)
      })
    },
    refused: () =>
      (['deferrable', 'ordinary', 'essential', 'always'] satisfies Priority[]).filter(house.refuses),
  }
}

test('deferrable requests are refused first, what visitors came for last', () => {
  const house = aHouse()
  house.seconds(10, { loopMs: 400, poolMs: 900 })
  expect(house.refused()).toEqual([])
  house.seconds(5, { poolMs: 1100 })
  expect(house.refused()).toEqual(['deferrable'])
  house.seconds(5, { loopMs: 2100 })
  expect(house.refused()).toEqual(['deferrable', 'ordinary'])
  house.seconds(5, { loopMs: 8100 })
  expect(house.refused()).toEqual(['deferrable', 'ordinary', 'essential'])
})

test('a page that needs no database is not refused for it', () => {
  const house = aHouse()
  house.seconds(60, { poolMs: 10_000 })
  expect(house.refused()).toEqual(['deferrable', 'ordinary'])
})

test('one slow moment refuses nobody, however slow, and neither do several with calm in between', () => {
  const house = aHouse()
  for (let round = 0; round < 5; round += 1) {
    house.seconds(4, { loopMs: 700 })
    house.seconds(1, {})
  }
  house.seconds(1, { loopMs: 20_000 }, 40_000)
  house.seconds(1, { loopMs: 20_000 }, 40_000)
  house.seconds(1, {})
  expect(house.refused()).toEqual([])
})

test('requests are accepted again once waits are half as long for a while, not for a moment', () => {
  const house = aHouse()
  expect(house.seconds(5, { loopMs: 600 })).toEqual(['deferrable shut'])
  expect(house.seconds(10, { loopMs: 300 })).toEqual([])
  for (let round = 0; round < 5; round += 1) {
    expect(house.seconds(2, { loopMs: 100 })).toEqual([])
    expect(house.seconds(1, { loopMs: 300 })).toEqual([])
  }
  expect(house.seconds(3, { loopMs: 100 })).toEqual(['deferrable open'])
  expect(house.refused()).toEqual([])
})
