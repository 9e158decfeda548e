import type { Contribution } from '#contract/contributions.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { Arrival } from './rules-arrival.ts'

/**
 * Which of these ids memories of this memorial have, or had where they were first written; also removed ones, until they are deleted
 * for good.
 */
export async function findBrought(
  db: Db,
  memorialUuid: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('contributions')
    .select(['uuid', 'broughtFrom'])
    .where('memorialUuid', '=', memorialUuid)
    .where((eb) => eb.or([eb('broughtFrom', 'in', ids), eb('uuid', 'in', ids)]))
    .execute()
  return new Set(rows.flatMap(({ uuid, broughtFrom }) => (broughtFrom ? [uuid, broughtFrom] : [uuid])))
}

export async function countBrought(tx: Tx, memorialUuid: string): Promise<number> {
  const { count } = await tx
    .selectFrom('contributions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memorialUuid', '=', memorialUuid)
    .where('broughtFrom', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Brought extends Arrival {
  memorialUuid: string
  broughtFrom: string
  contributorName: string | null
  message: string
  state: Contribution['state']
  onPaper: boolean
}

/** Returns its uuid. It belongs to no account, and no address is known of its author. */
export async function insertBrought(tx: Tx, fields: Brought, date: Date): Promise<string> {
  const { uuid } = await tx
    .insertInto('contributions')
    .values({ ...fields, userUuid: null, dateCreated: date, updatedAt: date })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Its owner only passed the file on: it counts for no account, as a file of a mail does. */
export const releaseFile = (tx: Tx, mediaUuid: string, saidDate: string | null) =>
  tx
    .updateTable('media')
    .set({ uploadedBy: null, ...(saidDate && { saidDate }) })
    .where('uuid', '=', mediaUuid)
    .execute()
