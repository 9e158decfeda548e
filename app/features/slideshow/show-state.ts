import { timing } from '#app/lib/timing.ts'
import { slideshow } from '#contract/host-limits.ts'

/**
 * The state of a running show, without clock and pictures: the visible slide, the next one, and the phase of the change
 * between them. A slide has a number that it keeps, so that others can come and go beside it; `order` begins with the
 * title card and ends with the closing card.
 */
export interface ShowState {
  order: readonly number[]
  /** What came in while it plays: shown next, then in its place. */
  fresh: readonly number[]
  /** Where the show goes on after what came in; null while it is in its order. */
  resume: number | null
  /** Seconds per photo. */
  speed: number
  playing: boolean
  /** The slide on the screen. */
  at: number
  /** The slide that is about to be shown, until it is on the screen. */
  toward: number | null
  /** The slide shown before, until the next change begins. */
  leaving: number | null
  /**
   * `waiting` for the next picture, with the old one on the screen · `fading` from one to the other · `settling` just
   * switched
   */
  phase: 'resting' | 'waiting' | 'fading' | 'settling'
  direction: 1 | -1
  /** Films that cannot be played: each is shown like a photo. */
  stills: ReadonlySet<number>
  /** Pictures that can be shown without delay. */
  ready: ReadonlySet<number>
  /** Pictures that could not be loaded; tried again when the show starts over. */
  broken: ReadonlySet<number>
  /** The last movement was made by the user. */
  byHand: boolean
  /** Incremented whenever the timer restarts. */
  turn: number
}

export type ShowEvent =
  | { type: 'next' | 'previous' | 'first' | 'last' | 'toggle' }
  | { type: 'speed'; seconds: number }
  /** Photos came, or were taken back. */
  | { type: 'relisted'; order: readonly number[]; fresh: readonly number[] }
  /** From the film on the screen: it is over, or cannot be played and is shown as a still. */
  | { type: 'ended' | 'unplayable'; slide: number }
  /** From the preloader. */
  | { type: 'ready' | 'broken' | 'dropped'; slide: number }
  /** From the clock. */
  | { type: TimerEvent }

type TimerEvent = 'timeUp' | 'gaveUp' | 'faded' | 'settled'

/** Milliseconds to wait for a slow picture before it is skipped. */
const TIMEOUT_MS = 15_000
/** Milliseconds that a film may take longer than it is, while it loads; then the show goes on. */
const FILM_GRACE_MS = 8000
/** Pictures to load ahead of the visible one. */
const AHEAD = 2

/** @param count of photos and films */
export function beginShow(count: number): ShowState {
  return {
    order: Array.from({ length: count + 2 }, (_, slide) => slide),
    fresh: [],
    resume: null,
    speed: slideshow.speed,
    playing: true,
    at: 0,
    toward: null,
    leaving: null,
    phase: 'resting',
    direction: 1,
    stills: new Set(),
    ready: new Set(),
    broken: new Set(),
    byHand: false,
    turn: 0,
  }
}

export function advance(state: ShowState, event: ShowEvent): ShowState {
  switch (event.type) {
    case 'next':
      return go(state, { to: coming(state, from(state)), direction: 1, byHand: true })
    case 'previous':
      return go(state, { to: preceding(state, from(state)), direction: -1, byHand: true })
    case 'first':
      return go(state, { to: firstOf(state), direction: 1, byHand: true })
    case 'last':
      return go(state, { to: lastOf(state), direction: -1, byHand: true })
    case 'timeUp':
      return go(state, { to: coming(state, state.at), direction: 1, byHand: false })
    case 'toggle':
      return { ...state, playing: !state.playing, turn: state.turn + 1 }
    case 'speed':
      return { ...state, speed: event.seconds, turn: state.turn + (state.phase === 'resting' ? 1 : 0) }
    case 'relisted':
      return relisted(state, event)
    case 'ended': {
      const isOver = state.playing && state.phase === 'resting' && state.at === event.slide
      return isOver ? advance(state, { type: 'timeUp' }) : state
    }
    case 'unplayable':
      return asStill(state, event.slide)
    case 'ready':
      return arrived({ ...state, ready: withOne(state.ready, event.slide) }, event.slide)
    case 'broken':
      return missed(state, event.slide)
    case 'gaveUp':
      return state.toward === null ? state : missed(state, state.toward)
    case 'dropped':
      return { ...state, ready: without(state.ready, event.slide) }
    case 'faded':
      return switched(state)
    case 'settled':
      return { ...state, phase: 'resting', turn: state.turn + 1 }
  }
}

