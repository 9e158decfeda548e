import type { ColumnType, Selectable } from 'kysely'
import { z } from 'zod'
import { Uuid } from '#contract/fields.ts'
import { events } from '#contract/host-limits.ts'
import { contacts, funds, memorial } from '#contract/limits.ts'
import { ownTextNames } from '#contract/memorial-texts.ts'
import { isPrintCode } from '#contract/printed-address.ts'
import { isZone } from '#contract/zoned-time.ts'
import { languages } from '#languages/index.ts'
import type { DB } from '#server/ports/database.ts'

// What `afterglow.json` holds, from which a memorial is made again (docs/decisions/0036). A checksum says that a file is
// whole, not who made it: each value is held to what one of ours can be, and the database refuses what is none there.

/** Raised when an archive of before cannot be read in the same way; columns that are new need nothing. */
export const ARCHIVE_VERSION = 1

/** PostgreSQL takes times and days that no calendar of ours has: nothing could show them, or would ever happen then. */
const kinds = {
  key: Uuid,
  id: Uuid.nullish(),
  name: z.string().max(memorial.nameMax),
  code: z.string().refine(isPrintCode),
  word: z.string().max(memorial.nameMax).nullish(),
  text: z.string().max(memorial.storyMax).nullish(),
  words: z.array(z.string()).nullish(),
  number: z.number().nullish(),
  flag: z.boolean().nullish(),
  time: z.iso.datetime().nullish(),
  day: z.iso.date().nullish(),
  /** As exactly as it is known (contract/photo-date.ts, contract/life-dates.ts). */
  date: z
    .string()
    .regex(/^[\dX]{4}(?!\d)/)
    .nullish(),
  zone: z.string().refine(isZone).nullish(),
  language: z.enum(languages).nullish(),
  content: z.json(),
}

/**
 * The columns of each table by their kinds, in the order in which rows refer to each other. Secrets are not among them: an
 * archive is passed on. Nor are accounts, who pays, and what is only for one server.
 */
const carried = {
  memorials: {
    key: ['uuid'],
    name: ['shareSlug', 'nameOfPerson'],
    code: ['printCode'],
    id: ['profilePhotoUuid', 'hostVideoUuid'],
    word: ['visibility', 'appearAtOnce', 'photoOrder'],
    text: ownTextNames,
    words: ['todoPutAway'],
    flag: ['isNamedAfter', 'isVideoShown', 'searchIndexed', 'anniversaryOnMemorialDate'],
    date: ['birthDate', 'deathDate'],
    zone: ['zone'],
    language: ['language'],
    time: ['paymentCompletedAt', 'retainedUntil', 'hiddenAt', 'createdAt'],
  },
  addresses: { word: ['slug'] },
  stories: { key: ['uuid'], text: ['title', 'text'], number: ['position'] },
  contacts: {
    key: ['uuid'],
    text: ['email', 'phone', 'firstName', 'surname'],
    word: ['inviteState'],
    number: ['position'],
    time: ['dateInviteSent', 'textedAt', 'unsubscribedAt'],
  },
  unsubscribed: { text: ['email'], time: ['unsubscribedAt'] },
  events: {
    key: ['uuid'],
    word: ['kind', 'begins', 'ends', 'audience'],
    text: ['title', 'place', 'details', 'streamUrl', 'recordingUrl'],
    number: ['endDays', 'sequence', 'position'],
    flag: ['asksFood', 'asksAccess', 'isNotStreamed'],
    day: ['date'],
    zone: ['zone'],
    time: ['cancelledAt', 'createdAt'],
  },
  eventGuests: { id: ['eventUuid', 'contactUuid'] },
  contributions: {
    key: ['uuid'],
    id: ['broughtFrom'],
    text: ['contributorName', 'contributorEmail', 'message'],
    word: ['state', 'pendingReason', 'mailSender'],
    flag: ['onPaper'],
    time: ['dateCreated', 'updatedAt'],
  },
  media: {
    key: ['uuid'],
    id: ['contributionUuid', 'recordingOf'],
    word: ['role', 'extension', 'fileDateSource'],
    text: ['title', 'transcript', 'originalName'],
    number: ['position', 'width', 'height', 'rotation', 'durationSeconds'],
    flag: ['isScan', 'withSound'],
    date: ['takenAt', 'saidDate', 'hostDate', 'fileDate'],
    time: ['createdAt'],
  },
  rsvps: {
    key: ['uuid'],
    id: ['contactUuid', 'broughtFrom'],
    word: ['status'],
    text: ['name', 'email', 'phone', 'message', 'food', 'accessNeeds'],
    words: ['remindedDays'],
    number: ['guests'],
    flag: ['awaitsLook', 'awaitsDay', 'watches'],
    day: ['remindedOf'],
    language: ['language'],
    time: ['provenAt', 'remindedAt', 'dateCreated', 'updatedAt'],
  },
  eventAnswers: { id: ['eventUuid', 'answerUuid'], word: ['status'], number: ['guests'] },
  funds: {
    key: ['uuid'],
    text: ['title', 'description', 'payout', 'recipient', 'charity'],
    number: ['goalMinor', 'position'],
    time: ['createdAt', 'deletedAt'],
  },
  donations: {
    key: ['uuid'],
    id: ['fundUuid'],
    name: ['intentId'],
    text: ['fundTitle', 'recipient', 'payout', 'charity', 'donorName'],
    word: ['currency', 'provider'],
    number: ['amountMinor', 'feeMinor'],
    flag: ['anonymous'],
    time: ['dateDonated'],
  },
  ordersOfService: { content: ['content'], number: ['version'], time: ['savedAt'] },
  thanks: {
    key: ['uuid'],
    word: ['kind'],
    text: ['name', 'words', 'email', 'note'],
    time: ['noteSentAt', 'noteRefusedAt', 'thankedAt', 'removedAt', 'createdAt'],
  },
  blocked: { key: ['uuid'], text: ['email'], flag: ['proven'], time: ['blockedAt'] },
  archiveSuccessors: { key: ['uuid'], text: ['name', 'email'], number: ['position'] },
} as const satisfies {
  [T in keyof Tables]?: { [Kind in keyof typeof kinds]?: readonly (keyof Tables[T])[] }
}

