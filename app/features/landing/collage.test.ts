import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { advance, chooseSwap, firstTable, nextDelay, settled, type Table, tilts } from './collage.ts'
import { illustrationSrcSet, illustrationUrl } from './illustration-urls.ts'
import { darkIllustrations, illustrations } from './illustrations.ts'

const SLOTS = 8

/** A small random generator with a seed (mulberry32), so that failures can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function tablesAfter(swaps: number, random: () => number): Table[] {
  const tables: Table[] = []
  let table = firstTable
  for (let count = 0; count < swaps; count += 1) {
    table = advance(table, { type: 'lay', swap: chooseSwap(table, random) })
    table = advance(table, { type: 'reveal' })
    tables.push(table)
  }
  return tables
}

const illustrationsOn = (table: Table) => settled(table).map((print) => print.illustration)

describe('the illustrations of the collage', () => {
  it('are 35, each with its files', () => {
    const files = readdirSync(new URL('./illustrations', import.meta.url)).filter((name) =>
      name.endsWith('.svg'),
    )
    expect(files.toSorted()).toEqual(illustrations.map(({ id }) => `${id}.svg`).toSorted())
    expect(files).toHaveLength(35)
    for (const { id } of illustrations) {
      expect(illustrationUrl(id)).toContain(id)
      expect(illustrationSrcSet(id)).toMatch(/-320\.avif\S* 320w, \S+-520\.avif\S* 520w$/)
    }
  })
})

describe('the prints of the collage', () => {
  const tables = tablesAfter(5000, seeded(1))

  it('start with eight different illustrations, none of them dark', () => {
    const first = firstTable.prints.map((print) => print.illustration)
    expect(new Set(first).size).toBe(SLOTS)
    expect(first.filter((illustration) => darkIllustrations.has(illustration))).toEqual([])
  })

  it('never show an illustration twice, nor two dark illustrations', () => {
    for (const table of tables) {
      const shown = illustrationsOn(table)
      expect(new Set(shown).size).toBe(SLOTS)
      expect(shown.filter((illustration) => darkIllustrations.has(illustration)).length).toBeLessThan(2)
    }
  })

  it('are replaced one at a time, never in the same slot twice in a row', () => {
    let before = firstTable
    for (const table of tables) {
      const earlier = illustrationsOn(before)
      const changed = illustrationsOn(table).flatMap((illustration, slot) =>
        illustration === earlier[slot] ? [] : [slot],
      )
      expect(changed).toEqual([table.swap?.slot])
      expect(table.swap?.slot).not.toBe(before.swap?.slot)
      before = table
    }
  })

  it('use every illustration, slot and tilt in time, and each new print in a slot has another tilt', () => {
    const swaps = tables.flatMap((table) => (table.swap === null ? [] : [table.swap]))
    expect(new Set(swaps.map((swap) => swap.print.illustration)).size).toBe(illustrations.length)
    expect(new Set(swaps.map((swap) => swap.slot)).size).toBe(SLOTS)
    expect(new Set(swaps.map((swap) => swap.print.tilt)).size).toBe(tilts.length)
    for (const { prints, swap } of tables) {
      if (swap !== null) expect(swap.print.tilt).not.toBe(prints[swap.slot]?.tilt)
    }
  })

  it('can replace a dark illustration by another dark one', () => {
    const prints = firstTable.prints.with(0, { illustration: 'campfire', tilt: 1 })
    const random = seeded(2)
    const next = Array.from({ length: 3000 }, () => chooseSwap({ prints, swap: null }, random))
    const radio = next.filter((swap) => swap.print.illustration === 'radio')
    expect(radio.length).toBeGreaterThan(0)
    expect(radio.every((swap) => swap.slot === 0)).toBe(true)
  })
})

describe('swapping a print', () => {
  const swap = chooseSwap(firstTable, seeded(3))
  const laid = advance(firstTable, { type: 'lay', swap })

  it('is invisible until the new picture is revealed', () => {
    expect(settled(laid)).toEqual(firstTable.prints)
    expect(settled(advance(laid, { type: 'reveal' }))[swap.slot]).toEqual(swap.print)
  })

  it('is dropped if another swap begins before it was revealed', () => {
    const other = chooseSwap(laid, seeded(4))
    expect(advance(laid, { type: 'lay', swap: other })).toEqual({ prints: firstTable.prints, swap: other })
  })
})

describe('the pause between two swaps', () => {
  it('lasts from 2 to 4 seconds', () => {
    expect(nextDelay(() => 0)).toBe(2000)
    expect(nextDelay(() => 0.5)).toBe(3000)
    expect(nextDelay(() => 0.9999)).toBeLessThan(4000)
  })
})
