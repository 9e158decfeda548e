import { type RawBuilder, sql } from 'kysely'
import { dayBefore } from '#server/lib/day-before.ts'
import type { Db } from '#server/ports/database.ts'

/** What is kept of an address that a memorial invited, also after its contact is deleted (migrations/0003_contacts.sql). */
export const hashInvited = (memorialUuid: RawBuilder<unknown>, email: RawBuilder<unknown>) =>
  sql<Buffer>`sha256(convert_to(${memorialUuid} || lower(${email}), 'UTF8'))`

/** Fewer outcomes than this say nothing. */
const ENOUGH = { bounced: 20, unsubscribed: 10 }

/** Whether a list looks bought or made up: of one day, most addresses do not exist, or many people unsubscribed. */
export async function isRelay(db: Db, memorialUuid: string, now: Date): Promise<boolean> {
  const since = dayBefore(now)
  const { sent, bounced, unsubscribed } = await db
    .selectFrom('invitedAddresses')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('sentAt', '>', since).as('sent'),
      eb.fn.countAll<number>().filterWhere('bouncedAt', '>', since).as('bounced'),
      sql<number>`(select count(*) from unsubscribed
        where memorial_uuid = ${memorialUuid} and unsubscribed_at > ${since})`.as('unsubscribed'),
    ])
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return (
    (bounced >= ENOUGH.bounced && bounced > sent) ||
    (unsubscribed >= ENOUGH.unsubscribed && unsubscribed * 5 > sent)
  )
}
