/** In pixels from the top of the window. */
export interface Span {
  top: number
  bottom: number
}

export interface Place {
  side: 'top' | 'bottom'
  /** Distance from that side of the window. */
  inset: number
}

interface Around {
  /** Height of all toasts together. */
  height: number
  /** The visible part of the window: an on-screen keyboard may cover its end. */
  seen: Span
  /** The window's height. */
  windowHeight: number
  /** The foot of a step, wherever it is now. */
  foot: Span | null
  /** Visible links, buttons and fields, without those in the foot. */
  controls: readonly Span[]
  /** The element that has the focus. */
  focused: Span | null
}

/** Distance between a toast and what is next to it. */
const GAP = 16
/** Covering the focused element is worse than covering any number of others. */
const FOCUS_WEIGHT = 1000

const overlap = (one: Span, other: Span) => one.top < other.bottom && other.top < one.bottom

/** Lower edge of toasts at the bottom: above the foot, and above the keyboard. */
export function lowestEnd({ seen, foot }: Pick<Around, 'seen' | 'foot'>): number {
  const isSeen = foot !== null && overlap(foot, seen)
  return (isSeen ? Math.min(foot.top, seen.bottom) : seen.bottom) - GAP
}

/**
 * The side where toasts cover the fewest controls: never the focused one if the other side is free; the bottom if both
 * are equal.
 */
export function toastPlace(around: Around): Place {
  const { height, seen, windowHeight, controls, focused } = around
  const end = lowestEnd(around)
  const low = { top: end - height, bottom: end }
  const high = { top: seen.top + GAP, bottom: seen.top + GAP + height }
  const covered = (span: Span) =>
    controls.filter((control) => overlap(control, span)).length +
    (focused && overlap(focused, span) ? FOCUS_WEIGHT : 0)
  const fits = low.top >= seen.top
  return fits && covered(low) <= covered(high)
    ? { side: 'bottom', inset: windowHeight - end }
    : { side: 'top', inset: high.top }
}
