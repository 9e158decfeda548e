import { randomUUID } from 'node:crypto'
import { shareSlug } from '#contract/slug.ts'
import { hashText } from '#server/lib/memorials-of-slug.ts'
import type { Tx } from '#server/ports/database.ts'

/** Gives a memorial a slug for ever. False when another memorial has it or had it, also one that is gone. */
export async function claimSlug(tx: Tx, slug: string, memorialUuid: string): Promise<boolean> {
  const row = await tx
    .insertInto('addresses')
    .values({ hash: hashText(slug), slug, memorialUuid })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ slug }).where('addresses.memorialUuid', '=', memorialUuid),
    )
    .returning('slug')
    .executeTakeFirst()
  return row !== undefined
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
