/** Address of the calendar file of one event. */
export const eventCalendar = (shareSlug: string, eventUuid: string): string =>
  `/view/${shareSlug}/calendar/${eventUuid}.ics`
