import type { bringAnswer as bringCall } from '#contract/brought.ts'
import type { Body } from '#contract/endpoint.ts'
import { brought as limits } from '#contract/host-limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { notAfter } from '#server/lib/not-after.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as events from '#server/modules/events/service.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo-brought.ts'
import { firstColumns, wantedAnswers } from './rules-events.ts'

// Answers that the owner brings from the archive of a memorial that was elsewhere (docs/decisions/0036).

/** Of these ids of an archive, those whose answers are here. */
export async function findBrought(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
  ids: readonly string[],
): Promise<string[]> {
  return [...(await repo.findBrought(db, memorialUuid, ids))]
}

/**
 * Writes an answer as it was given. It proves nothing, has no address, and nobody gets a mail about it. The same again changes nothing. Rejects with NOT_PAID, TOO_MANY_BROUGHT or EVENT_NOT_FOUND.
 */
export async function bringAnswer(
  context: Context,
  owner: HostAccess,
  answer: Body<typeof bringCall>,
): Promise<{ isNew: boolean }> {
  await access.requirePaid(context, owner)
  const { memorialUuid } = owner
  return events.queueAnswer(context, memorialUuid, async (tx) => {
    if ((await repo.findBrought(tx, memorialUuid, [answer.from])).size > 0) return { isNew: false }
    if ((await repo.countBrought(tx, memorialUuid)) >= limits.answersMax)
      throw new DomainError('TOO_MANY_BROUGHT')
    const { from, name, message, formerMessage, food, accessNeeds, awaitsLook } = answer
    const now = context.clock.now()
    const date = notAfter(new Date(answer.date), now)
    const [first, ...others] = wantedAnswers({ ...answer, events: answer.answers }, memorialUuid)
    await events.requireEvents(
      tx,
      memorialUuid,
      others.map(({ eventUuid }) => eventUuid),
    )
    const said = { name, message, formerMessage, food, accessNeeds, awaitsLook }
    const uuid = await repo.insertBrought(
      tx,
      { ...said, ...firstColumns(first, undefined), memorialUuid, broughtFrom: from },
      date,
    )
    await events.storeAnswers(tx, memorialUuid, uuid, others)
    await auditLog.record(context, tx, owner, 'BROUGHT_REST')
    return { isNew: true }
  })
}
