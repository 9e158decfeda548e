import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { shareSlug } from '#contract/slug.ts'
import type { Tx } from '#server/ports/database.ts'

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

/** Reserves the present slug: it stays this memorial's when it gets another, and no other memorial can get it. */
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

/** Gives a memorial a claimed slug; the former slug redirects to it. */
export async function moveSlug(tx: Tx, memorialUuid: string, to: string): Promise<void> {
  await keepSlug(tx, memorialUuid)
  await tx.deleteFrom('formerSlugs').where('shareSlug', '=', to).execute()
  await tx.updateTable('memorials').set({ shareSlug: to }).where('uuid', '=', memorialUuid).execute()
}

/**
 * How many slugs a memorial that nobody has paid for has had and has left behind; null once it is paid. Each stays taken
 * for ever, so they are counted (docs/decisions/0034).
 */
export async function countLeftBehind(tx: Tx, memorialUuid: string): Promise<number | null> {
  const { paid, count } = await tx
    .selectFrom('memorials')
    .select((eb) => [
      eb('paymentCompletedAt', 'is not', null).as('paid'),
      eb
        .selectFrom('formerSlugs')
        .select((inner) => inner.fn.countAll<string>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .as('count'),
    ])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return paid ? null : Number(count)
}

/** Whether the memorial had this slug before. */
export async function hasHad(tx: Tx, memorialUuid: string, slug: string): Promise<boolean> {
  const row = await tx
    .selectFrom('formerSlugs')
    .select('shareSlug')
    .where('shareSlug', '=', slug)
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps every slug reserved when a memorial is deleted: cards, mails and messages have them. */
export async function endSlugs(tx: Tx, memorialUuid: string): Promise<void> {
  await sql`
    insert into ended_slugs (slug_hash, proof)
    select sha256(convert_to(had.slug, 'UTF8')), sha256(convert_to(had.slug || ':' || print_code, 'UTF8'))
      from memorials cross join lateral (
        select memorials.share_slug as slug
        union select share_slug from former_slugs where memorial_uuid = memorials.uuid
      ) had
      where uuid = ${memorialUuid}
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
