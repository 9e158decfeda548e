import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'

const known = (db: Db) =>
  db
    .selectFrom('handOvers')
    .innerJoin('memorials', 'memorials.uuid', 'handOvers.memorialUuid')
    .innerJoin('users as heirs', 'heirs.uuid', 'handOvers.toUser')
    .leftJoin('users as owners', 'owners.uuid', 'handOvers.fromUser')
    .select([
      'handOvers.uuid',
      'handOvers.memorialUuid',
      'handOvers.fromUser',
      'handOvers.toUser',
      'handOvers.grounds',
      'handOvers.askedBy',
      'handOvers.askedWith',
      'handOvers.askedAt',
      'handOvers.dueAt',
      'handOvers.state',
      'handOvers.endedBy',
      'handOvers.endedAt',
      'memorials.nameOfPerson',
      'heirs.email as toEmail',
      'owners.email as fromEmail',
    ])

/** Those that wait first, the newest at the top. */
export const listHandOvers = (db: Db, most: number) =>
  known(db)
    .orderBy(sql`hand_overs.state = 'WAITING'`, 'desc')
    .orderBy('handOvers.askedAt', 'desc')
    .orderBy('handOvers.uuid')
    .limit(most)
    .execute()

export type HandOverRow = Awaited<ReturnType<typeof listHandOvers>>[number]

export const findHandOver = (db: Db, uuid: string) =>
  known(db).where('handOvers.uuid', '=', uuid).executeTakeFirst()

/** The account of a confirmed address that is not to be deleted. */
export const findAccount = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select('uuid')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('emailVerifiedAt', 'is not', null)
    .where('deletionDueAt', 'is', null)
    .executeTakeFirst()

/** Whether an account can still become the owner. */
export const canReceive = async (db: Db, userUuid: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', userUuid)
    .where('emailVerifiedAt', 'is not', null)
    .where('deletionDueAt', 'is', null)
    .executeTakeFirst()) !== undefined

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

/** Undefined when one waits already. */
export const insertHandOver = (
  tx: Tx,
  handOver: {
    memorialUuid: string
    fromUser: string | null
    toUser: string
    grounds: string
    askedBy: string
    askedWith: string | null
    askedAt: Date
    dueAt: Date
  },
) =>
  tx
    .insertInto('handOvers')
    .values(handOver)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()

/** False when it ended meanwhile. */
export async function endHandOver(
  tx: Tx,
  uuid: string,
  end: { state: 'DONE' | 'CALLED_OFF'; endedBy: string; endedAt: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('handOvers')
    .set(end)
    .where('uuid', '=', uuid)
    .where('state', '=', 'WAITING')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Of an operator, or of one passkey, those that wait. */
export const endAsked = (
  tx: Tx,
  asked: { by: string } | { with: string },
  end: { state: 'CALLED_OFF'; endedBy: string; endedAt: Date },
) =>
  tx
    .updateTable('handOvers')
    .set(end)
    .where('state', '=', 'WAITING')
    .where((eb) => ('by' in asked ? eb('askedBy', '=', asked.by) : eb('askedWith', '=', asked.with)))
    .returning(['uuid', 'memorialUuid', 'toUser'])
    .execute()

/** Who is mailed: the hosts, and the account that is to be the owner. */
export async function listTold(db: Db, memorialUuid: string, toUser: string): Promise<string[]> {
  const hosts = await db
    .selectFrom('relationships')
    .select('userUuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('relationshipType', 'in', ['OWNER', 'ADMIN'])
    .execute()
  return [...new Set([...hosts.map(({ userUuid }) => userUuid), toUser])]
}

/** What a mail to one of them says. */
export const findTold = (db: Db, uuid: string, userUuid: string) =>
  db
    .selectFrom('handOvers')
    .innerJoin('memorials', 'memorials.uuid', 'handOvers.memorialUuid')
    .innerJoin('users as heirs', 'heirs.uuid', 'handOvers.toUser')
    .innerJoin('users', (join) => join.on('users.uuid', '=', userUuid))
    .select(['memorials.nameOfPerson', 'handOvers.dueAt', 'handOvers.toUser', 'handOvers.memorialUuid'])
    .select(['heirs.firstName as heirFirstName', 'heirs.surname as heirSurname', 'heirs.email as heirEmail'])
    .select(['users.email', 'users.firstName', 'users.surname', 'users.language'])
    .where('handOvers.uuid', '=', uuid)
    .executeTakeFirst()
