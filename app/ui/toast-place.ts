/** In pixels from the top of the window. */
export interface Span {
  top: number
  bottom: number
}

export interface Place {
  side: 'top' | 'bottom'
  /** From that side of the window. */
  inset: number
}

interface Around {
  /** Of the short messages together. */
  height: number
  /** What of the window is seen: an on-screen keyboard may hide its end. */
  seen: Span
  /** The window's height. */
  windowHeight: number
  /** The foot of a step, wherever it stands now. */
  foot: Span | null
  /** What can be pressed or typed in, in sight, without the foot. */
  controls: readonly Span[]
  /** What has the focus. */
  focused: Span | null
}

/** Between a short message and what it stands beside. */
const GAP = 16
/** To be under a message is worse for what has the focus than for anything else. */
const FOCUS_WEIGHT = 1000

const overlap = (one: Span, other: Span) => one.top < other.bottom && other.top < one.bottom

/** Where the messages end at the bottom: above the foot, and above the keyboard. */
export function lowestEnd({ seen, foot }: Pick<Around, 'seen' | 'foot'>): number {
  const isSeen = foot !== null && overlap(foot, seen)
  return (isSeen ? Math.min(foot.top, seen.bottom) : seen.bottom) - GAP
}

/** The side on which the messages cover least: never what has the focus while the other is free, else the bottom. */
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