interface Surroundings {
  /** The tab is hidden: nothing moves by itself. */
  isHidden: boolean
  hasReducedMotion: boolean
  /** How long films take, in seconds, by slide. A slide that is none has the seconds of a photo. */
  lengths: ReadonlyMap<number, number>
}

/** The next automatic event, and after how many milliseconds; null if there is none. */
export function timerOf(
  state: ShowState,
  { isHidden, hasReducedMotion, lengths }: Surroundings,
): { after: number; event: TimerEvent } | null {
  switch (state.phase) {
    case 'waiting':
      return { after: TIMEOUT_MS, event: 'gaveUp' }
    case 'fading':
      return { after: hasReducedMotion ? 0 : timing.fadeOut, event: 'faded' }
    case 'settling':
      return { after: timing.fadeIn, event: 'settled' }
    case 'resting':
      return state.playing && !isHidden
        ? { after: restOf(state, hasReducedMotion, lengths), event: 'timeUp' }
        : null
  }
}

/** The slides whose pictures are needed now, the most urgent first; never more than six. */
export function wantedSlides(state: ShowState): number[] {
  const { at, toward, leaving } = state
  const next: number[] = []
  for (let slide = toward ?? at; next.length < AHEAD; ) {
    slide = whole(state, coming(state, slide), 1)
    if (next.includes(slide)) break
    next.push(slide)
  }
  const shown = [at, toward, leaving].filter((slide) => slide !== null)
  return [...new Set([...shown, ...next, whole(state, preceding(state, at), -1)])]
}

/**
 * The slides to render, one above the other: the visible one, the next, and the previous one while the visible one
 * rests, so that a slow machine may finish its fade late.
 */
export function layersOf(state: ShowState): number[] {
  const { at, toward, leaving, phase } = state
  const next = phase === 'settling' ? at : (toward ?? whole(state, coming(state, at), 1))
  return [...new Set([at, next, ...(leaving === null ? [] : [leaving])])].sort((one, other) => one - other)
}

/** The slide that is visible, or is fading in. */
export const shownSlide = (state: ShowState): number =>
  state.phase === 'fading' && state.toward !== null ? state.toward : state.at

const firstOf = ({ order }: ShowState) => order[0] ?? 0
const lastOf = ({ order }: ShowState) => order.at(-1) ?? 0

const isCard = (state: ShowState, slide: number) => slide === firstOf(state) || slide === lastOf(state)

const following = (state: ShowState, slide: number) =>
  state.order[state.order.indexOf(slide) + 1] ?? firstOf(state)

/** What is shown after a slide: what just came in, else what follows where the show left its order. */
function coming(state: ShowState, slide: number): number {
  const came = state.fresh.find((one) => one !== slide && one !== state.at && !state.broken.has(one))
  if (came !== undefined) return came
  const isOutOfOrder = slide === state.at || state.fresh.includes(slide)
  return following(state, isOutOfOrder ? (state.resume ?? state.at) : slide)
}

/** Previous from the first photo wraps to the last photo: the title card is only the beginning. */
function preceding(state: ShowState, slide: number): number {
  const { order } = state
  const place = order.indexOf(slide)
  return (place === 1 ? order.at(-2) : order.at(place - 1)) ?? firstOf(state)
}

/**
 * This slide or, if its picture is broken, the nearest one in the given direction that is not. Cards never count as
 * broken.
 */
function whole(state: ShowState, slide: number, direction: 1 | -1): number {
  let found = slide
  for (let passed = 0; state.broken.has(found) && passed < state.order.length; passed += 1)
    found = direction === 1 ? coming(state, found) : preceding(state, found)
  return found
}

/** The slide a press counts from: two quick presses go two slides. */
const from = (state: ShowState) => state.toward ?? state.at

