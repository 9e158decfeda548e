import type { Naming } from '#contract/archive.ts'
import { archive as limits } from '#contract/host-limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailableName } from '#server/lib/spam.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo-naming.ts'

// A successor was named by the owner without being asked, and may decline (docs/decisions/0035). The token of their mail is the only proof.

/** Reads, and changes nothing: mail programs open links by themselves. Rejects with YEARLY_NOTE_UNKNOWN. */
export async function openNaming({ db }: Pick<Context, 'db'>, token: string): Promise<{ naming: Naming }> {
  return { naming: present(await find(db, token)) }
}

/** Rejects with YEARLY_NOTE_UNKNOWN or TOO_MANY_ATTEMPTS. */
export async function answerNaming(
  context: Context,
  token: string,
  declined: boolean,
): Promise<{ naming: Naming }> {
  const { db, clock, jobs } = context
  const { uuid, memorialUuid } = await find(db, token)
  await context.limits.take('namingBySuccessor', uuid)
  await db.transaction().execute(async (tx) => {
    await changes.lockMemorial(tx, memorialUuid)
    if (!(await repo.setDeclined(tx, uuid, declined ? clock.now() : null))) return
    const by = { memorialUuid, successorUuid: uuid }
    await auditLog.record(context, tx, by, declined ? 'DECLINED_NAMING' : 'ACCEPTED_NAMING')
    const afterSeconds = limits.declineToldMinutes * 60
    if (declined)
      await jobs.enqueue(tx, 'archive.declined', { successorUuid: uuid }, { key: uuid, afterSeconds })
  })
  return openNaming(context, token)
}

async function find(db: Context['db'], token: string): Promise<repo.NamingRow> {
  const row = await repo.readNaming(db, token)
  if (!row) throw new DomainError('YEARLY_NOTE_UNKNOWN')
  return row
}

/** They were mailed both names. */
const present = ({ nameOfPerson, owner, ownerEmail, declinedAt }: repo.NamingRow): Naming => ({
  nameOfPerson,
  owner: mailableName(owner, ownerEmail),
  declined: declinedAt !== null,
})
