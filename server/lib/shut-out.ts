import { type Expression, type RawBuilder, sql } from 'kysely'

/** Somebody by their account, by an address they give, or both; null where there is none. */
interface Somebody {
  userUuid: string | null | Expression<string | null>
  email: string | null | Expression<string | null>
  /** By a confirmed account, a personal link or a mailed one; else the address was only typed. */
  isProven: boolean
}

/**
 * Whether the hosts of a memorial shut somebody out: this account or that of this address, and this address or that of
 * this account, in any letter case. An address that was shut out for an answer that anybody could have typed is barred
 * only from being typed again: whoever proves who they are comes in (docs/decisions/0232).
 */
export const isShutOut = (
  memorialUuid: string,
  { userUuid, email, isProven }: Somebody,
): RawBuilder<boolean> =>
  sql`(exists (
    select from blocked_users join users on users.uuid = blocked_users.user_uuid
    where blocked_users.memorial_uuid = ${memorialUuid}
      and (blocked_users.user_uuid = ${userUuid} or lower(users.email) = lower(${email}))
  ) or exists (
    select from blocked_addresses
    where blocked_addresses.memorial_uuid = ${memorialUuid}
      and blocked_addresses.email in (lower(${email}), (select lower(email) from users where uuid = ${userUuid}))
      ${isProven ? sql`and blocked_addresses.proven` : sql``}
  ))`
