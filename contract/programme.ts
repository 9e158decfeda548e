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

/**
 * Why a link leads nowhere (docs/decisions/0024). NO_NAME: no such site. PRIVATE: into a private network. MISSING: no such
 * page. BROKEN: an error of the site. SILENT: no answer. UNSAFE: not by a valid https connection all the way.
 */
export const StreamProblem = z.enum(['NO_NAME', 'PRIVATE', 'MISSING', 'BROKEN', 'SILENT', 'UNSAFE'])
export type StreamProblem = z.infer<typeof StreamProblem>
