import { describe, expect, test } from 'vitest'
import {
  advance,
  beginShow,
  layersOf,
  type ShowEvent,
  type ShowState,
  shownSlide,
  timerOf,
  wantedSlides,
} from './show-state.ts'

// Four photos: the title is slide 0, the photos are 1 to 4, the closing card is 5.
const PHOTOS = 4
const CLOSING = 5

const having = (state: ShowState, ...events: (ShowEvent | ShowEvent['type'])[]): ShowState =>
  events.reduce<ShowState>(
    (before, event) => advance(before, typeof event === 'string' ? ({ type: event } as ShowEvent) : event),
    state,
  )

const nothingElse = { isHidden: false, hasReducedMotion: false, lengths: new Map<number, number>() }
/** The clock of a show; `more`: what is known beside its state. */
const clockOf = (state: ShowState, more: Partial<typeof nothingElse> = {}) =>
  timerOf(state, { ...nothingElse, ...more })

const ready = (...slides: number[]) => slides.map((slide) => ({ type: 'ready' as const, slide }))
const broken = (slide: number): ShowEvent => ({ type: 'broken', slide })
const all = [0, 1, 2, 3, 4, 5]

/** A show with every picture loaded, resting on a slide. */
function restingOn(slide: number, speed = 3): ShowState {
  const begun = having(beginShow(PHOTOS), ...ready(...all), { type: 'speed', seconds: speed })
  return { ...begun, at: slide }
}

/** The clock's events until the next slide rests. */
const untilRest = ['faded', 'settled'] as const

describe('playing by itself', () => {
  test('begins with the title, playing at three seconds a photo', () => {
    const state = beginShow(PHOTOS)
    expect(state).toMatchObject({ at: 0, playing: true, speed: 3, phase: 'resting' })
  })

  test('shows each photo for its seconds, including the fade of 300 ms and the 50 ms after it', () => {
    const state = restingOn(1)
    expect(clockOf(state)).toEqual({ after: 2650, event: 'timeUp' })
    const fading = having(state, 'timeUp')
    expect(clockOf(fading)).toEqual({ after: 300, event: 'faded' })
    expect([fading.at, shownSlide(fading)]).toEqual([1, 2])
    const switched = having(fading, 'faded')
    expect(switched).toMatchObject({ at: 2, leaving: 1 })
    expect(clockOf(switched)).toEqual({ after: 50, event: 'settled' })
    expect(clockOf(having(switched, 'settled'))).toEqual({ after: 2650, event: 'timeUp' })
  })

  test('has no fade with reduced motion', () => {
    expect(clockOf(having(restingOn(1), 'timeUp'), { hasReducedMotion: true })).toEqual({
      after: 0,
      event: 'faded',
    })
    expect(clockOf(restingOn(1), { hasReducedMotion: true })).toEqual({ after: 2950, event: 'timeUp' })
  })

  test('shows a card long enough to be read', () => {
    expect(clockOf(restingOn(0, 1))?.after).toBe(3650)
    expect(clockOf(restingOn(1, 1))?.after).toBe(650)
    expect(clockOf(restingOn(CLOSING, 10))?.after).toBe(9650)
  })

  test('goes from the last photo to the closing card and from there to the title again', () => {
    let state = restingOn(0)
    const seen = []
    for (let turn = 0; turn < 7; turn += 1) {
      state = having(state, 'timeUp', ...untilRest)
      seen.push(state.at)
    }
    expect(seen).toEqual([1, 2, 3, 4, CLOSING, 0, 1])
  })

  test('stops while paused or while the tab is hidden, and then restarts the time of the slide', () => {
    const paused = having(restingOn(2), 'toggle')
    expect(clockOf(paused)).toBe(null)
    const resumed = having(paused, 'toggle')
    expect(clockOf(resumed)).not.toBe(null)
    expect(resumed.turn).toBeGreaterThan(paused.turn)
    expect(clockOf(restingOn(2), { isHidden: true })).toBe(null)
  })

  test('a change of speed restarts the time of the slide unless paused', () => {
    const playing = restingOn(1)
    const faster = having(playing, { type: 'speed', seconds: 1 })
    expect(faster.turn).toBeGreaterThan(playing.turn)
    expect(clockOf(faster)?.after).toBe(650)
    const again = having(faster, { type: 'speed', seconds: 1 })
    expect(again.turn, 'the same speed too').toBeGreaterThan(faster.turn)
    expect(clockOf(having(playing, 'toggle', { type: 'speed', seconds: 1 }))).toBe(null)
    const fading = having(playing, 'timeUp')
    expect(having(fading, { type: 'speed', seconds: 9 }).turn, 'a fade goes on').toBe(fading.turn)
  })
})

