import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { shareSlug } from '#contract/slug.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/**
 * Whether a memorial may have a slug: nobody else has it or had it, nor did one that is gone. Whoever takes or leaves a slug waits here
 * for the others who touch the same one, so that the answer holds until the transaction ends.
 */
export async function claimSlug(tx: Tx, slug: string, memorialUuid: string): Promise<boolean> {
  await takeTurn(tx, slug)
  const held = await tx
    .selectFrom('memorials')
    .select('uuid')
    .where('shareSlug', '=', slug)
    .where('uuid', '!=', memorialUuid)
    .union(
      tx
        .selectFrom('formerSlugs')
        .select('memorialUuid as uuid')
        .where('shareSlug', '=', slug)
        .where('memorialUuid', '!=', memorialUuid),
    )
    .execute()
  return held.length === 0 && !(await isEnded(tx, slug))
}

/** The wanted slug if it is free, else one made from the name, with a new suffix until nobody has it. */
export async function freeSlug(
  tx: Tx,
  of: { name: string; memorialUuid: string; wanted: string | null },
): Promise<string> {
  const { name, memorialUuid, wanted } = of
  if (wanted && (await claimSlug(tx, wanted, memorialUuid))) return wanted
  let slug = shareSlug(name, memorialUuid)
  while (!(await claimSlug(tx, slug, memorialUuid))) slug = shareSlug(name, randomUUID())
  return slug
}

/** Visitors could open a memorial by its slug, and cannot now: nobody else is given it. */
export function keepSlug(tx: Tx, memorialUuid: string) {
  return tx
    .insertInto('formerSlugs')
    .columns(['shareSlug', 'memorialUuid'])
    .expression((eb) =>
      eb.selectFrom('memorials').select(['shareSlug', 'uuid']).where('uuid', '=', memorialUuid),
    )
    .onConflict((conflict) => conflict.column('shareSlug').doNothing())
    .execute()
}

/**
 * Gives a memorial a claimed slug; the one it had leads to it from now on. Before it was paid for nobody could open it, so
 * that one is free again: else one memorial that costs nothing could take any number of them (docs/decisions/0236).
 */
export async function moveSlug(tx: Tx, memorialUuid: string, from: string, to: string): Promise<void> {
  await tx
    .insertInto('formerSlugs')
    .columns(['shareSlug', 'memorialUuid'])
    .expression((eb) =>
      eb
        .selectFrom('memorials')
        .select([sql.val(from).as('shareSlug'), 'uuid'])
        .where('uuid', '=', memorialUuid)
        .where('paymentCompletedAt', 'is not', null),
    )
    .onConflict((conflict) => conflict.column('shareSlug').doNothing())
    .execute()
  await tx.deleteFrom('formerSlugs').where('shareSlug', '=', to).execute()
  await tx.updateTable('memorials').set({ shareSlug: to }).where('uuid', '=', memorialUuid).execute()
}

/** Where the page of a memorial is, and was: what leads elsewhere now may have been kept by somebody. */
export async function pagePathsOf(db: Db, memorialUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memorials')
    .select('shareSlug')
    .where('uuid', '=', memorialUuid)
    .union(db.selectFrom('formerSlugs').select('shareSlug').where('memorialUuid', '=', memorialUuid))
    .execute()
  return rows.map(({ shareSlug }) => `/view/${shareSlug}`)
}

/** The addresses that visitors could open it by stay taken when a memorial goes: cards and mails with them are about. */
export async function endSlugs(tx: Tx, memorialUuid: string): Promise<void> {
  await sql`
    insert into ended_slugs (slug_hash)
    select sha256(convert_to(share_slug, 'UTF8')) from memorials
      where uuid = ${memorialUuid} and payment_completed_at is not null
    union
    select sha256(convert_to(share_slug, 'UTF8')) from former_slugs where memorial_uuid = ${memorialUuid}
    on conflict do nothing`.execute(tx)
}

async function isEnded(tx: Tx, slug: string): Promise<boolean> {
  const row = await tx
    .selectFrom('endedSlugs')
    .select('slugHash')
    .where('slugHash', '=', createHash('sha256').update(slug).digest())
    .executeTakeFirst()
  return row !== undefined
}

/** Until the transaction ends; two texts with the same hash wait for each other without need. */
function takeTurn(tx: Tx, slug: string) {
  return sql`select pg_advisory_xact_lock(hashtext('share slug'), hashtext(${slug}))`.execute(tx)
}
