import { slideshow, timing } from '#contract/limits.ts'

/**
 * The state of a running show, without clock and pictures: the visible slide, the next one, and the phase of the change
 * between them. Slides are counted from 0: the title card, the photos, the closing card.
 */
export interface ShowState {
  slides: number
  /** Seconds per photo. */
  speed: number
  playing: boolean
  /** The tab is hidden: nothing moves by itself. */
  hidden: boolean
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
  | { type: 'hidden'; hidden: boolean }
  /** From the preloader. */
  | { type: 'ready' | 'broken' | 'dropped'; slide: number }
  /** From the clock. */
  | { type: TimerEvent }

type TimerEvent = 'timeUp' | 'gaveUp' | 'faded' | 'settled'

/** Milliseconds to wait for a slow picture before it is skipped. */
const TIMEOUT_MS = 15_000
/** Pictures to load ahead of the visible one. */
const AHEAD = 2

export function beginShow(photos: number): ShowState {
  return {
    slides: photos + 2,
    speed: slideshow.speed,
    playing: true,
    hidden: false,
    at: 0,
    toward: null,
    leaving: null,
    phase: 'resting',
    direction: 1,
    ready: new Set(),
    broken: new Set(),
    byHand: false,
    turn: 0,
  }
}

export function advance(state: ShowState, event: ShowEvent): ShowState {
  switch (event.type) {
    case 'next':
      return go(state, { to: following(state, from(state)), direction: 1, byHand: true })
    case 'previous':
      return go(state, { to: preceding(state, from(state)), direction: -1, byHand: true })
    case 'first':
      return go(state, { to: 0, direction: 1, byHand: true })
    case 'last':
      return go(state, { to: state.slides - 1, direction: -1, byHand: true })
    case 'timeUp':
      return go(state, { to: following(state, state.at), direction: 1, byHand: false })
    case 'toggle':
      return { ...state, playing: !state.playing, turn: state.turn + 1 }
    case 'speed':
      return { ...state, speed: event.seconds, turn: state.turn + (state.phase === 'resting' ? 1 : 0) }
    case 'hidden':
      return { ...state, hidden: event.hidden }
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

/** The next automatic event, and after how many milliseconds; null if there is none. */
export function timerOf(
  state: ShowState,
  reducedMotion: boolean,
): { after: number; event: TimerEvent } | null {
  switch (state.phase) {
    case 'waiting':
      return { after: TIMEOUT_MS, event: 'gaveUp' }
    case 'fading':
      return { after: reducedMotion ? 0 : timing.fadeOut, event: 'faded' }
    case 'settling':
      return { after: timing.fadeIn, event: 'settled' }
    case 'resting':
      return state.playing && !state.hidden ? { after: restOf(state, reducedMotion), event: 'timeUp' } : null
  }
}

/** The slides whose pictures are needed now, the most urgent first; never more than six. */
export function wantedSlides(state: ShowState): number[] {
  const { at, toward, leaving } = state
  const coming: number[] = []
  for (let slide = toward ?? at; coming.length < AHEAD; ) {
    slide = whole(state, following(state, slide), 1)
    if (coming.includes(slide)) break
    coming.push(slide)
  }
  const shown = [at, toward, leaving].filter((slide) => slide !== null)
  return [...new Set([...shown, ...coming, whole(state, preceding(state, at), -1)])]
}

/**
 * The slides to render, one above the other: the visible one, the next, and the previous one while the visible one
 * rests, so that a slow machine may finish its fade late.
 */
export function layersOf(state: ShowState): number[] {
  const { at, toward, leaving, phase } = state
  const coming = phase === 'settling' ? at : (toward ?? whole(state, following(state, at), 1))
  return [...new Set([at, coming, ...(leaving === null ? [] : [leaving])])].sort((one, other) => one - other)
}

/** The slide that is visible, or is fading in. */
export const shownSlide = (state: ShowState): number =>
  state.phase === 'fading' && state.toward !== null ? state.toward : state.at

const isCard = (state: ShowState, slide: number) => slide === 0 || slide === state.slides - 1

const following = (state: ShowState, slide: number) => (slide + 1) % state.slides

/** Previous from the first photo wraps to the last photo: the title card is only the beginning. */
function preceding(state: ShowState, slide: number): number {
  const last = state.slides - 2
  return slide === 1 ? last : (slide - 1 + state.slides) % state.slides
}

/**
 * This slide or, if its picture is broken, the nearest one in the given direction that is not. Cards never count as
 * broken.
 */
function whole(state: ShowState, slide: number, direction: 1 | -1): number {
  let found = slide
  for (let passed = 0; state.broken.has(found) && passed < state.slides; passed += 1)
    found = direction === 1 ? following(state, found) : preceding(state, found)
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

/** The new slide replaces the old one. When the show starts over, broken pictures are tried again. */
function switched(state: ShowState): ShowState {
  const at = state.toward ?? state.at
  return {
    ...state,
    at,
    toward: null,
    leaving: state.at === at ? null : state.at,
    phase: 'settling',
    broken: at === 0 ? new Set() : state.broken,
    turn: state.turn + 1,
  }
}

/**
 * Milliseconds from the end of one fade to the start of the next, so that each photo has its seconds including the
 * fade.
 */
function restOf(state: ShowState, reducedMotion: boolean): number {
  const seconds = isCard(state, state.at) ? Math.max(state.speed, slideshow.cardSeconds) : state.speed
  return seconds * 1000 - (reducedMotion ? 0 : timing.fadeOut) - timing.fadeIn
}

const withOne = (set: ReadonlySet<number>, one: number): ReadonlySet<number> => new Set(set).add(one)

function without(set: ReadonlySet<number>, one: number): ReadonlySet<number> {
  const rest = new Set(set)
  rest.delete(one)
  return rest
}
