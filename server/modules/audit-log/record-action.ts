import { sql } from 'kysely'
import { AuditAction, AuditEntry } from '#contract/audit-log.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { toCsv } from '#server/lib/csv.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { readPage } from '#server/lib/keyset.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

// The log of actions on a memorial, for its hosts (docs/decisions/0008).

/** The same action within them is one entry. */
const MERGE_MINUTES = 10
/** The newest are kept. */
export const MOST_ENTRIES = 5_000

/** The actor of an action on a memorial: a host or moderator, a successor, or the operator. */
type Actor = { memorialUuid: string } & (
  | { userUuid: string }
  | { successorUuid: string | null }
  | { isOperator: true }
)

/** The person or thing that an action was about. */
interface About {
  user?: string | null
  contribution?: string | null
  invitation?: string | null
  changed?: string
}

/**
 * Records an action, in the transaction that performs it. The same action by the same person within ten minutes is the
 * same entry, at its last time. Only the newest entries of a memorial are kept. Does nothing for a memorial that is gone.
 */
export async function record(
  { clock }: Pick<Context, 'clock'>,
  tx: Db,
  by: Actor,
  action: AuditAction,
  { user = null, contribution = null, invitation = null, changed = '' }: About = {},
): Promise<void> {
  const { memorialUuid } = by
  const userUuid = 'userUuid' in by ? by.userUuid : null
  const successorUuid = 'successorUuid' in by ? by.successorUuid : null
  const actor = 'userUuid' in by ? 'HOST' : 'successorUuid' in by ? 'SUCCESSOR' : 'OPERATOR'
  const at = clock.now()
  const mergeSince = new Date(at.getTime() - MERGE_MINUTES * 60_000)
  await sql`
    with merged as (
      update audit_log set ended_at = ${at}
      where uuid = (
        select uuid from audit_log
        where memorial_uuid = ${memorialUuid} and actor = ${actor} and action = ${action}
          and user_uuid is not distinct from ${userUuid}::uuid
          and successor_uuid is not distinct from ${successorUuid}::uuid
          and about_user_uuid is not distinct from ${user}::uuid
          and about_contribution_uuid is not distinct from ${contribution}::uuid
          and about_invitation_uuid is not distinct from ${invitation}::uuid
          and changed = ${changed} and ended_at > ${mergeSince}
        order by ended_at desc limit 1
      )
      returning uuid
    ), crowded_out as (
      delete from audit_log
      where uuid in (
        select uuid from audit_log where memorial_uuid = ${memorialUuid}
        order by ended_at desc, uuid offset ${MOST_ENTRIES - 1}
      )
    )
    insert into audit_log (
      memorial_uuid, actor, user_uuid, successor_uuid, action,
      about_user_uuid, about_contribution_uuid, about_invitation_uuid, changed, ended_at
    )
    select memorials.uuid, ${actor}, ${userUuid}::uuid, ${successorUuid}::uuid, ${action},
      ${user}::uuid, ${contribution}::uuid, ${invitation}::uuid, ${changed}, ${at}::timestamptz
    from memorials
    where memorials.uuid = ${memorialUuid} and not exists (select from merged)
  `.execute(tx)
}

/** Newest first. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function list(
  { db }: Pick<Context, 'db'>,
  { memorialUuid, userUuid: reader }: HostAccess,
  wanted: { after?: string | undefined },
) {
  const order = { date: 'audit_log.ended_at', uuid: 'audit_log.uuid' }
  const { page, next } = await readPage(entries(db, memorialUuid), order, wanted.after)
  return {
    entries: page.map(({ userUuid, actor: by, endedAt, ...entry }) =>
      AuditEntry.parse({ ...entry, by, isYou: userUuid === reader, date: endedAt.toISOString() }),
    ),
    next,
  }
}

/** The whole log as a table, newest first, for an archive. */
export async function tableOf(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  language: Language,
): Promise<string> {
  const { columns, actions, operator } = textsOf(language).screens.auditLog
  const rows = await entries(db, memorialUuid).execute()
  return toCsv(
    [columns.date, columns.who, columns.action, columns.about],
    rows.map(({ endedAt, actor, who, whoEmail, action, about }) => [
      endedAt,
      actor === 'OPERATOR' ? operator : whoEmail ? `${who} (${whoEmail})` : who,
      actions[AuditAction.parse(action)],
      about,
    ]),
  )
}

function entries(db: Db, memorialUuid: string) {
  return db
    .selectFrom('auditLog')
    .leftJoin('users as actor', 'actor.uuid', 'auditLog.userUuid')
    .leftJoin('archiveSuccessors', 'archiveSuccessors.uuid', 'auditLog.successorUuid')
    .leftJoin('users as person', 'person.uuid', 'auditLog.aboutUserUuid')
    .leftJoin('contributions', 'contributions.uuid', 'auditLog.aboutContributionUuid')
    .leftJoin('hostInvitations', 'hostInvitations.uuid', 'auditLog.aboutInvitationUuid')
    .select(['auditLog.uuid', 'auditLog.action', 'auditLog.actor', 'auditLog.userUuid', 'auditLog.endedAt'])
    .select([
      sql<string>`coalesce(
        nullif(${fullNameOf('actor')}, ''),
        actor.email,
        archive_successors.name,
        ''
      )`.as('who'),
      sql<string>`case when ${fullNameOf('actor')} <> '' and exists (
        select from relationships
        where relationships.memorial_uuid = audit_log.memorial_uuid and relationships.user_uuid = actor.uuid
      ) then actor.email else '' end`.as('whoEmail'),
      sql<string>`coalesce(
        nullif(changed, ''),
        nullif(${fullNameOf('person')}, ''),
        person.email,
        contributions.contributor_name,
        host_invitations.email,
        ''
      )`.as('about'),
    ])
    .where('auditLog.memorialUuid', '=', memorialUuid)
    .orderBy('auditLog.endedAt', 'desc')
    .orderBy('auditLog.uuid')
}
