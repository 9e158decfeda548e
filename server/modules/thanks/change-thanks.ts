import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import { thanks as limits } from '#contract/host-limits.ts'
import type { addThanks as addCall, ThanksLine } from '#contract/thanks.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentLine } from './present.ts'
import { readFacts, readLine } from './queries.ts'

type Needs = Pick<Context, 'db' | 'clock'>

// Every call rejects with THANKS_NOT_FOUND for a line that is gone, or belongs to another memorial.

/** The same id again gives the same line. Rejects with THANKS_FULL. */
export async function addThanks(
  { db, clock }: Needs,
  { memorialUuid }: HostAccess,
  { id: uuid, name, words, email }: Body<typeof addCall>,
): Promise<{ line: ThanksLine }> {
  const { typed } = await db
    .selectFrom('thanks')
    .select((eb) => eb.fn.countAll<number>().as('typed'))
    .where('memorialUuid', '=', memorialUuid)
    .where('kind', '=', 'TYPED')
    .executeTakeFirstOrThrow()
  if (typed >= limits.typedMax) throw new DomainError('THANKS_FULL')
  await db
    .insertInto('thanks')
    .values({
      memorialUuid,
      uuid,
      kind: 'TYPED',
      name,
      words,
      email: email || null,
      createdAt: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return readOne(db, memorialUuid, uuid)
}

/** Removes what a host typed, or brings it back; either twice changes nothing. */
export async function removeThanks(
  { db, clock }: Needs,
  { memorialUuid }: HostAccess,
  lineUuid: string,
  isRemoved: boolean,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('thanks')
    .set({ removedAt: isRemoved ? clock.now() : null })
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', lineUuid)
    .where('kind', '=', 'TYPED')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new DomainError('THANKS_NOT_FOUND')
}

/** Ticks a line off, or takes that back, unless a note was sent. */
export async function markThanked(
  { db, clock }: Needs,
  { memorialUuid }: HostAccess,
  uuid: string,
  isThanked: boolean,
): Promise<{ line: ThanksLine }> {
  const { kind } = await readLine(db, memorialUuid, uuid)
  const thankedAt = clock.now()
  if (isThanked)
    await db
      .insertInto('thanks')
      .values({ memorialUuid, uuid, kind, thankedAt })
      .onConflict((conflict) =>
        conflict
          .columns(['memorialUuid', 'uuid'])
          .doUpdateSet({ thankedAt: sql<Date>`coalesce(thanks.thanked_at, excluded.thanked_at)` }),
      )
      .execute()
  else
    await db
      .updateTable('thanks')
      .set({ thankedAt: null })
      .where('memorialUuid', '=', memorialUuid)
      .where('uuid', '=', uuid)
      .where('noteSentAt', 'is', null)
      .execute()
  return readOne(db, memorialUuid, uuid)
}

const readOne = async (db: Db, memorialUuid: string, lineUuid: string) => ({
  line: presentLine(await readLine(db, memorialUuid, lineUuid), await readFacts(db, memorialUuid)),
})
