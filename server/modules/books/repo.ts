import { type RawBuilder, sql } from 'kysely'
import type { BookChoices } from '#contract/keepsakes.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/**
 * Identifies the content that a book would have now. Answers do not raise the memorial's version, since no visitor sees
 * them. Where the names of those who attended are printed, answers count too.
 */
const edition = (attended: RawBuilder<boolean>) => sql<string>`
  memorials.version || case when ${attended} then (
    select '-' || count(*) || '-' || coalesce(extract(epoch from max(rsvps.updated_at)), 0)
    from rsvps where rsvps.memorial_uuid = memorials.uuid and rsvps.status = 'ATTENDING' and not rsvps.awaits_look
  ) else '' end`

const asJson = (choices: BookChoices) => sql<BookChoices>`${JSON.stringify(choices)}::jsonb`

const books = (db: Db) =>
  db
    .selectFrom('books')
    .innerJoin('memorials', 'memorials.uuid', 'books.memorialUuid')
    .selectAll('books')
    .select('memorials.shareSlug')
    .select(
      sql<boolean>`books.edition = ${edition(sql`(books.choices ->> 'attended')::boolean`)}`.as('isCurrent'),
    )
    .where('memorials.deletedAt', 'is', null)

/** Undefined when it was replaced, or its memorial is deleted. */
export const findBook = (db: Db, bookUuid: string) =>
  books(db).where('books.uuid', '=', bookUuid).executeTakeFirst()

export type BookRow = NonNullable<Awaited<ReturnType<typeof findBook>>>

/** The book that was requested last, in any state. */
export const findNewest = (db: Db, memorialUuid: string) =>
  books(db)
    .where('books.memorialUuid', '=', memorialUuid)
    .orderBy('books.createdAt', 'desc')
    .orderBy('books.uuid')
    .limit(1)
    .executeTakeFirst()

/** The newest finished book. */
export const findNewestReady = (db: Db, memorialUuid: string) =>
  books(db)
    .where('books.memorialUuid', '=', memorialUuid)
    .where('books.state', '=', 'READY')
    .orderBy('books.createdAt', 'desc')
    .orderBy('books.uuid')
    .limit(1)
    .executeTakeFirst()

/** The book of the current memorial, finished or in progress. */
export const findCurrent = (db: Db, memorialUuid: string, choices: BookChoices) =>
  books(db)
    .where('books.memorialUuid', '=', memorialUuid)
    .where('books.choices', '=', asJson(choices))
    .where('books.edition', '=', edition(sql`${choices.attended}::boolean`))
    .where('books.state', '!=', 'FAILED')
    .executeTakeFirst()

export async function insertBook(
  tx: Tx,
  wanted: { memorialUuid: string; choices: BookChoices; now: Date },
): Promise<string> {
  const { memorialUuid, choices, now } = wanted
  const { uuid } = await tx
    .insertInto('books')
    .columns(['memorialUuid', 'edition', 'choices', 'createdAt', 'touchedAt'])
    .expression((eb) =>
      eb
        .selectFrom('memorials')
        .select(['memorials.uuid', edition(sql`${choices.attended}::boolean`).as('edition')])
        .select([
          asJson(choices).as('choices'),
          sql<Date>`${now}::timestamptz`.as('createdAt'),
          sql<Date>`${now}::timestamptz`.as('touchedAt'),
        ])
        .where('memorials.uuid', '=', memorialUuid),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Makes an existing book the newest again: it is the one its hosts want now. */
export const noteAsked = (db: Db, bookUuid: string, now: Date) =>
  db.updateTable('books').set({ createdAt: now }).where('uuid', '=', bookUuid).execute()

/** Begins the work on a book, or begins it again. Undefined when it does not need to be made. */
export async function startWork(db: Db, bookUuid: string, now: Date) {
  return db
    .updateTable('books')
    .set({ state: 'WORKING', progress: 0, touchedAt: now })
    .where('uuid', '=', bookUuid)
    .where('state', 'in', ['QUEUED', 'WORKING'])
    .returning(['uuid', 'memorialUuid', 'choices'])
    .executeTakeFirst()
}

/** @param progress in percent */
export const setProgress = (db: Db, bookUuid: string, progress: number, now: Date) =>
  db
    .updateTable('books')
    .set({ progress, touchedAt: now })
    .where('uuid', '=', bookUuid)
    .where('state', '=', 'WORKING')
    .execute()

export interface Made {
  pages: number
  bytes: number
  previews: number
  missing: number
}

/** False when the book is not wanted any more. */
export async function finishWork(tx: Tx, bookUuid: string, made: Made, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('books')
    .set({ ...made, state: 'READY', progress: 100, touchedAt: now, finishedAt: now })
    .where('uuid', '=', bookUuid)
    .where('state', '!=', 'FAILED')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const failWork = (db: Db, bookUuid: string, now: Date) =>
  db
    .updateTable('books')
    .set({ state: 'FAILED', touchedAt: now })
    .where('uuid', '=', bookUuid)
    .where('state', '!=', 'READY')
    .execute()

/**
 * Deletes the books that a finished one replaces: earlier ones with the same choices, those of an earlier version of
 * the memorial, and all but the newest of the others. Returns the books whose files are to be removed.
 *
 * @param most how many stay, including the finished one
 */
export async function deleteReplaced(tx: Tx, bookUuid: string, most: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('books')
    .using('books as newer')
    .where('newer.uuid', '=', bookUuid)
    .whereRef('books.memorialUuid', '=', 'newer.memorialUuid')
    .whereRef('books.uuid', '!=', 'newer.uuid')
    .whereRef('books.createdAt', '<=', 'newer.createdAt')
    .where('books.state', 'in', ['READY', 'FAILED'])
    .where((eb) =>
      eb.or([
        eb('books.choices', '=', eb.ref('newer.choices')),
        eb(versionIn('books.edition'), '!=', versionIn('newer.edition')),
        eb('books.uuid', 'not in', (eb) =>
          eb
            .selectFrom('books as kept')
            .select('kept.uuid')
            .whereRef('kept.memorialUuid', '=', 'newer.memorialUuid')
            .where('kept.state', '=', 'READY')
            .orderBy('kept.createdAt', 'desc')
            .orderBy('kept.uuid')
            .limit(most),
        ),
      ]),
    )
    .returning('books.uuid')
    .execute()
  return rows.map((row) => row.uuid)
}

const versionIn = (column: string) => sql<string>`split_part(${sql.ref(column)}, '-', 1)`

export const deleteBook = (db: Db, bookUuid: string) =>
  db.deleteFrom('books').where('uuid', '=', bookUuid).execute()
