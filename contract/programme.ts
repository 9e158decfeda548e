import { z } from 'zod'

// What an event of a programme may be (docs/decisions/0023).

export const EventKind = z.enum(['SERVICE', 'WAKE', 'BURIAL', 'CREMATION', 'GATHERING', 'ONLINE', 'OTHER'])
export type EventKind = z.infer<typeof EventKind>

/** Who sees an event and may answer it. */
export const Audience = z.enum(['EVERYONE', 'CHOSEN'])
export type Audience = z.infer<typeof Audience>

/** What somebody answers to one event. */
export const EventStatus = z.enum(['ATTENDING', 'UNSURE', 'NOT_ATTENDING', 'WATCHING'])
export type EventStatus = z.infer<typeof EventStatus>
