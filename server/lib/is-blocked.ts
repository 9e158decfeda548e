import { type Expression, type RawBuilder, sql } from 'kysely'

/** A person by their account, an address they give, or both; null where there is none. */
interface Somebody {
  userUuid: string | null | Expression<string | null>
  email: string | null | Expression<string | null>
  /** Proved by a confirmed account, a personal link or a mailed one; otherwise the address was only typed. */
  isProven: boolean
}

/**
 * Whether the hosts of a memorial blocked a person: this account or that of this address, and this address or that of
 * this account, ignoring letter case. An address blocked for an unproved answer is blocked only for people who type it:
 * the proved owner may answer (docs/decisions/0022).
 */
export const isBlockedAt = (
  memorialUuid: string | Expression<string>,
  { userUuid, email, isProven }: Somebody,
): RawBuilder<boolean> =>
  sql`exists (
    select from blocked left join users on users.uuid = blocked.user_uuid
    where blocked.memorial_uuid = ${memorialUuid}
      and (blocked.user_uuid = ${userUuid} or lower(coalesce(blocked.email, users.email))
        in (lower(${email}), (select lower(email) from users where uuid = ${userUuid})))
      ${isProven ? sql`and blocked.proven` : sql``}
  )`

/** Whether mails to the sender of an answer stop because hosts blocked them. For queries with `rsvps`. */
export const isSenderBlocked = sql<boolean>`exists (select from blocked
  where blocked.memorial_uuid = rsvps.memorial_uuid
    and (blocked.user_uuid = rsvps.user_uuid or blocked.email = lower(rsvps.email))
    and (blocked.proven or rsvps.proven_at is null))`
