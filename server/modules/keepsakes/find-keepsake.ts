import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

/** What is made in the background. */
export type KindName = 'BOOK' | 'SERVICE_PACK'

/**
 * Identifies the content that a keepsake would have now. Answers do not raise the memorial's version, since no visitor sees
 * them. Where the names of those who attended are printed, answers count too.
 */
export const selectEdition = (choices: ReturnType<typeof sql>) => sql<string>`
  memorials.version || case when (${choices} ->> 'attended')::boolean then (
    select '-' || count(*) || '-' || coalesce(extract(epoch from max(rsvps.updated_at)), 0)
    from rsvps where rsvps.memorial_uuid = memorials.uuid and rsvps.day_status = 'ATTENDING' and not rsvps.awaits_look
  ) else '' end`

export const convertToJson = (choices: object) => sql<object>`${JSON.stringify(choices)}::jsonb`

/** The keepsakes of a kind, of memorials that are there. */
const keepsakes = (db: Db, kind: KindName) =>
  db
    .selectFrom('keepsakes')
    .innerJoin('memorials', 'memorials.uuid', 'keepsakes.memorialUuid')
    .selectAll('keepsakes')
    .select('memorials.shareSlug')
    .select(sql<boolean>`keepsakes.edition = ${selectEdition(sql`keepsakes.choices`)}`.as('isCurrent'))
    .where('keepsakes.kind', '=', kind)
    .where('memorials.deletedAt', 'is', null)

/** Undefined when it was replaced, or its memorial is deleted. */
export const findKeepsake = (db: Db, kind: KindName, uuid: string) =>
  keepsakes(db, kind).where('keepsakes.uuid', '=', uuid).executeTakeFirst()

export type KeepsakeRow = NonNullable<Awaited<ReturnType<typeof findKeepsake>>>

/** The one that was asked for last, in any state or finished. */
export const findNewest = (db: Db, kind: KindName, memorialUuid: string, state?: 'READY') =>
  keepsakes(db, kind)
    .where('keepsakes.memorialUuid', '=', memorialUuid)
    .$if(state !== undefined, (query) => query.where('keepsakes.state', '=', 'READY'))
    .orderBy('keepsakes.createdAt', 'desc')
    .orderBy('keepsakes.uuid')
    .limit(1)
    .executeTakeFirst()

/** The one of the current memorial, finished or in progress. */
export const findCurrent = (db: Db, kind: KindName, memorialUuid: string, choices: object) =>
  keepsakes(db, kind)
    .where('keepsakes.memorialUuid', '=', memorialUuid)
    .where(sql<boolean>`keepsakes.choices = ${convertToJson(choices)}`)
    .where('keepsakes.edition', '=', selectEdition(convertToJson(choices)))
    .where('keepsakes.state', '!=', 'FAILED')
    .executeTakeFirst()

/** Where the files of a keepsake are in storage. */
export const placeOf = (
  { folder }: { folder: string },
  { memorialUuid, uuid }: { memorialUuid: string; uuid: string },
): string => `${folder}/${memorialUuid}/${uuid}/`

/** How often somebody who waits for a keepsake looks. */
const GLANCE_MS = 400

/** Waits until it is finished or has failed. Returns it as it is when the signal aborts or the server closes. */
export async function settleKeepsake(
  { db, closing }: Pick<Context, 'db' | 'closing'>,
  kind: KindName,
  uuid: string,
  patience: AbortSignal,
): Promise<KeepsakeRow | undefined> {
  const signal = AbortSignal.any([patience, closing])
  for (;;) {
    const row = await findKeepsake(db, kind, uuid)
    if (!row || row.state === 'READY' || row.state === 'FAILED' || signal.aborted) return row
    await pause(GLANCE_MS, undefined, { signal }).catch(() => {})
  }
}
