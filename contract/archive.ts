import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldProblem } from './field-problem.ts'
import { Email, hostCall, InMemorial, line, Timestamp, Uuid } from './fields.ts'
import { archive as archiveLimits } from './host-limits.ts'
import * as limits from './limits.ts'

/** The number of items of each kind in the archive. */
const ArchiveCounts = z.object({
  photos: z.number().int(),
  photosOfOthers: z.number().int(),
  videos: z.number().int(),
  /** Voices and films of others. */
  recordings: z.number().int(),
  stories: z.number().int(),
  memories: z.number().int(),
  answers: z.number().int(),
  donations: z.number().int(),
})

const ArchiveRecipient = z.object({ name: z.string(), email: z.string() })

/** A person whom the owner named to get the archive too. */
export const Successor = ArchiveRecipient.extend({ uuid: Uuid })
export type Successor = z.infer<typeof Successor>

export const Archive = z.object({
  /** The estimated size. */
  bytes: z.number().int(),
  counts: ArchiveCounts,
  /** Up to two. */
  successors: z.array(Successor),
  /** Whether the caller may name successors. */
  mayName: z.boolean(),
  /** Who would get the links now: every host and successor, each address once. */
  recipients: z.array(ArchiveRecipient),
  /** Null: never. */
  lastSent: z
    .object({
      date: Timestamp,
      /** Recipients whose mail server refused the mail. */
      undelivered: z.array(ArchiveRecipient),
    })
    .nullable(),
})
export type Archive = z.infer<typeof Archive>

export const getArchive = endpoint({
  method: 'GET',
  path: '/memorial/archive/:memorialUuid',
  summary: 'What stands in the archive, and who may have it',
  ...hostCall,
  reply: { archive: Archive },
})

export const fetchArchive = endpoint({
  method: 'GET',
  path: '/user/archive/:memorialUuid',
  summary:
    'A link for minutes to the archive, for its hosts and for whoever its owner named; the one for relatives has nothing that waits or is hidden',
  access: 'user',
  params: InMemorial,
  query: z.object({ for: z.enum(['relatives']).optional() }),
  reply: { nameOfPerson: z.string(), archiveUrl: z.string() },
  errors: ['MEMORIAL_NOT_FOUND'],
})

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The list to set: no duplicates, each with a name. */
export const Successors = z
  .array(
    z.object({
      name: line(limits.account.nameMax, 'name').pipe(z.string().min(1, fieldProblem('enterName'))),
      email: Email,
    }),
  )
  .max(archiveLimits.successorsMax, fieldProblem('tooManyPeople', { max: archiveLimits.successorsMax }))
  .superRefine((people, context) => {
    for (const [at, { email }] of people.entries())
      if (people.findIndex((other) => isSame(other.email, email)) < at)
        context.addIssue({ code: 'custom', path: [at, 'email'], message: fieldProblem('addressTwice') })
  })

/** Successors who are not in the new list may fetch it no more. */
export const setSuccessors = endpoint({
  method: 'PUT',
  path: '/memorial/archive/:memorialUuid/successors',
  summary: 'Name who else is to have the archive',
  access: 'owner',
  params: InMemorial,
  body: z.object({ successors: Successors }),
  reply: { archive: Archive },
  errors: ['CONTACT_UNSUBSCRIBED'],
})

export const sendArchive = endpoint({
  method: 'POST',
  path: '/memorial/archive/:memorialUuid/send',
  summary: 'Mail a link to the archive to every host and every successor',
  ...hostCall,
  priority: 'deferrable',
  reply: { archive: Archive },
  errors: ['NOT_PAID', 'INVITE_NAME', 'ARCHIVE_TOO_SOON'],
})

/** What came of an archive whose upload (contract/media.ts) made a memorial. */
export const OpenedArchive = ArchiveCounts.omit({ photosOfOthers: true, stories: true }).extend({
  nameOfPerson: z.string(),
  /** Files that are damaged or missing in the archive, or were put into it by hand, and did not come. */
  damaged: z.array(z.string()),
  /** Their number: an upload names only the first ones. */
  damagedCount: z.number().int(),
})
export type OpenedArchive = z.infer<typeof OpenedArchive>

/** A memorial that was made again. */
const Restored = OpenedArchive.omit({ damagedCount: true }).extend({
  memorialUuid: Uuid,
  /** Another one than in the archive if that is somebody else's by now. */
  shareSlug: z.string(),
  formerSlug: z.string(),
  /** Who looks after it again; `isNew`: had no account here, and signs up with this address. */
  hosts: z.array(z.object({ email: z.string(), role: z.string(), isNew: z.boolean() })),
  retainedUntil: Timestamp.nullable(),
  /** A memorial behind a word needs a new one. */
  needsPasscode: z.boolean(),
  /** The operator had taken it off, here or where the archive was made: it stays so. */
  isHidden: z.boolean(),
  /** Links to streams and recordings that no host could have typed. */
  linksLeftOut: z.array(z.string()),
})
export type Restored = z.infer<typeof Restored>

export const restoreFromArchive = endpoint({
  method: 'POST',
  path: '/operator/memorials/restore',
  summary: 'Make a memorial again from its archive, but for damaged or added files, which are named',
  access: 'operator',
  needsProof: true,
  priority: 'deferrable',
  files: [{ field: 'file', maxBytes: archiveLimits.restoreBytes, tooLarge: 'RESTORE_TOO_LARGE' }],
  reply: { restored: Restored },
  errors: ['FILE_MISSING', 'RESTORE_TOO_LARGE', 'RESTORE_UNREADABLE', 'RESTORE_EXISTS'],
})
