import type { HostRsvp, RsvpCounts } from '#contract/rsvps.ts'

/** For each status of an answer, the key of its count, its label and its colour. */
export const rsvpCountKeys = {
  ATTENDING: 'attending',
  UNSURE: 'unsure',
  NOT_ATTENDING: 'notAttending',
} as const satisfies Record<HostRsvp['status'], keyof RsvpCounts>
