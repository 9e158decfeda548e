interface Event {
  uuid: string
  shareSlug: string
  nameOfPerson: string
  /** `YYYY-MM-DD` */
  memorialDate: string | null
  address: string | null
  details: string | null
}

/**
 * An all-day iCalendar event (RFC 5545) on the day of a memorial, for the page and for the mail about an answer. Adding
 * it to a calendar twice gives one entry. `now` is its timestamp.
 */
export function calendarEvent(memorial: Event, publicUrl: string, now: Date): string {
  const day = memorial.memorialDate ?? ''
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Afterglow//Memorial//EN',
    // For information: nobody is asked to reply (RFC 5546 §3.2.1).
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${memorial.uuid}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(memorial.nameOfPerson)}`,
    ...(memorial.address ? [`LOCATION:${escaped(memorial.address)}`] : []),
    ...(memorial.details ? [`DESCRIPTION:${escaped(memorial.details)}`] : []),
    `URL:${publicUrl}/view/${memorial.shareSlug}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
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
