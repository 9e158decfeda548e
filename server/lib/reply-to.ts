import { sql } from 'kysely'
import { fullNameOf } from './full-name.ts'

/**
 * The hosts of a memorial who receive replies to mails to its guests, the owner first. For queries with `memorials`.
 */
export const replyTo = sql<{ name: string; address: string }[]>`(
  select coalesce(json_agg(
    json_build_object('name', ${fullNameOf('host')}, 'address', host.email)
    order by hosting.relationship_type = 'OWNER' desc, hosting.date_created), '[]')
  from relationships hosting join users host on host.uuid = hosting.user_uuid
  where hosting.memorial_uuid = memorials.uuid and hosting.takes_replies
    and hosting.relationship_type in ('OWNER', 'ADMIN') and host.email_verified_at is not null)`