describe('moving by hand', () => {
  test.each([
    ['next', 1, 2],
    ['next', 4, CLOSING],
    ['next', CLOSING, 0],
    ['previous', 3, 2],
    ['previous', CLOSING, 4],
    ['previous', 0, CLOSING],
    ['first', 3, 0],
    ['last', 3, CLOSING],
  ] as const)('%s from %i leads to %i', (press, at, to) => {
    expect(having(restingOn(at), press, ...untilRest)).toMatchObject({ at: to, byHand: true })
  })

  test('previous from the first photo wraps to the last', () => {
    expect(having(restingOn(1), 'previous', ...untilRest).at).toBe(4)
  })

  test('works while paused, and stays paused', () => {
    const state = having(restingOn(2), 'toggle', 'next', ...untilRest)
    expect(state).toMatchObject({ at: 3, playing: false })
    expect(clockOf(state)).toBe(null)
  })

  test('a press during a fade ends that fade at once and begins the next', () => {
    const state = having(restingOn(1), 'next', 'next')
    expect(state).toMatchObject({ at: 2, toward: 3, phase: 'fading' })
    expect(having(state, 'previous')).toMatchObject({ at: 3, toward: 2, phase: 'fading' })
  })

  test('the next automatic movement no longer counts as by hand', () => {
    const state = having(restingOn(1), 'next', ...untilRest, 'timeUp')
    expect(state.byHand).toBe(false)
  })

  test('previous stays where it is in a show of one photo', () => {
    const one = { ...having(beginShow(1), ...ready(0, 1, 2)), at: 1 }
    expect(having(one, 'previous')).toMatchObject({ at: 1, phase: 'resting', toward: null })
    expect(having(one, 'next', ...untilRest).at).toBe(2)
  })
})

describe('slow or broken pictures', () => {
  const slow = () => having({ ...beginShow(PHOTOS), at: 1 }, ...ready(0, 1), 'timeUp')

  test('the old slide stays on the screen while a slow picture loads', () => {
    const waiting = slow()
    expect(waiting).toMatchObject({ phase: 'waiting', at: 1, toward: 2 })
    expect([shownSlide(waiting), layersOf(waiting)]).toEqual([1, [1, 2]])
    expect(having(waiting, ...ready(3)).phase, 'another one does not help').toBe('waiting')
    expect(having(waiting, ...ready(2))).toMatchObject({ phase: 'fading', toward: 2 })
  })

  test('a picture that does not load in time is skipped', () => {
    expect(clockOf(slow())).toEqual({ after: 15_000, event: 'gaveUp' })
    expect(having(slow(), 'gaveUp')).toMatchObject({ phase: 'waiting', toward: 3 })
  })

  test('a broken picture is skipped in the direction of the movement', () => {
    expect(having(slow(), broken(2))).toMatchObject({ phase: 'waiting', toward: 3 })
    const back = having(restingOn(3), broken(2), 'previous', ...untilRest)
    expect(back.at).toBe(1)
  })

  test('a press while waiting moves on from the slide that is waited for', () => {
    expect(having(slow(), 'next')).toMatchObject({ toward: 3, at: 1 })
    expect(having(slow(), 'previous')).toMatchObject({ phase: 'resting', at: 1, toward: null })
  })

  test('only the cards are shown when every photo is broken, and each round tries the photos again', () => {
    const state = having(restingOn(0), ...[1, 2, 3, 4].map(broken), 'timeUp', ...untilRest)
    expect(state.at).toBe(CLOSING)
    const again = having(state, 'timeUp', ...untilRest)
    expect(again).toMatchObject({ at: 0, broken: new Set() })
  })

  test('previous from the closing card ends when every photo is broken', () => {
    const state = having(restingOn(CLOSING), ...[1, 2, 3, 4].map(broken), 'previous')
    expect(state).toMatchObject({ at: CLOSING, phase: 'resting' })
  })

  test('a card is shown without its picture if that is broken', () => {
    const state = having({ ...beginShow(PHOTOS), at: CLOSING }, 'timeUp', broken(0), ...untilRest)
    expect(state).toMatchObject({ at: 0, broken: new Set() })
  })
})

describe('wanted slides and layers', () => {
  test('wants the visible slide first, then the next two and the previous one', () => {
    expect(wantedSlides(restingOn(2))).toEqual([2, 3, 4, 1])
    expect(wantedSlides(restingOn(4))).toEqual([4, CLOSING, 0, 3])
    expect(wantedSlides(restingOn(1))).toEqual([1, 2, 3, 4])
  })

  test('during a movement, counts from the target', () => {
    expect(wantedSlides(having(restingOn(1), 'next'))).toEqual([1, 2, 3, 4])
    expect(wantedSlides(having(restingOn(3), 'first'))).toEqual([3, 0, 1, 2])
  })

  test('wants no broken picture', () => {
    expect(wantedSlides(having(restingOn(2), broken(3), broken(1)))).toEqual([2, 4, CLOSING])
  })

  test('never wants more than six of five hundred, at any position', () => {
    for (const at of [0, 1, 250, 500, 501])
      for (const press of ['next', 'previous', 'first', 'last'] as const) {
        const pressed = having({ ...beginShow(500), at }, press)
        expect(wantedSlides(pressed).length).toBeLessThanOrEqual(6)
      }
  })

  test('renders the next slide before it is visible, and the previous one until the fade is over', () => {
    const state = restingOn(1)
    expect(layersOf(state)).toEqual([1, 2])
    const fading = having(state, 'timeUp')
    expect(layersOf(fading)).toEqual([1, 2])
    expect(layersOf(having(fading, 'faded'))).toEqual([1, 2])
    const rested = having(fading, 'faded', 'settled')
    expect(layersOf(rested), 'the fade may be late').toEqual([1, 2, 3])
    expect(layersOf(having(rested, 'timeUp'))).toEqual([2, 3])
  })
})

