import { type Expression, type RawBuilder, sql } from 'kysely'

/** Somebody by their account, by an address they give, or both; null where there is none. */
interface Somebody {
  userUuid: string | null | Expression<string | null>
  email: string | null | Expression<string | null>
}

/**
 * Whether the hosts of a memorial shut somebody out: this account or that of this address, and this address or that of
 * this account, in any letter case.
 */
export const isShutOut = (memorialUuid: string, { userUuid, email }: Somebody): RawBuilder<boolean> =>
  sql`(exists (
    select from blocked_users join users on users.uuid = blocked_users.user_uuid
    where blocked_users.memorial_uuid = ${memorialUuid}
      and (blocked_users.user_uuid = ${userUuid} or lower(users.email) = lower(${email}))
  ) or exists (
    select from blocked_addresses
    where blocked_addresses.memorial_uuid = ${memorialUuid}
      and blocked_addresses.email in (lower(${email}), (select lower(email) from users where uuid = ${userUuid}))
  ))`
