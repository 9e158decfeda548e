import { dateLocale } from '#app/lib/dates-style.ts'
import { formatLongDay, nameZone } from '#app/lib/event-times.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { clockTime } from '#contract/clock-time.ts'
import type { PublicEvent } from '#contract/events.ts'

/**
 * What an event is called, and when it is.
 *
 * @param home the zone that times are in; one in another says it
 */
export function useEventWords(home: string | null = null) {
  const t = useTranslations('visitProgramme')
  const locale = dateLocale()

  /** `'Friday, January 9, 2 PM'`, as the clocks at the place show it; of an event without a date that it has none. */
  const whenOf = (event: PublicEvent): string => [localTimeOf(event), otherZoneOf(event)].join('')

  function localTimeOf({ date, begins, endDate, ends }: PublicEvent): string {
    if (date === null) return t('unset')
    const day = whole(formatLongDay(locale, wall(date), 'UTC'))
    if (begins === null)
      return endDate ? t('days', { day, endDay: formatLongDay(locale, wall(endDate), 'UTC') }) : day
    const time = whole(clockTime(locale, wall(date, begins), 'UTC'))
    if (ends === null) return t('when', { day, time })
    const lastDay = endDate ?? date
    const end = whole(clockTime(locale, wall(lastDay, ends), 'UTC'))
    if (lastDay === date) return t('whenTo', { day, time, end })
    return t('whenToDay', { day, time, end, endDay: formatLongDay(locale, wall(lastDay), 'UTC') })
  }

  const otherZoneOf = ({ beginsAt, zone }: PublicEvent): string =>
    beginsAt && zone && home && zone !== home ? ` (${nameZone(locale, Date.parse(beginsAt), zone)})` : ''

  /**
   * Day and time of an event that has both, apart: a sentence inside a sentence would turn its parts round in Arabic.
   */
  const beginOf = ({ date, begins }: PublicEvent) => ({
    day: whole(formatLongDay(locale, wall(date ?? ''), 'UTC')),
    time: whole(clockTime(locale, wall(date ?? '', begins ?? undefined), 'UTC')),
  })

  return {
    beginOf,
    titleOf: ({ title, kind }: PublicEvent) => title ?? t(kind),
    whenOf,
  }
}

/** A line breaks between a day and its time, and after the name of the day where there is no room, nowhere else. */
const whole = (text: string) => text.replaceAll(/([^,،])\s/g, '$1\u00a0')

/** A day and a time as they are on the wall, to be written in the zone `UTC`. */
const wall = (date: string, time = '00:00') => Date.parse(`${date}T${time}Z`)

/** Address of the calendar file of one event. */
export const writeCalendarPath = (shareSlug: string, eventUuid: string): string =>
  `/view/${shareSlug}/calendar/${eventUuid}.ics`
