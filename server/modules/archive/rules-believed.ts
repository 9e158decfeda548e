import { readStreamLink } from '#contract/stream-link.ts'
import { isZone } from '#contract/zoned-time.ts'
import type { Carried, CarriedRow } from './rules-carried.ts'

// What a restore believes of an archive, which anybody can have changed (docs/decisions/0036).

/** The links of events as if their hosts had typed them: those that would be refused are left out. */
export function withTypedLinks(events: readonly CarriedRow[]): { events: CarriedRow[]; leftOut: string[] } {
  const leftOut: string[] = []
  const read = (link: CarriedRow[string] | undefined) => {
    if (link === null || link === undefined) return null
    const found = readStreamLink(String(link))
    if (!found) leftOut.push(String(link))
    return found?.url ?? null
  }
  return {
    events: events.map(({ streamUrl, recordingUrl, ...event }) => ({
      ...event,
      streamUrl: read(streamUrl),
      recordingUrl: read(recordingUrl),
    })),
    leftOut,
  }
}

/**
 * The id of a gift that was given elsewhere. A payment of this server may have the id that the archive says: were it taken, that
 * gift would never be entered.
 */
export const formerIntentId = (memorialUuid: string, intentId: unknown): string =>
  `former:${memorialUuid}:${String(intentId).replace(/^former:[^:]*:/, '')}`

/**
 * The first column with a time that PostgreSQL takes and no calendar has; null if there is none. Nothing could show it, and nothing
 * that waits for it would ever happen.
 */
export function endlessTime(tables: Carried['tables']): string | null {
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (/At$|Until$|Since$|[dD]ate/.test(column) && /^\s*[+-]?infinity\s*$/i.test(String(value)))
          return `${table}.${column}`
  return null
}

/** The first table with a zone that no clock knows; null if there is none. No page could say a time in it. */
export const unknownZone = (tables: Carried['tables']): string | null =>
  (['memorials', 'events'] as const).find((table) =>
    tables[table].some(({ zone }) => zone != null && !(typeof zone === 'string' && isZone(zone))),
  ) ?? null
