import { timing } from '#contract/timing.ts'
import { darkIllustrations, type IllustrationId, illustrations } from './illustrations.ts'

/**
 * What lies on the landing's table, and what comes next: pure, with chance handed in.
 * `random` returns a number from 0 up to, but not including, 1, as `Math.random` does.
 */

/** Names of the CSS classes `tilt-1` to `tilt-9`: a style attribute would be refused by the content policy. */
export const tilts = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
type Tilt = (typeof tilts)[number]

export type Print = { illustration: IllustrationId; tilt: Tilt }

/** A print on its way in: it lies unseen on its slot until its picture is decoded, then it is revealed. */
type Swap = { slot: number; print: Print; revealed: boolean }

export type Table = { prints: readonly Print[]; swap: Swap | null }

/** The same eight for every first visit, so that server and browser agree. */
export const firstTable: Table = {
  prints: [
    { illustration: 'fishing-boat', tilt: 2 },
    { illustration: 'dog-at-door', tilt: 7 },
    { illustration: 'violin', tilt: 6 },
    { illustration: 'kettle', tilt: 3 },
    { illustration: 'rose-gate', tilt: 4 },
    { illustration: 'jetty', tilt: 8 },
    { illustration: 'boots', tilt: 7 },
    { illustration: 'sewing-box', tilt: 2 },
  ],
  swap: null,
}

export type Step = { type: 'lay'; swap: Swap } | { type: 'reveal' }

/** Laying the next print settles the one before it; revealing makes the print seen. */
export function advance(table: Table, step: Step): Table {
  if (step.type === 'lay') return { prints: settled(table), swap: step.swap }
  return table.swap === null ? table : { ...table, swap: { ...table.swap, revealed: true } }
}

/** The eight prints as a visitor sees them now. */
export function settled({ prints, swap }: Table): readonly Print[] {
  return swap?.revealed ? prints.with(swap.slot, swap.print) : prints
}

/**
 * Picks one slot and what it shows next. Never the slot that changed last, never an illustration that is on the table,
 * never a second dark illustration: eight places lie differently on every width, so side by side is ruled out for all.
 */
export function chooseSwap(table: Table, random: () => number): Swap {
  const prints = settled(table)
  const slots = prints.map((_, slot) => slot).filter((slot) => slot !== table.swap?.slot)
  const slot = pick(slots, random)
  const shown = new Set(prints.map((print) => print.illustration))
  const darkElsewhere = prints.some(
    (print, index) => index !== slot && darkIllustrations.has(print.illustration),
  )
  const candidates = illustrations
    .map((illustration) => illustration.id)
    .filter((id) => !shown.has(id) && !(darkElsewhere && darkIllustrations.has(id)))
  const tilt = pick(
    tilts.filter((value) => value !== prints[slot]?.tilt),
    random,
  )
  return { slot, print: { illustration: pick(candidates, random), tilt }, revealed: false }
}

/** Milliseconds from one replacement to the next: 2 to 4 seconds. */
export function nextDelay(random: () => number): number {
  return timing.collageMin + random() * (timing.collageMax - timing.collageMin)
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
