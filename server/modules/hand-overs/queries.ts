import { sql } from 'kysely'
import type { HandOver } from '#contract/hand-overs.ts'
import { operators as limits } from '#contract/limits.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { HandOverNews } from '#server/ports/jobs.ts'

/** Those that wait first, the newest at the top. */
export async function listHandOvers({ db }: Pick<Context, 'db'>): Promise<{ handOvers: HandOver[] }> {
  const rows = await db
    .selectFrom('handOvers')
    .innerJoin('memorials', 'memorials.uuid', 'handOvers.memorialUuid')
    .innerJoin('users as heirs', 'heirs.uuid', 'handOvers.toUser')
    .leftJoin('users as owners', 'owners.uuid', 'handOvers.fromUser')
    .select(['handOvers.uuid', 'handOvers.memorialUuid', 'memorials.nameOfPerson'])
    .select(['owners.email as fromEmail', 'heirs.email as toEmail', 'handOvers.grounds'])
    .select(['handOvers.askedBy', 'handOvers.askedAt', 'handOvers.dueAt'])
    .select(['handOvers.state', 'handOvers.endedBy', 'handOvers.endedAt'])
    .orderBy(sql`hand_overs.state = 'WAITING'`, 'desc')
    .orderBy('handOvers.askedAt', 'desc')
    .orderBy('handOvers.uuid')
    .limit(limits.listed)
    .execute()
  return {
    handOvers: rows.map((row) => ({
      ...row,
      fromEmail: row.fromEmail ?? '',
      askedAt: row.askedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    })),
  }
}

/** Whose it is; null for nobody. */
export async function findOwner(db: Db, memorialUuid: string): Promise<string | null> {
  const row = await db
    .selectFrom('relationships')
    .select('userUuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('relationshipType', '=', 'OWNER')
    .executeTakeFirst()
  return row?.userUuid ?? null
}

/** The accounts that can become an owner: confirmed, and not to be deleted. */
export const selectHeirs = (db: Db) =>
  db
    .selectFrom('users')
    .select('uuid')
    .where('emailVerifiedAt', 'is not', null)
    .where('deletionDueAt', 'is', null)

/** Mails every host, and the account that is to be the owner. */
export async function tellOfHandOver(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  { uuid, memorialUuid, toUser }: { uuid: string; memorialUuid: string; toUser: string },
  news: HandOverNews,
): Promise<void> {
  const hosts = await tx
    .selectFrom('relationships')
    .select('userUuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('relationshipType', 'in', ['OWNER', 'ADMIN'])
    .execute()
  const people = new Set([...hosts.map((host) => host.userUuid), toUser])
  await jobs.enqueueAll(
    tx,
    'memorial.hand-over-told',
    [...people].map((userUuid) => ({ handOverUuid: uuid, userUuid, news })),
  )
}