describe('what comes and goes while it plays', () => {
  /** The next slide by itself, at rest. */
  const onward = (state: ShowState) =>
    having(state, 'timeUp', ...ready(state.order.at(-1) ?? 0), ...untilRest)

  test('a photo that came in is shown next; then the show goes on where it was', () => {
    const state = having(restingOn(1), { type: 'relisted', order: [0, 1, 2, 3, 4, 6, CLOSING], fresh: [6] })
    expect(wantedSlides(state), 'it is loaded first').toEqual([1, 6, 2])
    const shown = having(state, ...ready(6), 'timeUp', ...untilRest)
    expect(shown).toMatchObject({ at: 6, fresh: [], resume: 1 })
    const after = onward(shown)
    expect(after).toMatchObject({ at: 2, resume: null })
    expect(onward(after).at).toBe(3)
  })

  test('several that came in are shown one after the other', () => {
    const relisted = { type: 'relisted', order: [0, 1, 2, 3, 4, 6, 7, CLOSING], fresh: [6, 7] } as const
    let state = having(restingOn(2), relisted, ...ready(6, 7))
    const seen = []
    for (let step = 0; step < 4; step += 1) {
      state = having(state, 'timeUp', ...untilRest)
      seen.push(state.at)
    }
    expect(seen).toEqual([6, 7, 3, 4])
  })

  test('one that came in and cannot be loaded is skipped', () => {
    const state = having(restingOn(1), { type: 'relisted', order: [0, 1, 2, 3, 4, 6, CLOSING], fresh: [6] })
    expect(having(state, 'timeUp', broken(6), ...untilRest)).toMatchObject({ at: 2 })
  })

  test('what is taken back while it is on the screen leaves at once, even while paused', () => {
    const paused = having(restingOn(2), 'toggle')
    const gone = having(paused, { type: 'relisted', order: [0, 1, 3, 4, CLOSING], fresh: [] })
    expect([gone.at, layersOf(gone).includes(2)]).toEqual([3, false])
    expect(having(gone, 'settled').phase).toBe('resting')
  })

  test('what is taken back while it fades in does not come', () => {
    const fading = having(restingOn(1), 'timeUp')
    const gone = having(fading, { type: 'relisted', order: [0, 1, 3, 4, CLOSING], fresh: [] })
    expect(gone).toMatchObject({ at: 1, toward: null, phase: 'resting' })
    expect(layersOf(gone)).not.toContain(2)
  })

  test('when nothing but the cards is left, it goes from one to the other', () => {
    const cards = having(restingOn(4), { type: 'relisted', order: [0, CLOSING], fresh: [] })
    expect(cards.at).toBe(CLOSING)
    expect(having(cards, 'settled', 'timeUp', ...untilRest).at).toBe(0)
    expect(having(cards, 'settled', 'previous', ...untilRest).at).toBe(0)
  })

  test('an answer without a change moves nothing', () => {
    const state = having(restingOn(2), 'timeUp')
    expect(having(state, { type: 'relisted', order: all, fresh: [] })).toBe(state)
  })
})

describe('a film', () => {
  const film = 2
  const lengths = new Map([[film, 20]])

  test('stays until its end, whatever the speed, and the show goes on without it after a grace', () => {
    expect(clockOf(restingOn(1), { lengths })?.after).toBe(2650)
    expect(clockOf(restingOn(film), { lengths })).toEqual({ after: 28_000, event: 'timeUp' })
    expect(having(restingOn(film), { type: 'ended', slide: film })).toMatchObject({
      toward: 3,
      phase: 'fading',
    })
  })

  test('that ends while another slide is shown, or while the show is paused, changes nothing', () => {
    expect(having(restingOn(1), { type: 'ended', slide: film })).toEqual(restingOn(1))
    expect(having(restingOn(film), 'toggle', { type: 'ended', slide: film })).toMatchObject({
      at: film,
      toward: null,
    })
  })

  test('that cannot be played is a still, with the seconds of a photo', () => {
    const still = having(restingOn(film), { type: 'unplayable', slide: film })
    expect(clockOf(still, { lengths })?.after).toBe(2650)
    expect(still.turn).toBe(restingOn(film).turn + 1)
    expect(having(still, { type: 'unplayable', slide: film })).toEqual(still)
  })
})
