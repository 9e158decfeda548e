import type { Memorial } from '#contract/memorials.ts'
import type { HostAccess, HostFacts } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentLastEdit, presentMemorial } from './present.ts'
import { readLastSave } from './repo-last-save.ts'
import { readMemorial } from './repo-memorial.ts'

/**
 * The memorial as its hosts see it. Rejects with MEMORIAL_NOT_FOUND when it was deleted.
 *
 * @param from a transaction, to see its changes
 */
export async function hostView(
  { db, clock, currency }: Pick<Context, 'db' | 'clock' | 'currency'>,
  { memorialUuid, userUuid, role }: HostFacts,
  from: Db = db,
): Promise<Memorial> {
  const row = await readMemorial(from, memorialUuid)
  if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
  return presentMemorial(row, currency, { holder: userUuid, role, now: clock.now() })
}

/** The memorial with its last save, for a host whose version is stale. */
export const hostViewWithLastEdit = async (context: Context, host: HostAccess) => ({
  memorial: await hostView(context, host),
  lastEdit: await lastEdit(host, context.db),
})

/** Who saved last and when; null when nobody has saved. */
export const lastEdit = async ({ memorialUuid, userUuid }: HostAccess, from: Db) =>
  presentLastEdit(await readLastSave(from, memorialUuid), userUuid)
