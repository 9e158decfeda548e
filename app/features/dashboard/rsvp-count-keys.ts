import type { HostRsvp, RsvpCounts } from '#contract/rsvps.ts'

/** The count of each answer, and the name of its label and its colour. */
export const rsvpCountKeys = {
  ATTENDING: 'attending',
  UNSURE: 'unsure',
  NOT_ATTENDING: 'notAttending',
} as const satisfies Record<HostRsvp['status'], keyof RsvpCounts>
