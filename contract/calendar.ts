import type { PublicEvent } from './events.ts'
import type { PublicMemorial } from './memorials.ts'

/** What calendar files say of a memorial. */
type CalendarMemorial = Pick<
  PublicMemorial,
  'uuid' | 'shareSlug' | 'nameOfPerson' | 'memorialDate' | 'address' | 'details'
>

/**
 * The first event of a memorial as an iCalendar file (RFC 5545), for the page and for the mail about an answer. Without
 * a programme it takes the whole day. Adding it to a calendar twice gives one entry. `now` is its timestamp.
 */
export function calendarEvent(memorial: CalendarMemorial, publicUrl: string, now: Date): string {
  const { uuid, memorialDate, address, details } = memorial
  const times = [`DTSTART;VALUE=DATE:${dayOf(memorialDate ?? '')}`]
  return calendarFile(
    { id: uuid, times, summary: memorial.nameOfPerson, place: address, details },
    memorial,
    { publicUrl, now },
  )
}

type DatedEvent = Pick<
  PublicEvent,
  'uuid' | 'date' | 'beginsAt' | 'endDate' | 'place' | 'details' | 'sequence' | 'isCancelled' | 'streamUrl'
> & {
  /** What it is called: its title, or its kind in the language of whoever reads it. */
  name: string
  endsAt: string | null
}

/**
 * The same for an event of a programme. Times are instants (UTC), so every calendar shows them as its owner's clocks do;
 * a change of time raises `SEQUENCE`, and one that is taken back is `CANCELLED` (RFC 5546).
 */
export function programmeCalendar(
  event: DatedEvent,
  memorial: CalendarMemorial,
  publicUrl: string,
  now: Date,
): string {
  const { uuid, name, place, details, streamUrl, sequence, isCancelled } = event
  const summary = [name, memorial.nameOfPerson].filter((part) => part !== '').join(' · ')
  const status = [`SEQUENCE:${sequence}`, `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`]
  const words = [details, streamUrl].filter((part) => part !== null).join('\n')
  return calendarFile(
    { id: idOf(uuid, memorial), times: [...timesOf(event), ...status], summary, place, details: words },
    memorial,
    { publicUrl, now },
  )
}

/** A browser chose the id of an event other than the first, so it is one event only beside its memorial's. */
const idOf = (uuid: string, memorial: CalendarMemorial) =>
  uuid === memorial.uuid ? uuid : `${memorial.uuid}-${uuid}`

function timesOf({ date, beginsAt, endsAt, endDate }: DatedEvent): string[] {
  if (beginsAt) return [`DTSTART:${compact(beginsAt)}`, ...(endsAt ? [`DTEND:${compact(endsAt)}`] : [])]
  // The end of whole days is the day after them (RFC 5545 §3.6.1).
  const end = endDate ? [`DTEND;VALUE=DATE:${dayOf(dayAfter(endDate))}`] : []
  return [`DTSTART;VALUE=DATE:${dayOf(date ?? '')}`, ...end]
}

interface Entry {
  /** The same for every version of it. */
  id: string
  times: string[]
  summary: string
  place: string | null
  details: string | null
}

function calendarFile(
  { id, times, summary, place, details }: Entry,
  { shareSlug }: CalendarMemorial,
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Afterglow//Memorial//EN',
    // For information: nobody is asked to reply (RFC 5546 §3.2.1).
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${compact(now.toISOString())}`,
    ...times,
    `SUMMARY:${escaped(summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
    `URL:${publicUrl}/view/${shareSlug}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const dayOf = (date: string) => date.replaceAll('-', '')

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

const compact = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** RFC 5545 §3.3.11. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** RFC 5545 §3.1: no line over 75 octets, and no character split. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const folded: string[] = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 74) {
      folded.push(' ')
      octets = 1
    }
    folded[folded.length - 1] += character
    octets += size
  }
  return folded.join('\r\n')
}
