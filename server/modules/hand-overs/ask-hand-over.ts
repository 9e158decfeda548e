import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import type { askHandOver as askCall, HandOver } from '#contract/hand-overs.ts'
import { operators as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { HandOverNews } from '#server/ports/jobs.ts'

const WAIT_MS = limits.handOverWaitDays * 24 * 60 * 60 * 1000

/**
 * Nothing changes yet: hosts and the account are mailed. Rejects with MEMORIAL_NOT_FOUND, HAND_OVER_ACCOUNT if no account
 * that could be the owner has this address, or it is the owner's, or HAND_OVER_WAITS.
 */
export async function askHandOver(
  context: Context,
  memorialUuid: string,
  { email, grounds }: Body<typeof askCall>,
  askedBy: string,
) {
  const askedAt = context.clock.now()
  await changes.changeUnseen(context, memorialUuid, async (tx) => {
    const fromUser = await findOwner(tx, memorialUuid)
    const heir = await selectHeirs(tx)
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst()
    if (!heir || heir.uuid === fromUser) throw new DomainError('HAND_OVER_ACCOUNT')
    const dueAt = new Date(askedAt.getTime() + WAIT_MS)
    const row = await tx
      .insertInto('handOvers')
      .values({ memorialUuid, fromUser, toUser: heir.uuid, grounds, askedBy, askedAt, dueAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['uuid', 'memorialUuid', 'toUser'])
      .executeTakeFirst()
    if (!row) throw new DomainError('HAND_OVER_WAITS')
    await tellOfHandOver(context, tx, row, 'ASKED')
  })
  return listHandOvers(context)
}

/** Those that wait first, the newest at the top. */
export async function listHandOvers({ db }: Pick<Context, 'db'>): Promise<{ handOvers: HandOver[] }> {
  const rows = await db
    .selectFrom('handOvers')
    .innerJoin('memorials', 'memorials.uuid', 'handOvers.memorialUuid')
    .innerJoin('users as heirs', 'heirs.uuid', 'handOvers.toUser')
    .leftJoin('users as owners', 'owners.uuid', 'handOvers.fromUser')
    .select(['handOvers.uuid', 'memorialUuid', 'nameOfPerson', 'heirs.email as toEmail', 'grounds'])
    .select((eb) => eb.fn.coalesce('owners.email', sql.lit('')).as('fromEmail'))
    .select(['askedBy', 'askedAt', 'dueAt', 'state', 'endedBy', 'endedAt'])
    .orderBy(sql`hand_overs.state = 'WAITING'`, 'desc')
    .orderBy('askedAt', 'desc')
    .orderBy('handOvers.uuid')
    .limit(limits.listed)
    .execute()
  return {
    handOvers: rows.map((row) => ({
      ...row,
      askedAt: row.askedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    })),
  }
}

/** Whose it is; null for nobody. */
export async function findOwner(db: Db, memorialUuid: string): Promise<string | null> {
  const owners = db.selectFrom('relationships').select('userUuid').where('relationshipType', '=', 'OWNER')
  return (await owners.where('memorialUuid', '=', memorialUuid).executeTakeFirst())?.userUuid ?? null
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
  { uuid: handOverUuid, memorialUuid, toUser }: { uuid: string; memorialUuid: string; toUser: string },
  news: HandOverNews,
): Promise<void> {
  const hosts = tx.selectFrom('relationships').select('userUuid').where('memorialUuid', '=', memorialUuid)
  const people = await hosts.where('relationshipType', 'in', ['OWNER', 'ADMIN']).execute()
  for (const userUuid of new Set([...people.map((host) => host.userUuid), toUser]))
    await jobs.enqueue(tx, 'memorial.hand-over-told', { handOverUuid, userUuid, news })
}
