import type { AuditAction } from '#contract/audit-log.ts'
import { auditLog as limits } from '#contract/limits.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { auditTable, presentEntry } from './present.ts'
import { type About, insertEntry, readAll, readPage } from './repo.ts'

// The log of actions on a memorial, for its hosts (docs/decisions/0008).

/** The actor of an action on a memorial: a host or moderator, a successor, or the operator. */
type Actor = { memorialUuid: string } & (
  | { userUuid: string }
  | { successorUuid: string | null }
  | { isOperator: true }
)

/**
 * Records an action, in the transaction that performs it. The same action within ten minutes is the same entry.
 *
 * @param about the person or thing that it was about
 */
export function record(
  { clock }: Pick<Context, 'clock'>,
  tx: Db,
  by: Actor,
  action: AuditAction,
  about: About = {},
): Promise<void> {
  const at = clock.now()
  const mergeSince = new Date(at.getTime() - limits.mergeMinutes * 60_000)
  return insertEntry(tx, { ...actorOf(by), action, at, ...about }, mergeSince, limits.most)
}

/** Newest first. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function list(
  { db }: Pick<Context, 'db'>,
  { memorialUuid, userUuid }: HostAccess,
  wanted: { after?: string | undefined },
) {
  const { page, next } = pageOf(await readPage(db, memorialUuid, readCursor(wanted.after)))
  return { entries: page.map((row) => presentEntry(row, userUuid)), next }
}

/** The whole log as a table, for an archive. */
export const tableOf = async (
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  language: Language,
): Promise<string> => auditTable(await readAll(db, memorialUuid), language)

function actorOf(by: Actor) {
  const { memorialUuid } = by
  if ('userUuid' in by)
    return { memorialUuid, actor: 'HOST', userUuid: by.userUuid, successorUuid: null } as const
  if ('successorUuid' in by)
    return { memorialUuid, actor: 'SUCCESSOR', userUuid: null, successorUuid: by.successorUuid } as const
  return { memorialUuid, actor: 'OPERATOR', userUuid: null, successorUuid: null } as const
}
