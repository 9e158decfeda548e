import { sql } from 'kysely'
import type { Rsvp } from '#contract/rsvps.ts'
import { canBlockAnswerer, isAnswererProven } from '#server/lib/can-block-answerer.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { type Cursor, isBehind, microsOf, rowsToRead } from '#server/lib/keyset.ts'
import { eventAnswersOf } from '#server/lib/programme.ts'
import { isUnprovenDuplicate } from '#server/lib/unproven-duplicate.ts'
import type { Db } from '#server/ports/database.ts'

export interface Wanted {
  /** Only answers that count and have this status; without it all answers. */
  status?: Rsvp['status'] | undefined
  after?: Cursor | undefined
}

/** A page of answers, newest first, plus one more if there is one. */
export function readPage(db: Db, memorialUuid: string, { status, after }: Wanted) {
  let query = forHosts(db, memorialUuid).select(microsOf('rsvps.date_created').as('micros'))
  if (status) query = query.where('status', '=', status).where('awaitsLook', '=', false)
  if (after) query = query.where(isBehind('rsvps.date_created', 'rsvps.uuid', after))
  return query.limit(rowsToRead).execute()
}

/** One answer, as `readPage` returns it. */
export const readOne = (db: Db, memorialUuid: string, rsvpUuid: string) =>
  forHosts(db, memorialUuid).where('rsvps.uuid', '=', rsvpUuid).executeTakeFirst()

const forHosts = (db: Db, memorialUuid: string) =>
  answers(db, memorialUuid)
    .select(['rsvps.awaitsLook', 'watches', 'food', 'accessNeeds'])
    .select(sql<boolean>`rsvps.brought_from is not null`.as('isBrought'))
    .select(eventAnswersOf('rsvps').as('events'))
    .select(isUnprovenDuplicate('rsvps').as('besideProven'))
    .select(isAnswererProven('rsvps').as('proven'))
    .select(canBlockAnswerer('rsvps').as('canBlock'))

/** Every answer that counts, newest first. */
export const readAll = (db: Db, memorialUuid: string) =>
  answers(db, memorialUuid)
    .select(['watches', 'food', 'accessNeeds'])
    .select(eventAnswersOf('rsvps').as('events'))
    .where('awaitsLook', '=', false)
    .execute()

/** As it was given; where it was left empty, as the family calls the contact by now. */
const nameForHosts = sql<string>`coalesce(nullif(trim(rsvps.name), ''),
  (select ${fullNameOf('contacts')} from contacts where contacts.uuid = rsvps.contact_uuid), '')`

function answers(db: Db, memorialUuid: string) {
  return db
    .selectFrom('rsvps')
    .select(['uuid', 'email', 'phone', 'status', 'guests', 'message', 'formerMessage', 'dateCreated'])
    .select(nameForHosts.as('name'))
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('dateCreated', 'desc')
    .orderBy('uuid')
}
