import type { EventAnswerFacts } from '#server/lib/programme.ts'

type FirstStatus = 'ATTENDING' | 'UNSURE' | 'NOT_ATTENDING'

export interface SentAnswer {
  status: FirstStatus
  guests?: number | null | undefined
  watches?: boolean | null | undefined
  food?: string | null | undefined
  accessNeeds?: string | null | undefined
  events?:
    | readonly { eventUuid: string; status: Status; guests?: number | null | undefined }[]
    | null
    | undefined
}

type Status = EventAnswerFacts['status']

/** What an answer says about each event that it names; about the first one always. */
export function wantedAnswers(sent: SentAnswer, memorialUuid: string) {
  const first = {
    eventUuid: memorialUuid,
    status: sent.watches ? ('WATCHING' as const) : sent.status,
    guests: sent.guests,
  }
  return [first, ...(sent.events ?? [])].map(({ eventUuid, status, guests }) => ({
    eventUuid,
    status,
    guests: status === 'ATTENDING' || status === 'UNSURE' ? (guests ?? 0) : 0,
  }))
}

interface FirstAnswer {
  status: Status
  guests: number
}

/**
 * The columns of an answer that say what it answers to the first event.
 *
 * @param kept undefined if the first event takes no answers; then an earlier one stays, and who gave none does not come
 */
export function firstColumns(kept: FirstAnswer | undefined, before: FirstAnswer | undefined) {
  const { status, guests } = kept ?? before ?? NOT_COMING
  return {
    status: status === 'WATCHING' ? ('NOT_ATTENDING' as const) : status,
    guests,
    watches: status === 'WATCHING',
  }
}

const NOT_COMING: FirstAnswer = { status: 'NOT_ATTENDING', guests: 0 }