/** Gifts stand among the payments. */
export type Tables = DB & { donations: DB['payments'] & { dateDonated: ColumnType<Date> } }
export const resolveTable = (table: CarriedTable) => (table === 'donations' ? 'payments' : table)

export type CarriedTable = keyof typeof carried
export const carriedTables = Object.keys(carried) as CarriedTable[]

export const listColumns = (table: CarriedTable): string[] => Object.values(carried[table]).flat()

/** A row as JSON has it. */
export type CarriedRow<T extends CarriedTable = CarriedTable> = {
  [Column in keyof Selectable<Tables[T]>]: Selectable<Tables[T]>[Column] extends Date | null
    ? string | (null extends Selectable<Tables[T]>[Column] ? null : never)
    : Selectable<Tables[T]>[Column]
}
export type CarriedRows = { [T in Exclude<CarriedTable, 'memorials'>]: CarriedRow<T>[] } & {
  memorials: [CarriedRow<'memorials'>]
}

const rowOf = (table: CarriedTable) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(carried[table]).flatMap(([kind, columns]) =>
        columns.map((column: string) => [column, kinds[kind as keyof typeof kinds]]),
      ),
    ),
  )

/** Nobody could have typed more. */
const mostRows: { [T in CarriedTable]?: number } = {
  stories: memorial.storiesMax,
  contacts: contacts.max,
  events: events.maxInAll,
  funds: funds.max,
}

const Host = z.strictObject({
  email: z.email(),
  firstName: z.string(),
  surname: z.string(),
  role: z.enum(['OWNER', 'ADMIN', 'MODERATOR']),
  language: z.string().nullable(),
  since: z.iso.datetime(),
})

export const Carried = z
  .strictObject({
    format: z.literal('afterglow'),
    version: z.literal(ARCHIVE_VERSION),
    madeAt: z.iso.datetime(),
    /** The address of the server. Hosts read it beside the gifts of before. */
    madeBy: z.string().max(300),
    /** Whether it has what only hosts may know: what waits or is hidden, who is blocked, who helps. */
    isWhole: z.boolean(),
    hosts: z.array(Host).refine((all) => all.filter(({ role }) => role === 'OWNER').length === 1),
    /** The path of each file of `media`. */
    files: z.record(Uuid, z.string()),
    tables: z.strictObject(
      Object.fromEntries(
        carriedTables.map((table) => [table, z.array(rowOf(table)).max(mostRows[table] ?? Infinity)]),
      ) as unknown as { [T in CarriedTable]: z.ZodType<CarriedRows[T]> },
    ),
  })
  .superRefine((all, context) => {
    const message = findFlaw(all)
    if (message) context.addIssue({ code: 'custom', message })
  })
export type Carried = z.infer<typeof Carried>

/** What no memorial of ours has, although each of its rows could be ours; null if there is nothing. */
function findFlaw({ tables, files }: { tables: CarriedRows; files: Record<string, string> }): string | null {
  const { memorials, stories, funds, ordersOfService } = tables
  const paths = Object.values(files)
  const bytes = Buffer.byteLength(JSON.stringify([memorials, stories, tables.events, funds, ordersOfService]))
  if (Number(memorials.length) !== 1) return 'no memorial'
  if (new Set(paths).size < paths.length) return 'files that are named twice'
  if (tables.media.filter(({ role }) => role === 'PHOTO').length > memorial.photosMax)
    return 'too many photos'
  // Names of columns and ids count as well.
  if (bytes > 2 * memorial.textBytes) return 'too much text'
  const stray = findStray(tables)
  return stray && `${stray} names what is not in the archive`
}

/** The columns that name rows of the archive itself: otherwise one could name a row of a memorial that is here. */
const references: readonly [table: CarriedTable, column: string, of: keyof CarriedRows][] = [
  ['memorials', 'profilePhotoUuid', 'media'],
  ['memorials', 'hostVideoUuid', 'media'],
  ['eventGuests', 'eventUuid', 'events'],
  ['eventGuests', 'contactUuid', 'contacts'],
  ['media', 'contributionUuid', 'contributions'],
  ['media', 'recordingOf', 'contributions'],
  ['rsvps', 'contactUuid', 'contacts'],
  ['eventAnswers', 'eventUuid', 'events'],
  ['eventAnswers', 'answerUuid', 'rsvps'],
  ['donations', 'fundUuid', 'funds'],
]

/** The first column that names a row which is not in the archive; null if there is none. */
export function findStray(tables: CarriedRows): string | null {
  const valuesOf = (table: CarriedTable, column: string) =>
    tables[table].map((row) => (row as unknown as Record<string, unknown>)[column] ?? null)
  const stray = references.find(([table, column, of]) => {
    const there = new Set<unknown>([null, ...valuesOf(of, 'uuid')])
    return valuesOf(table, column).some((value) => !there.has(value))
  })
  return stray ? `${stray[0]}.${stray[1]}` : null
}
