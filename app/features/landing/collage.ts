import { timing } from '#app/lib/timing.ts'
import { darkIllustrations, type IllustrationId, illustrations } from './illustrations.ts'

/**
 * The prints of the landing page's collage, and how the next one is chosen. Pure functions: randomness is passed in.
 * `random` returns a number from 0 up to, but not including, 1, as `Math.random` does.
 */

/** For the CSS classes `tilt-1` to `tilt-9`. The content security policy refuses style attributes. */
export const tilts = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
type Tilt = (typeof tilts)[number]

export type Print = { illustration: IllustrationId; tilt: Tilt }

/** A print that replaces another: it is invisible in its slot until its picture is decoded, then it is revealed. */
type Swap = { slot: number; print: Print; revealed: boolean }

export type Table = { prints: readonly Print[]; swap: Swap | null }

/** The same eight for every visit, so that the server's and the browser's rendering agree. */
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

/** 'lay' completes the swap before and begins the next one; 'reveal' makes its print visible. */
export function advance(table: Table, step: Step): Table {
  if (step.type === 'lay') return { prints: settled(table), swap: step.swap }
  return table.swap === null ? table : { ...table, swap: { ...table.swap, revealed: true } }
}

/** The eight prints that are visible now. */
export function settled({ prints, swap }: Table): readonly Print[] {
  return swap?.revealed ? prints.with(swap.slot, swap.print) : prints
}

/**
 * Chooses a slot and its next print: not the slot that changed last, not an illustration that is already shown, and not
 * a second dark illustration. Slots have different neighbours at each width, so two dark ones are never shown together.
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

/** Milliseconds until the next swap: 2000 to 4000. */
export function nextDelay(random: () => number): number {
  return timing.collageMin + random() * (timing.collageMax - timing.collageMin)
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
