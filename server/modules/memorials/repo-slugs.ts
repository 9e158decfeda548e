import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { shareSlug } from '#contract/slug.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/**
 * Whether a memorial may have a slug: no other memorial has it or had it, including ones that are gone. It locks the
 * slug until the transaction ends, so that the answer stays true.
 */
export async function claimSlug(tx: Tx, slug: string, memorialUuid: string): Promise<boolean> {
  await lockSlug(tx, slug)
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

/** The wanted slug if it is free; otherwise one made from the name, with new suffixes until it is free. */
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

/** Reserves a slug with which visitors could open the memorial: no other memorial can get it. */
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
 * Gives a memorial a claimed slug; the former slug redirects to it. Before the payment nobody could open the memorial,
 * so its former slug becomes free: otherwise one unpaid memorial could take any number of slugs (docs/decisions/0236).
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

/** The present and former paths of a memorial's page: a cache may hold any of them. */
export async function pagePathsOf(db: Db, memorialUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memorials')
    .select('shareSlug')
    .where('uuid', '=', memorialUuid)
    .union(db.selectFrom('formerSlugs').select('shareSlug').where('memorialUuid', '=', memorialUuid))
    .execute()
  return rows.map(({ shareSlug }) => `/view/${shareSlug}`)
}

/** Keeps the slugs that visitors could use reserved when a memorial is deleted: printed cards and mails have them. */
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

/** Until the transaction ends; two slugs with the same hash may wait for each other needlessly. */
function lockSlug(tx: Tx, slug: string) {
  return sql`select pg_advisory_xact_lock(hashtext('share slug'), hashtext(${slug}))`.execute(tx)
}
