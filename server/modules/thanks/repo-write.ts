import { sql } from 'kysely'
import type { ThankedHow, WrittenKind } from '#contract/thanks.ts'
import type { Tx } from '#server/ports/database.ts'

/** The people of some lines. */
const isOfLines = (lineUuids: readonly string[]) =>
  sql<boolean>`coalesce(thanks_people.joined_to, thanks_people.uuid) = any (${lineUuids}::uuid[])`

interface Written {
  id: string
  kind: WrittenKind
  name: string
  words: string
  email: string
  postalAddress: string
}

/** The line of what was written down under this id; undefined when there is none anywhere. */
export async function findWritten(tx: Tx, id: string) {
  const { rows } = await sql<{ memorialUuid: string; lineUuid: string }>`
    select reasons.memorial_uuid, coalesce(people.joined_to, people.uuid) as line_uuid
    from thanks_reasons reasons join thanks_people people on people.uuid = reasons.person_uuid
    where reasons.uuid = ${id}`.execute(tx)
  return rows[0]
}

/** Begins a line. Returns its uuid. */
export async function insertWritten(
  tx: Tx,
  memorialUuid: string,
  written: Written,
  now: Date,
): Promise<string> {
  const { id, kind, name, words, email, postalAddress } = written
  const { uuid } = await tx
    .insertInto('thanksPeople')
    .values({ memorialUuid, email: email || null, postalAddress, createdAt: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('thanksReasons')
    .values({ uuid: id, memorialUuid, personUuid: uuid, kind, name, words, createdAt: now })
    .execute()
  return uuid
}

export interface Typed {
  name?: string | undefined
  email?: string | undefined
  postalAddress?: string | undefined
  note?: string | undefined
}

/** Writes what hosts typed. False when another host did so since `version`. What is emptied is so for joined people, too. */
export async function saveTyped(
  tx: Tx,
  lineUuid: string,
  { name, email, postalAddress, note }: Typed,
  version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('thanksPeople')
    .set((eb) => ({
      name,
      email: email === '' ? null : email,
      postalAddress,
      note,
      version: eb('version', '+', 1),
    }))
    .where('uuid', '=', lineUuid)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await tx
    .updateTable('thanksPeople')
    .set({
      ...(name === '' && { name }),
      ...(email === '' && { email: null }),
      ...(postalAddress === '' && { postalAddress }),
      ...(note === '' && { note }),
      version: sql<number>`version`,
    })
    .where('joinedTo', '=', lineUuid)
    .execute()
  return true
}

/** Ticks lines off. Those whom a note was sent to stay as they are. */
export async function markThanked(
  tx: Tx,
  lineUuids: readonly string[],
  how: ThankedHow,
  by: { userUuid: string; now: Date },
): Promise<void> {
  const free = await withoutNote(tx, lineUuids)
  await tx
    .updateTable('thanksPeople')
    .set((eb) => ({
      thankedHow: how,
      thankedAt: eb.fn.coalesce('thankedAt', eb.val(by.now)),
      thankedBy: by.userUuid,
    }))
    .where('uuid', 'in', [...free, NOBODY])
    .execute()
  await thankMemories(tx, free, { now: by.now, words: null })
}

/** Takes ticks back. Those whom a note was sent to stay as they are. */
export async function unmarkThanked(tx: Tx, lineUuids: readonly string[]): Promise<void> {
  const free = await withoutNote(tx, lineUuids)
  await tx
    .updateTable('thanksPeople')
    .set({ thankedHow: null, thankedAt: null, thankedBy: null })
    .where(isOfLines(free))
    .execute()
  await sql`update contributions set thanked_at = null
    where thanks is null and ${isMemoryOf(free)}`.execute(tx)
}

export interface SentNote {
  words: string
  /** In small letters; null for whoever gave no name. */
  sentTo: string | null
  userUuid: string
  now: Date
}

/** A note goes out to a line. */
export async function setSent(
  tx: Tx,
  lineUuid: string,
  { words, sentTo, userUuid, now }: SentNote,
): Promise<void> {
  await tx
    .updateTable('thanksPeople')
    .set((eb) => ({
      note: words,
      noteSentTo: sentTo,
      noteRefusedAt: null,
      thankedAt: now,
      thankedHow: 'NOTE',
      thankedBy: userUuid,
      version: eb('version', '+', 1),
    }))
    .where('uuid', '=', lineUuid)
    .execute()
  await thankMemories(tx, [lineUuid], { now, words })
}

/** The mail server refused the note of that time: the line is not thanked, and the words stay. */
export async function setRefused(tx: Tx, lineUuid: string, sentAt: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('thanksPeople')
    .set((eb) => ({
      noteRefusedAt: now,
      noteSentTo: null,
      thankedAt: null,
      thankedHow: null,
      thankedBy: null,
      version: eb('version', '+', 1),
    }))
    .where('uuid', '=', lineUuid)
    .where('thankedHow', '=', 'NOTE')
    .where('thankedAt', '=', new Date(sentAt))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await sql`update contributions set thanked_at = null, thanks = null
    where thanked_at = ${new Date(sentAt)} and ${isMemoryOf([lineUuid])}`.execute(tx)
}

/** Whether another line got a note at this address. */
export async function wasAddressThanked(
  tx: Tx,
  memorialUuid: string,
  lineUuid: string,
  address: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from thanks_people where memorial_uuid = ${memorialUuid}
      and note_sent_to = ${address} and coalesce(joined_to, uuid) <> ${lineUuid}) as found`.execute(tx)
  return rows[0]?.found ?? false
}

/** Makes the people of one line people of another. */
export async function joinLines(
  tx: Tx,
  memorialUuid: string,
  lineUuid: string,
  other: string,
): Promise<void> {
  await tx
    .updateTable('thanksPeople')
    .set({ joinedTo: lineUuid })
    .where('memorialUuid', '=', memorialUuid)
    .where(isOfLines([other]))
    .execute()
}

/** A joined person gets a line again. */
export async function partPerson(tx: Tx, personUuid: string): Promise<void> {
  await tx.updateTable('thanksPeople').set({ joinedTo: null }).where('uuid', '=', personUuid).execute()
  await tx.updateTable('thanksReasons').set({ isPlaced: true }).where('personUuid', '=', personUuid).execute()
}

/** The people joined to a line get one of their own together, that of the first. */
export async function partJoined(tx: Tx, lineUuid: string, first: string): Promise<void> {
  await tx
    .updateTable('thanksPeople')
    .set({ joinedTo: sql`nullif(${first}::uuid, uuid)` })
    .where('joinedTo', '=', lineUuid)
    .execute()
  await tx.updateTable('thanksReasons').set({ isPlaced: true }).where('personUuid', '=', lineUuid).execute()
}

/** Gives a reason a person of its own. Returns that person's uuid. */
export async function partReason(
  tx: Tx,
  memorialUuid: string,
  reasonUuid: string,
  now: Date,
): Promise<string> {
  const { uuid } = await tx
    .insertInto('thanksPeople')
    .values({ memorialUuid, createdAt: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('thanksReasons')
    .set({ personUuid: uuid, isPlaced: true })
    .where('uuid', '=', reasonUuid)
    .execute()
  return uuid
}

/** A reason of this memorial; undefined when there is none. */
export async function findReason(tx: Tx, memorialUuid: string, reasonUuid: string) {
  const { rows } = await sql<{ lineUuid: string; personUuid: string; isWritten: boolean }>`
    select coalesce(people.joined_to, people.uuid) as line_uuid, people.uuid as person_uuid,
      reasons.source_uuid is null as is_written
    from thanks_reasons reasons join thanks_people people on people.uuid = reasons.person_uuid
    where reasons.memorial_uuid = ${memorialUuid} and reasons.uuid = ${reasonUuid}`.execute(tx)
  return rows[0]
}

/** The line of a contribution that exists at this memorial. */
export async function findLineOfMemory(tx: Tx, memorialUuid: string, contributionUuid: string) {
  const { rows } = await sql<{ lineUuid: string }>`
    select line_uuid from thanks_listed where memorial_uuid = ${memorialUuid} and kind = 'MEMORY'
      and source_uuid = ${contributionUuid}`.execute(tx)
  return rows[0]?.lineUuid
}

export const setRemoved = (tx: Tx, reasonUuid: string, removedAt: Date | null) =>
  tx.updateTable('thanksReasons').set({ removedAt }).where('uuid', '=', reasonUuid).execute()

/** No person has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Those of the lines to which no note was sent. */
async function withoutNote(tx: Tx, lineUuids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select coalesce(joined_to, uuid) as uuid from thanks_people where ${isOfLines(lineUuids)}
    group by 1 having not bool_or(thanked_how is not distinct from 'NOTE')`.execute(tx)
  return rows.map(({ uuid }) => uuid)
}

/** Each memory says that it was thanked for, too. */
const thankMemories = (
  tx: Tx,
  lineUuids: readonly string[],
  { now, words }: { now: Date; words: string | null },
) =>
  sql`update contributions set thanked_at = coalesce(thanked_at, ${now}), thanks = coalesce(thanks, ${words})
    where ${isMemoryOf(lineUuids)}`.execute(tx)

const isMemoryOf = (lineUuids: readonly string[]) => sql`contributions.uuid in (
  select reasons.source_uuid from thanks_reasons reasons
    join thanks_people on thanks_people.uuid = reasons.person_uuid
  where reasons.kind = 'MEMORY' and ${isOfLines(lineUuids)})`
