import { z } from 'zod'
import { ARCHIVE_VERSION } from '#contract/archive-version.ts'
import type { DB } from '#server/ports/database.ts'

// What `afterglow.json` holds, from which a memorial is made again (docs/decisions/0036).

/**
 * The columns of each table, in the order in which rows refer to each other. Secrets are not among them: an archive is
 * passed on. Nor are accounts, who pays, and what is only for one server.
 */
export const carried = {
  memorials: [
    'uuid',
    'shareSlug',
    'printCode',
    'isNamedAfter',
    'nameOfPerson',
    'birthDate',
    'deathDate',
    'memorialDate',
    'zone',
    'address',
    'details',
    'hostMessage',
    'profilePhotoUuid',
    'hostVideoUuid',
    'isVideoShown',
    'visibility',
    'searchIndexed',
    'appearAtOnce',
    'anniversaryOnMemorialDate',
    'language',
    'todoPutAway',
    'photoOrder',
    'paymentCompletedAt',
    'retainedUntil',
    'hiddenAt',
    'createdAt',
  ],
  addresses: ['slug'],
  stories: ['uuid', 'title', 'text', 'position'],
  contacts: [
    'uuid',
    'email',
    'phone',
    'firstName',
    'surname',
    'position',
    'inviteState',
    'dateInviteSent',
    'textedAt',
    'unsubscribedAt',
  ],
  unsubscribed: ['email', 'unsubscribedAt'],
  events: [
    'uuid',
    'kind',
    'title',
    'date',
    'begins',
    'endDays',
    'ends',
    'zone',
    'place',
    'details',
    'audience',
    'asksFood',
    'asksAccess',
    'streamUrl',
    'recordingUrl',
    'isNotStreamed',
    'cancelledAt',
    'sequence',
    'position',
    'createdAt',
  ],
  eventGuests: ['eventUuid', 'contactUuid'],
  contributions: [
    'uuid',
    'contributorName',
    'contributorEmail',
    'message',
    'state',
    'pendingReason',
    'mailSender',
    'onPaper',
    'dateCreated',
    'updatedAt',
    'broughtFrom',
  ],
  media: [
    'uuid',
    'contributionUuid',
    'recordingOf',
    'role',
    'title',
    'position',
    'extension',
    'width',
    'height',
    'rotation',
    'takenAt',
    'saidDate',
    'hostDate',
    'fileDate',
    'fileDateSource',
    'isScan',
    'durationSeconds',
    'withSound',
    'transcript',
    'originalName',
    'createdAt',
  ],
  rsvps: [
    'uuid',
    'contactUuid',
    'name',
    'email',
    'phone',
    'status',
    'guests',
    'message',
    'food',
    'accessNeeds',
    'awaitsLook',
    'awaitsDay',
    'watches',
    'language',
    'provenAt',
    'remindedAt',
    'remindedDays',
    'remindedOf',
    'dateCreated',
    'updatedAt',
    'broughtFrom',
  ],
  eventAnswers: ['eventUuid', 'answerUuid', 'status', 'guests'],
  funds: [
    'uuid',
    'title',
    'description',
    'goalMinor',
    'payout',
    'recipient',
    'charity',
    'position',
    'createdAt',
    'deletedAt',
  ],
  donations: [
    'uuid',
    'fundUuid',
    'fundTitle',
    'recipient',
    'payout',
    'charity',
    'amountMinor',
    'feeMinor',
    'currency',
    'anonymous',
    'donorName',
    'provider',
    'intentId',
    'dateDonated',
  ],
  ordersOfService: ['content', 'version', 'savedAt'],
  thanks: [
    'uuid',
    'kind',
    'name',
    'words',
    'email',
    'note',
    'noteSentAt',
    'noteRefusedAt',
    'thankedAt',
    'removedAt',
    'createdAt',
  ],
  blockedAddresses: ['uuid', 'email', 'proven', 'blockedAt'],
  archiveSuccessors: ['uuid', 'name', 'email', 'position'],
} as const satisfies { [T in keyof DB]?: readonly (keyof DB[T])[] }

export type CarriedTable = keyof typeof carried

/**
 * The columns that name rows of the archive itself. A checksum says that a file is whole, not who made it: without this a row
 * could name one of a memorial that is here, and show it, or be shown there.
 */
const references: readonly [table: CarriedTable, column: string, of: readonly CarriedTable[]][] = [
  ['memorials', 'profilePhotoUuid', ['media']],
  ['memorials', 'hostVideoUuid', ['media']],
  ['eventGuests', 'eventUuid', ['events', 'memorials']],
  ['eventGuests', 'contactUuid', ['contacts']],
  ['media', 'contributionUuid', ['contributions']],
  ['media', 'recordingOf', ['contributions']],
  ['rsvps', 'contactUuid', ['contacts']],
  ['eventAnswers', 'eventUuid', ['events', 'memorials']],
  ['eventAnswers', 'answerUuid', ['rsvps']],
  ['donations', 'fundUuid', ['funds']],
]

/** The first column that names a row which is not in the archive; null if there is none. */
export function strayReference({ tables }: Pick<Carried, 'tables'>): string | null {
  const uuids = (table: CarriedTable) => tables[table].map(({ uuid }) => String(uuid).toLowerCase())
  for (const [table, column, of] of references) {
    const there = new Set(of.flatMap(uuids))
    const isStray = (row: CarriedRow) =>
      row[column] !== null && row[column] !== undefined && !there.has(String(row[column]).toLowerCase())
    if (tables[table].some(isStray)) return `${table}.${column}`
  }
  return null
}
const carriedTables = Object.keys(carried) as CarriedTable[]

const Cell = z.json()
const Row = z.record(z.string(), Cell)
export type CarriedRow = z.infer<typeof Row>

const Host = z.strictObject({
  email: z.email(),
  firstName: z.string(),
  surname: z.string(),
  role: z.enum(['OWNER', 'ADMIN', 'MODERATOR']),
  language: z.string().nullable(),
  since: z.iso.datetime(),
})

export const Carried = z.strictObject({
  format: z.literal('afterglow'),
  version: z.literal(ARCHIVE_VERSION),
  madeAt: z.iso.datetime(),
  /** The address of the server. */
  /** Hosts read it beside the gifts of before. */
  madeBy: z.string().max(300),
  /** Whether it has what only hosts may know: what waits or is hidden, who is blocked, who helps. */
  isWhole: z.boolean(),
  hosts: z.array(Host).min(1),
  /** The path of each file of `media`. */
  files: z.record(z.uuid(), z.string()),
  tables: z.strictObject(
    Object.fromEntries(
      carriedTables.map((table) => [
        table,
        z.array(
          z.strictObject(Object.fromEntries(carried[table].map((column) => [column, Cell.optional()]))),
        ),
      ]),
    ) as unknown as Record<CarriedTable, z.ZodType<CarriedRow[]>>,
  ),
})
export type Carried = z.infer<typeof Carried>
