import { rsvp as limits } from '#contract/limits.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import type { Answerer } from '../../../context.ts'
import { formatMemorialDate } from '../../../lib/dates.ts'
import { dayState, openEvents, programmeState } from '../../../lib/memorial-day.ts'
import { plainDay } from '../programme/plain-day.ts'
import { withChosen } from '../programme/with-chosen.ts'
import { beginValues, readRefused } from './answer.ts'
import type { RsvpCardProps } from './RsvpCard.tsx'

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
    form: {
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
      meant: null,
    },
    answer,
    receipt: isOutdated ? '' : known ? null : receipt,
    state,
    isNew: (search?.has('answer') && !search.has('keep')) ?? false,
    isOther,
    before: search?.get('other')?.slice(0, limits.nameMax) ?? '',
    refused: readRefused(search?.get('refused') ?? null),
    showsProgramme: memorial.programme.length === 0 && events !== null,
    source: search && search.size > 0 ? null : `/view/${shareSlug}/rsvp`,
  }
}

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
