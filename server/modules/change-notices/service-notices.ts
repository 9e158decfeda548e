import type {
  ChangeNotice,
  ProgrammeChange,
  ToldState,
  tellProgrammeChange as tellCall,
} from '#contract/change-notices.ts'
import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { screenLine } from '#server/lib/spam.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as events from '#server/modules/events/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentChange, presentEvents, presentNotice } from './present.ts'
import * as repo from './repo.ts'
import { insertInvited, readUnanswered } from './repo-invited.ts'
import { onePerAddress, revisionOf, wayTo } from './rules.ts'

// Telling the people who answered that the programme changed (docs/decisions/0024).

interface Shown {
  change: ProgrammeChange | null
  notices: ChangeNotice[]
}

/** What people who answered were not told of yet, who they are, and the messages of before. */
export async function getProgrammeChange(
  context: Pick<Context, 'db' | 'clock'>,
  { memorialUuid, userUuid }: HostAccess,
): Promise<Shown> {
  const { db } = context
  const changes = await events.openChanges(context, db, memorialUuid)
  const people = changes.length > 0 ? await repo.readAffected(db, memorialUuid, changes) : []
  const invited = people.length > 0 ? await readUnanswered(db, memorialUuid, changes) : []
  const notices = await repo.readNotices(db, memorialUuid)
  return {
    change: people.length > 0 ? presentChange(changes, onePerAddress(people), invited.length) : null,
    notices: notices.map((notice) => presentNotice(notice, userUuid)),
  }
}

/** How many changed events people could be told of. */
export async function countUntold(
  context: Pick<Context, 'db' | 'clock'>,
  memorialUuid: string,
): Promise<number> {
  const changes = await events.openChanges(context, context.db, memorialUuid)
  if (changes.length === 0) return 0
  return (await repo.readAffected(context.db, memorialUuid, changes)).length > 0 ? changes.length : 0
}

/**
 * Sends one message about the changes that the host has seen, if they wish also to whom was invited and has not answered. The same again by the same host sends nothing and is no
 * error. Rejects with CHANGE_TOLD when somebody else was first, CHANGE_STALE when the programme changed meanwhile or nobody
 * is left to tell, BAD_INPUT for words with links or offers, `LimitReached`, and as `access.requireOpenPage` does.
 */
export async function tellProgrammeChange(
  context: Context,
  host: HostAccess,
  { revision, message, invitedToo = false }: Body<typeof tellCall>,
): Promise<Shown> {
  const { memorialUuid, userUuid } = host
  await access.requireOpenPage(context, host)
  if (message && screenLine(message))
    throw new DomainError('BAD_INPUT', { field: 'message', problem: fieldProblem('noticeLinks') })
  await events.queueAnswer(context, memorialUuid, async (tx) => {
    const changes = await requireOpen(context, tx, host, revision)
    if (changes === 'told') return
    const people = onePerAddress(await repo.readAffected(tx, memorialUuid, changes))
    if (people.length === 0) throw new DomainError('CHANGE_STALE')
    await context.limits.take('changeNoticeByUser', userUuid)
    const sentAt = context.clock.now()
    const told = people.map((person) => ({ rsvpUuid: person.rsvpUuid, state: firstState[wayTo(person)] }))
    const noticeUuid = await repo.insertNotice(
      tx,
      { memorialUuid, revision, changes: presentEvents(changes), message, userUuid, sentAt },
      told,
    )
    const invited = invitedToo ? await readUnanswered(tx, memorialUuid, changes) : []
    await insertInvited(tx, noticeUuid, invited)
    await context.jobs.enqueueAll(
      tx,
      'programme.tell-invited',
      invited.map((contactUuid) => ({ noticeUuid, contactUuid })),
    )
    await events.closeChanges(tx, memorialUuid)
    const mails = told.filter(({ state }) => state === 'QUEUED')
    await context.jobs.enqueueAll(
      tx,
      'programme.tell-change',
      mails.map(({ rsvpUuid }) => ({ noticeUuid, rsvpUuid })),
    )
    await auditLog.record(context, tx, host, 'TOLD_CHANGE')
  })
  return getProgrammeChange(context, host)
}

const firstState = { MAIL: 'QUEUED', UNADDRESSED: 'UNADDRESSED', SKIPPED: 'SKIPPED' } as const

/** Nobody is told of the changes that the host has seen. Rejects with CHANGE_TOLD or CHANGE_STALE. */
export async function leaveProgrammeChange(
  context: Context,
  host: HostAccess,
  revision: string,
): Promise<Shown> {
  await events.queueAnswer(context, host.memorialUuid, async (tx) => {
    const changes = await requireOpen(context, tx, host, revision)
    if (changes === 'told') throw new DomainError('CHANGE_TOLD')
    await events.closeChanges(tx, host.memorialUuid)
    await auditLog.record(context, tx, host, 'LEFT_CHANGE_UNTOLD')
  })
  return getProgrammeChange(context, host)
}

/** The changes that a host has seen; `told` if this host sent a message about them before. */
async function requireOpen(
  context: Context,
  tx: Tx,
  { memorialUuid, userUuid }: HostAccess,
  revision: string,
) {
  const notice = await repo.findNotice(tx, memorialUuid, revision)
  if (notice?.userUuid === userUuid) return 'told'
  const changes = await events.openChanges(context, tx, memorialUuid)
  if (notice || changes.length === 0) throw new DomainError('CHANGE_TOLD')
  if (revisionOf(changes) !== revision) throw new DomainError('CHANGE_STALE')
  return changes
}

/** Records that a host texted somebody without a mail address. Rejects with RSVP_NOT_FOUND. */
export async function markChangeTexted(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
  { noticeUuid, rsvpId }: { noticeUuid: string; rsvpId: string },
  texted: boolean,
): Promise<{ state: ToldState }> {
  if (!(await repo.setTexted(db, memorialUuid, { noticeUuid, rsvpUuid: rsvpId }, texted)))
    throw new DomainError('RSVP_NOT_FOUND')
  return { state: texted ? 'TEXTED' : 'UNADDRESSED' }
}