function go(state: ShowState, move: { to: number; direction: 1 | -1; byHand: boolean }): ShowState {
  const { direction, byHand } = move
  // A press during a fade ends that fade at once.
  const settled = state.phase === 'fading' ? switched(state) : state
  const begun = { ...settled, direction, byHand, leaving: null, turn: state.turn + 1 }
  const toward = whole(begun, move.to, direction)
  if (toward === begun.at || begun.broken.has(toward)) return { ...begun, phase: 'resting', toward: null }
  return { ...begun, toward, phase: begun.ready.has(toward) ? 'fading' : 'waiting' }
}

function arrived(state: ShowState, slide: number): ShowState {
  if (state.phase !== 'waiting' || state.toward !== slide) return state
  return { ...state, phase: 'fading', turn: state.turn + 1 }
}

function missed(state: ShowState, slide: number): ShowState {
  if (isCard(state, slide)) return arrived({ ...state, ready: withOne(state.ready, slide) }, slide)
  const known = { ...state, broken: withOne(state.broken, slide) }
  if (state.phase !== 'waiting' || state.toward !== slide) return known
  return go(known, { to: slide, direction: state.direction, byHand: state.byHand })
}

/** It has the seconds of a photo from now on. */
function asStill(state: ShowState, slide: number): ShowState {
  const isTimed = state.at === slide && state.phase === 'resting' && !state.stills.has(slide)
  return { ...state, stills: withOne(state.stills, slide), turn: state.turn + (isTimed ? 1 : 0) }
}

/** What was taken back leaves the screen at once, whether or not the next picture is there. */
function relisted(
  state: ShowState,
  { order, fresh }: { order: readonly number[]; fresh: readonly number[] },
): ShowState {
  if (fresh.length === 0 && order.join() === state.order.join()) return state
  const isThere = (slide: number) => order.includes(slide)
  const orNull = (slide: number | null) => (slide !== null && isThere(slide) ? slide : null)
  const listed: ShowState = {
    ...state,
    order,
    fresh: [...new Set([...state.fresh, ...fresh])].filter(isThere),
    resume: orNull(state.resume),
    leaving: orNull(state.leaving),
    toward: orNull(state.toward),
  }
  if (!isThere(state.at)) {
    const after = state.order.slice(state.order.indexOf(state.at)).find(isThere) ?? firstOf(listed)
    return { ...listed, at: after, toward: null, leaving: null, phase: 'settling', turn: state.turn + 1 }
  }
  const isLost = state.toward !== null && listed.toward === null
  return isLost ? { ...listed, phase: 'resting', turn: state.turn + 1 } : listed
}

/** The new slide replaces the old one. When the show starts over, broken pictures are tried again. */
function switched(state: ShowState): ShowState {
  const at = state.toward ?? state.at
  const isFresh = state.fresh.includes(at)
  return {
    ...state,
    at,
    fresh: isFresh ? state.fresh.filter((slide) => slide !== at) : state.fresh,
    resume: isFresh ? (state.resume ?? state.at) : null,
    toward: null,
    leaving: state.at === at ? null : state.at,
    phase: 'settling',
    broken: at === firstOf(state) ? new Set() : state.broken,
    turn: state.turn + 1,
  }
}

/**
 * Milliseconds from the end of one fade to the start of the next, so that each photo has its seconds including the
 * fade. A film tells its end itself; it has its time and a grace.
 */
function restOf(state: ShowState, hasReducedMotion: boolean, lengths: Surroundings['lengths']): number {
  const film = state.stills.has(state.at) ? undefined : lengths.get(state.at)
  if (film !== undefined) return film * 1000 + FILM_GRACE_MS
  const seconds = isCard(state, state.at) ? Math.max(state.speed, slideshow.cardSeconds) : state.speed
  return seconds * 1000 - (hasReducedMotion ? 0 : timing.fadeOut) - timing.fadeIn
}

const withOne = (set: ReadonlySet<number>, one: number): ReadonlySet<number> => new Set(set).add(one)

function without(set: ReadonlySet<number>, one: number): ReadonlySet<number> {
  const rest = new Set(set)
  rest.delete(one)
  return rest
}
