import { ApiError, call } from '#app/lib/api.ts'
import { days } from '#app/lib/day-times.ts'
import type { Sending } from '#app/saving/document/document-kind.ts'
import { newerMemorial } from '#app/saving/stale.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { type HostEvent, saveProgramme } from '#contract/events.ts'
import type { DraftEvent } from './draft-event.ts'

/** The programme as the server has it. */
export interface Programme {
  events: HostEvent[]
  version: number
}

type Sent = SentBody<typeof saveProgramme>['events'][number]

/** An event in the form in which it is saved. */
function sentEvent(event: DraftEvent): Sent {
  const { id, kind, date, begins, ends, endsDaysLater, zone, audience, contactUuids } = event
  const { asksFood, asksAccess, isNotStreamed, isCancelled } = event
  return {
    uuid: id,
    kind,
    title: orNull(event.title),
    date: orNull(date),
    begins: orNull(begins),
    endDate: date !== '' && endsDaysLater > 0 ? days.after(date, endsDaysLater) : null,
    ends: orNull(ends),
    zone: begins === '' ? null : orNull(zone),
    place: orNull(event.place),
    details: orNull(event.details),
    audience,
    contactUuids: audience === 'CHOSEN' ? contactUuids : [],
    asksFood,
    asksAccess,
    streamUrl: isNotStreamed ? null : orNull(event.streamUrl),
    recordingUrl: isNotStreamed ? null : orNull(event.recordingUrl),
    isNotStreamed,
    isCancelled,
  }
}

const orNull = (text: string): string | null => text.trim() || null

/**
 * Saves the whole programme. Rejects with `ApiError`, except for MEMORIAL_STALE.
 *
 * @param version that the events are based on
 */
export async function sendProgramme(
  memorialUuid: string,
  events: readonly DraftEvent[],
  version: number,
  signal: AbortSignal,
): Promise<Programme & Sending> {
  try {
    const saved = await call(saveProgramme, {
      params: { memorialUuid },
      body: { events: events.map(sentEvent), version },
      signal,
    })
    return { ...saved, isStale: false }
  } catch (reason) {
    const newer = newerMemorial(reason)
    if (!newer || !(reason instanceof ApiError)) throw reason
    // Our server's answer has them beside the memorial; like every answer of `call`, it is not checked.
    const { events: present } = reason.answer as { events: HostEvent[] }
    return {
      events: present,
      version: newer.version,
      isStale: true,
      reason,
      lastEdit: newer.lastEdit ?? null,
    }
  }
}
