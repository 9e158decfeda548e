import { formatIsoDay, formatReadersTime } from '#app/lib/event-times.ts'

/**
 * What of the programme depends on the reader's clock and zone. The page is cached and the same for everyone, so this
 * script writes it after the page has loaded: into elements that are empty without it, and as attributes for the style
 * sheet. It has no words of its own: the page carries them (`ProgrammeEvent.tsx`).
 */

/** How long before it begins an event can be watched. */
const EARLY = 15 * 60_000
const HALF_MINUTE = 30_000

type State = 'over' | 'begun' | 'now' | 'next' | 'later'

interface Timed {
  row: HTMLElement
  begins: number | null
  over: number | null
  isToday: boolean
}

let ticking = false

/** Writes it now, and again every half minute. */
export function startProgrammeClock(): void {
  paint(Date.now())
  if (ticking) return
  ticking = true
  setInterval(() => paint(Date.now()), HALF_MINUTE)
  // A phone that slept is right again at once.
  document.addEventListener('visibilitychange', () => paint(Date.now()))
}

function paint(now: number): void {
  const list = document.querySelector<HTMLElement>('[data-programme]')
  if (!list) return
  // Questions of the answer card: the page may be older than the day.
  for (const question of document.querySelectorAll<HTMLElement>('[data-closes]'))
    if (isPast(Date.parse(question.dataset.closes ?? ''), now)) question.remove()
  const locale = list.dataset.locale ?? 'en'
  const events = [...list.querySelectorAll<HTMLElement>('[data-event]')].map((row) => timed(row, now))
  const taking = events.filter(({ row }) => row.dataset.cancelled === undefined)
  const next = taking.find(({ begins, over }) => begins !== null && begins > now && !isPast(over, now))
  const latest = taking.findLast(({ begins, over }) => begins !== null && begins <= now && !isPast(over, now))
  const lead = latest ?? next
  for (const event of events) {
    write(event, stateOf(event, now, latest, next), locale, now)
    event.row.toggleAttribute('data-lead', event === lead && event.isToday)
  }
  paintPage(taking, now)
}

function timed(row: HTMLElement, now: number): Timed {
  const { begins, over, zone, firstDay = '', lastDay = '' } = row.dataset
  const today = formatIsoDay(now, zone)
  return {
    row,
    begins: begins ? Date.parse(begins) : null,
    over: over ? Date.parse(over) : null,
    isToday: firstDay <= today && today <= lastDay,
  }
}

const isPast = (over: number | null, now: number) => over !== null && over <= now

/** What has no end is not said to be on any more once something else has begun: `latest` is the last one that has. */
function stateOf(event: Timed, now: number, latest?: Timed, next?: Timed): State {
  const { begins, over, row, isToday } = event
  if (isPast(over, now)) return 'over'
  if (begins !== null && begins <= now)
    return event === latest || row.dataset.ends !== undefined ? 'now' : 'begun'
  return event === next && isToday ? 'next' : 'later'
}

function write({ row, begins }: Timed, state: State, locale: string, now: number) {
  const isCancelled = row.dataset.cancelled !== undefined
  row.dataset.state = isCancelled ? 'cancelled' : state
  row.dataset.watch = state === 'over' || begins === null || begins - EARLY <= now ? state : 'later'
  const chip = row.querySelector<HTMLElement>('[data-chip]')
  setText(chip, isCancelled ? '' : chip?.dataset[state])
  const here = row.querySelector<HTMLElement>('[data-here]')
  const time =
    begins === null || isCancelled ? null : formatReadersTime(locale, begins, row.dataset.zone ?? 'UTC')
  setText(here, time === null ? '' : here?.dataset.here?.replace('{time}', time))
}

/** Only what differs, so that a screen reader hears nothing twice. */
function setText(place: HTMLElement | null, text = '') {
  if (place && place.textContent !== text) place.textContent = text
}

/** The whole page follows the day: the style sheets read `data-time` (docs/product/public-page.md). */
function paintPage(events: Timed[], now: number) {
  const page = document.querySelector<HTMLElement>('[data-page]')
  // A page with one plain day has no state.
  if (page?.dataset.time === undefined) return
  const isOver = events.length > 0 && events.every(({ over }) => isPast(over, now))
  page.dataset.time = isOver ? 'after' : events.some(({ isToday }) => isToday) ? 'today' : 'before'
  if (!isOver) return
  for (const link of page.querySelectorAll('a[href="#rsvp"]')) leadOn(link)
  fold(page)
}

/** A page that was made before the day was over gets the heading to open that one made since has (MemorialView.tsx). */
function fold(page: HTMLElement) {
  const section = page.querySelector<HTMLElement>('#day[data-folded]')
  const heading = section?.querySelector('h2')
  if (!section || !heading) return
  const { top, bottom } = section.getBoundingClientRect()
  const details = document.createElement('details')
  // Whoever reads it goes on reading.
  details.open = ticking && bottom > 0 && top < innerHeight
  heading.textContent = section.dataset.folded ?? ''
  const summary = document.createElement('summary')
  summary.append(heading)
  details.append(summary, ...section.children)
  section.className = section.dataset.fold ?? ''
  delete section.dataset.folded
  section.append(details)
}

/** What stands beside the way to the answers takes its look, once nobody is asked any more. */
function leadOn(link: Element) {
  const next = link.nextElementSibling
  if (link.hasAttribute('hidden')) return
  if (next && link.className) next.className = link.className
  link.setAttribute('hidden', '')
}
