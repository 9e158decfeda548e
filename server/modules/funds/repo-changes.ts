import { fullName } from '#server/lib/full-name.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { FundWords } from './rules-edit.ts'

const words = ['title', 'description', 'recipient', 'payout', 'charity'] as const

/** What waits for a fund; undefined if nothing does. */
export const findWaiting = (tx: Tx, fundUuid: string) =>
  tx
    .selectFrom('fundChanges')
    .select(['uuid', ...words])
    .where('fundUuid', '=', fundUuid)
    .where('state', '=', 'WAITING')
    .executeTakeFirst()

interface NewChange {
  memorialUuid: string
  fundUuid: string
  askedBy: string
  askedAt: Date
  dueAt: Date
}

export const insertChange = async (tx: Tx, change: NewChange, { title, ...rest }: FundWords) => {
  const { description, recipient, payout, charity } = rest
  return tx
    .insertInto('fundChanges')
    .values({ ...change, title, description, recipient, payout, charity })
    .returning('uuid')
    .executeTakeFirstOrThrow()
}

/** A change and the present words of its fund. The rows stay as they are until the memorial's change ends. */
export const findChange = (db: Db, uuid: string) =>
  db
    .selectFrom('fundChanges')
    .innerJoin('funds', 'funds.uuid', 'fundChanges.fundUuid')
    .leftJoin('users', 'users.uuid', 'fundChanges.askedBy')
    .leftJoin('users as enders', 'enders.uuid', 'fundChanges.endedBy')
    .select([
      'fundChanges.uuid',
      'fundChanges.memorialUuid',
      'fundChanges.fundUuid',
      'fundChanges.askedBy',
      'fundChanges.askedAt',
      'fundChanges.dueAt',
      'fundChanges.state',
      'fundChanges.title',
      'fundChanges.description',
      'fundChanges.recipient',
      'fundChanges.payout',
      'fundChanges.charity',
      'funds.title as titleNow',
      'funds.description as descriptionNow',
      'funds.recipient as recipientNow',
      'funds.payout as payoutNow',
      'funds.charity as charityNow',
      'funds.deletedAt as closedAt',
      'users.email as askerEmail',
      'users.firstName as askerFirstName',
      'users.surname as askerSurname',
      'enders.email as enderEmail',
      'enders.firstName as enderFirstName',
      'enders.surname as enderSurname',
    ])
    .where('fundChanges.uuid', '=', uuid)
    .executeTakeFirst()

export type FundChangeRow = NonNullable<Awaited<ReturnType<typeof findChange>>>

/** Of a memorial, the one that takes effect first at the top. */
export async function listWaiting(db: Db, memorialUuid: string): Promise<FundChangeRow[]> {
  const rows = await db
    .selectFrom('fundChanges')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('state', '=', 'WAITING')
    .orderBy('dueAt')
    .orderBy('uuid')
    .execute()
  const changes = await Promise.all(rows.map(({ uuid }) => findChange(db, uuid)))
  return changes.filter((change) => change !== undefined)
}

/** Of all memorials that are not deleted, the one that takes effect first at the top. */
export const listAllWaiting = (db: Db, most: number) =>
  db
    .selectFrom('fundChanges')
    .innerJoin('memorials', 'memorials.uuid', 'fundChanges.memorialUuid')
    .select(['fundChanges.uuid', 'memorials.nameOfPerson'])
    .where('fundChanges.state', '=', 'WAITING')
    .where('memorials.deletedAt', 'is', null)
    .orderBy('fundChanges.dueAt')
    .orderBy('fundChanges.uuid')
    .limit(most)
    .execute()

/** False when it ended meanwhile. */
export async function endChange(
  tx: Tx,
  uuid: string,
  end: { state: 'DONE' | 'WITHDRAWN' | 'OBJECTED' | 'LAPSED'; endedAt: Date; endedBy: string | null },
): Promise<boolean> {
  const result = await tx
    .updateTable('fundChanges')
    .set(end)
    .where('uuid', '=', uuid)
    .where('state', '=', 'WAITING')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Gives the fund its new words. Under its former name it was given to, so that stays beside the new one. */
export const applyWords = (tx: Tx, { fundUuid, titleNow, ...change }: FundChangeRow) =>
  tx
    .updateTable('funds')
    .set({
      title: change.title,
      description: change.description,
      recipient: change.recipient,
      payout: change.payout,
      charity: change.charity,
    })
    .$if(titleNow !== change.title, (query) =>
      query.set((eb) => ({
        formerTitles: eb.fn('array_append', [
          eb.fn('array_remove', [
            eb.fn('array_remove', ['formerTitles', eb.val(titleNow)]),
            eb.val(change.title),
          ]),
          eb.val(titleNow),
        ]),
      })),
    )
    .where('uuid', '=', fundUuid)
    .execute()

/** Whose time has come. Those of deleted memorials wait until these are restored. */
export const listDue = (db: Db, now: Date) =>
  db
    .selectFrom('fundChanges')
    .innerJoin('memorials', 'memorials.uuid', 'fundChanges.memorialUuid')
    .select(['fundChanges.uuid', 'fundChanges.memorialUuid'])
    .where('fundChanges.state', '=', 'WAITING')
    .where('fundChanges.dueAt', '<=', now)
    .where('memorials.deletedAt', 'is', null)
    .orderBy('fundChanges.dueAt')
    .limit(500)
    .execute()

/** Waiting changes of funds that are closed. */
export const listOfClosed = (tx: Tx, memorialUuid: string) =>
  tx
    .selectFrom('fundChanges')
    .innerJoin('funds', 'funds.uuid', 'fundChanges.fundUuid')
    .select('fundChanges.uuid')
    .where('fundChanges.memorialUuid', '=', memorialUuid)
    .where('fundChanges.state', '=', 'WAITING')
    .where('funds.deletedAt', 'is not', null)
    .execute()

export async function isOwner(tx: Tx, memorialUuid: string, userUuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('relationships')
    .select('userUuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where('relationshipType', '=', 'OWNER')
    .executeTakeFirst()
  return row !== undefined
}

const hosts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where('users.emailVerifiedAt', 'is not', null)
    .where('memorials.deletedAt', 'is', null)

/** The owner and the co-hosts. */
export const listHosts = (db: Db, memorialUuid: string) =>
  hosts(db, memorialUuid).select('users.uuid').execute()

/** A host, as a mail addresses them; undefined if they are none any more. */
export const findHost = (db: Db, memorialUuid: string, userUuid: string) =>
  hosts(db, memorialUuid)
    .select(['users.email', 'users.language', fullName.as('toName'), 'memorials.nameOfPerson'])
    .where('users.uuid', '=', userUuid)
    .executeTakeFirst()
