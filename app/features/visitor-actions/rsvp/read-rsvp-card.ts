import type { PublicEvent } from '#contract/events.ts'
import { rsvp as limits } from '#contract/limits.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import type { Answerer, GivenAnswer } from '../../../context.ts'
import { formatMemorialDate } from '../../../lib/dates.ts'
import { type DayState, dayState, openEvents, programmeState } from '../../../lib/memorial-day.ts'
import { plainDay } from '../programme/plain-day.ts'
import { withChosen } from '../programme/with-chosen.ts'
import { beginValues, type FieldMessages, type RsvpFormValues, readRefused } from './answer.ts'

export interface RsvpCardProps {
  shareSlug: string
  memorialUuid: string
  day: DayState
  /** Formatted date; '' for none. */
  date: string
  /** Only the name of the place; '' for none. */
  place: string
  /** The programme as this visitor sees it; null: the day has nothing but its date, place and details. */
  events: readonly PublicEvent[] | null
  /** What the form goes on with: hidden fields by name. */
  hidden: Readonly<Record<string, string>>
  /** Who answers, where they need not type it. */
  who: Answerer['known']
  /** Name and address may stay empty. */
  isKnown: boolean
  begun: RsvpFormValues
  /** The events that still ask for an answer; null: there is the one day. */
  asked: readonly PublicEvent[] | null
  problems: FieldMessages
  /** An error that belongs to no field. */
  trouble: string | null
  /** So many come from one place that a proof of work is asked for. */
  needsProof: boolean
  /** The address that seems to have been meant. */
  meant: string | null
  /** The answer that is shown or changed. */
  answer: GivenAnswer | null
  /** Its receipt, where it is their device's alone; '' where that device's receipt holds no more. */
  receipt: string | null
  /** `given` shows the answer, `change` the form with it, `other` the form for somebody else. */
  state: 'own' | 'given' | 'change' | 'fields' | 'other'
  /** It was just sent. */
  isNew: boolean
  /** The answer is of somebody else than who is known on this device. */
  isOther: boolean
  /** Whoever answered on this device before somebody else does; '' for nobody. */
  before: string
  refused: readonly RefusedAnswer[]
  /** The programme is on no shared page: they were chosen for an event of it. */
  showsProgramme: boolean
  /** Where what is known of this visitor is read; null on a page that shows it. */
  source: string | null
  /** It stands on the memorial's page, which is the same for everyone. */
  isShared: boolean
}

const nobody: Answerer = {
  invite: null,
  mailToken: null,
  known: null,
  answer: null,
  receipt: null,
  isOutdated: false,
  programme: [],
}

/**
 * The answer card of a memorial.
 *
 * @param today the day at the memorial, `now` in milliseconds
 * @param answerer what is known of the visitor; without it the card is the same for everyone
 * @param search of the card's own address
 */
export function readRsvpCard(
  memorial: PublicMemorial,
  { today, now }: { today: string; now: number },
  answerer: Answerer = nobody,
  search: URLSearchParams | null = null,
): RsvpCardProps {
  const { uuid, shareSlug, memorialDate, address } = memorial
  const events = eventsFor(memorial, answerer)
  const { invite, mailToken, known, answer, receipt, isOutdated } = answerer
  const isOther = search?.has('other') ?? false
  const state = stateOf(answerer, search)
  return {
    shareSlug,
    memorialUuid: uuid,
    day: events ? programmeState(events, now) : dayState(memorialDate, today),
    date: formatMemorialDate(memorialDate),
    // The first line or part of the address, usually the building; the full address is on the cover.
    place: address?.split(/[,،\n]/)[0]?.trim() ?? '',
    events,
    hidden: {
      ...(receipt && { answer: receipt }),
      ...(invite && { i: invite }),
      ...(mailToken && { a: mailToken }),
    },
    who: search?.has('fields') ? null : known,
    isKnown: known !== null,
    begun: beginValues(answerer, uuid),
    asked: events && openEvents(events, now),
    problems: {},
    trouble: null,
    needsProof: false,
    meant: null,
    answer,
    receipt: isOutdated ? '' : known ? null : receipt,
    state,
    isNew: (search?.has('answer') && !search.has('keep')) ?? false,
    isOther,
    before: search?.get('other')?.slice(0, limits.nameMax) ?? '',
    refused: readRefused(search?.get('refused') ?? null),
    showsProgramme: memorial.programme.length === 0 && events !== null,
    source: search && search.size > 0 ? null : writeRsvpPath(shareSlug),
    isShared: search === null,
  }
}

/** The address of the card, in another state. */
export function writeRsvpPath(shareSlug: string, more: Record<string, string> = {}): string {
  const search = new URLSearchParams(more)
  return `/view/${shareSlug}/rsvp${search.size > 0 ? `?${search}` : ''}`
}

/** The same for whom the card knows. */
export const writeOwnPath = (
  { shareSlug, isOther, hidden }: RsvpCardProps,
  more: Record<string, string>,
): string => writeRsvpPath(shareSlug, { ...hidden, ...(isOther && { other: '' }), ...more })

function stateOf(
  { answer, receipt, mailToken }: Answerer,
  search: URLSearchParams | null,
): RsvpCardProps['state'] {
  const isAsked = (state: string) => search?.has(state) ?? false
  if (!answer) return isAsked('other') ? 'other' : isAsked('fields') ? 'fields' : 'own'
  // Their mail leads to the form.
  return isAsked('change') || isAsked('fields') || (mailToken && !receipt) ? 'change' : 'given'
}

/** The programme as this visitor sees it; null: the day has nothing but its date, place and details. */
function eventsFor(memorial: PublicMemorial, { programme: chosen }: Answerer) {
  const { programme } = memorial
  const all = withChosen(programme.length > 0 || chosen.length === 0 ? programme : [plainDay(memorial)], {
    programme: chosen,
  })
  return all.length > 0 ? all : null
}
