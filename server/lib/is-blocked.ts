import { type Expression, type RawBuilder, sql } from 'kysely'

type Value<T> = T | Expression<T>

/** A person by their account, an address they give, or both; null where there is none. */
interface Somebody {
  userUuid: Value<string | null>
  email: Value<string | null>
  /** Proved by a confirmed account, a personal link or a mailed one; otherwise the address was only typed. */
  isProven: Value<boolean>
}

/**
 * Whether the hosts of a memorial blocked a person: this account or that of this address, and this address or that of
 * this account, ignoring letter case. An address blocked for an unproved answer is blocked only for people who type it:
 * the proved owner may answer (docs/decisions/0022).
 */
export const isBlockedAt = (
  memorialUuid: Value<string>,
  { userUuid, email, isProven }: Somebody,
): RawBuilder<boolean> =>
  sql`exists (
    select from blocked left join users on users.uuid = blocked.user_uuid
    where blocked.memorial_uuid = ${memorialUuid}
      and (blocked.user_uuid = ${userUuid} or lower(coalesce(blocked.email, users.email))
        in (lower(${email}), (select lower(email) from users where uuid = ${userUuid})))
      and (blocked.proven or not ${isProven})
  )`

/** Whether mails to the sender of an answer stop because hosts blocked them. For queries with `rsvps`. */
export const isSenderBlocked = isBlockedAt(sql<string>`rsvps.memorial_uuid`, {
  userUuid: sql<string | null>`rsvps.user_uuid`,
  email: sql<string | null>`rsvps.email`,
  isProven: sql<boolean>`(rsvps.proven_at is not null)`,
})

/** Whether a person hosts or moderates a memorial, by their account, or without one by their address: nobody blocks them. */
export const isHostOrModerator = (
  memorialUuid: Value<string>,
  { userUuid, email }: Pick<Somebody, 'userUuid' | 'email'>,
): RawBuilder<boolean> =>
  sql`exists (
    select from relationships join users looking on looking.uuid = relationships.user_uuid
    where relationships.memorial_uuid = ${memorialUuid} and relationships.relationship_type <> 'CONTRIBUTOR'
      and (looking.uuid = ${userUuid} or ${userUuid}::uuid is null and lower(looking.email) = lower(${email}))
  )`
