import { type RawBuilder, sql } from 'kysely'
import { dayBefore } from '#server/lib/day-before.ts'
import type { Db } from '#server/ports/database.ts'
import { looksLikeRelay } from './rules.ts'

/** What is kept of an address that a memorial invited, also after its contact is deleted (migrations/0003_contacts.sql). */
export const hashInvited = (memorialUuid: RawBuilder<unknown>, email: RawBuilder<unknown>) =>
  sql<Buffer>`sha256(convert_to(${memorialUuid} || lower(${email}), 'UTF8'))`

/** Whether the invitations of a memorial of the last day look like those of a bought list. */
export async function isRelay(db: Db, memorialUuid: string, now: Date): Promise<boolean> {
  const since = dayBefore(now)
  const outcomes = await db
    .selectFrom('invitedAddresses')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('sentAt', '>', since).as('sent'),
      eb.fn.countAll<number>().filterWhere('bouncedAt', '>', since).as('bounced'),
      sql<number>`(select count(*) from unsubscribed
        where memorial_uuid = ${memorialUuid} and unsubscribed_at > ${since})`.as('unsubscribed'),
    ])
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return looksLikeRelay(outcomes)
}
