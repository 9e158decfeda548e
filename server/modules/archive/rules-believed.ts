import { events } from '#contract/host-limits.ts'
import { contacts, funds, memorial } from '#contract/limits.ts'
import { readStreamLink } from '#contract/stream-link.ts'
import { isZone } from '#contract/zoned-time.ts'
import { isLanguage } from '#languages/index.ts'
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
 * The first column with a time that PostgreSQL takes and no calendar of ours has; null if there is none. Nothing could show it, and nothing
 * that waits for it would ever happen.
 */
export function endlessTime(tables: Carried['tables']): string | null {
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (/At$|Until$|Since$|[dD]ate/.test(column) && /^\s*[+-]?(infinity\s*$|\d{5})/i.test(String(value)))
          return `${table}.${column}`
  return null
}

/** The first table with a zone that no clock knows; null if there is none. No page could say a time in it. */
export const unknownZone = (tables: Carried['tables']): string | null =>
  (['memorials', 'events'] as const).find((table) =>
    tables[table].some(({ zone }) => zone != null && !(typeof zone === 'string' && isZone(zone))),
  ) ?? null

/** Lists, objects and what follows in them in `afterglow.json`, and how deep one may lie in another: far more than any
 * archive of ours has. */
const MOST_LISTS = 60_000
const MOST_VALUES = 400_000
const DEEPEST = 40

/** Whether a text of JSON holds so much that reading it would keep everybody else waiting. */
export function isOvergrown(json: string): boolean {
  let [depth, lists, values, isInString] = [0, 0, 0, false]
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isInString && sign === '\\') at += 1
    else if (sign === '"') isInString = !isInString
    else if (!isInString && (sign === '[' || sign === '{')) {
      depth += 1
      lists += 1
      if (depth > DEEPEST || lists > MOST_LISTS) return true
    } else if (!isInString && (sign === ']' || sign === '}')) depth -= 1
    else if (!isInString && sign === ',') values += 1
    if (values > MOST_VALUES) return true
  }
  return false
}

const mostRows = {
  stories: memorial.storiesMax,
  contacts: contacts.max,
  events: events.maxInAll,
  funds: funds.max,
} as const

/** What somebody brings is no more than they could have typed; else what is too much of it. */
export function findExcess({ tables, files }: Pick<Carried, 'tables' | 'files'>): string | null {
  const [row] = tables.memorials
  const own = [tables.memorials, tables.stories, tables.events, tables.funds, tables.ordersOfService]
  const photos = tables.media.filter(({ role }) => role === 'PHOTO')
  const paths = Object.values(files)
  const isTooLong = (value: unknown) => typeof value === 'string' && value.length > memorial.storyMax
  for (const [table, most] of Object.entries(mostRows))
    if (tables[table as keyof typeof mostRows].length > most) return table
  if (photos.length > memorial.photosMax) return 'photos'
  if (new Set(paths).size < paths.length) return 'files that are named twice'
  if (Object.values(tables).some((rows) => rows.some((one) => Object.values(one).some(isTooLong))))
    return 'text'
  // Names of columns and ids count as well.
  if (Buffer.byteLength(JSON.stringify(own)) > 2 * memorial.textBytes) return 'text'
  if (String(row?.nameOfPerson).length > memorial.nameMax) return 'name'
  const isForeign = (language: unknown) => language != null && !isLanguage(String(language))
  return [row, ...tables.rsvps].some((one) => isForeign(one?.language)) ? 'language' : null
}
