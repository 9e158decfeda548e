import { type RawBuilder, sql } from 'kysely'
import { canBlockAnswerer, isAnswererProven } from '#server/lib/can-block-answerer.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { eventAnswersOf } from '#server/lib/programme.ts'
import { isUnprovenDuplicate } from '#server/lib/unproven-duplicate.ts'
import type { Db } from '#server/ports/database.ts'

/** As it was given; where it was left empty, as the family calls the contact by now. */
const nameForHosts = sql<string>`coalesce(nullif(trim(rsvps.name), ''),
  (select ${fullNameOf('contacts')} from contacts where contacts.uuid = rsvps.contact_uuid), '')`

/**
 * The answers of a memorial as its hosts see them, newest first.
 *
 * @param memorialUuid or that of the query around
 */
export const selectForHosts = (db: Pick<Db, 'selectFrom'>, memorialUuid: string | RawBuilder<string>) =>
  db
    .selectFrom('rsvps')
    .select(['rsvps.uuid', 'email', 'phone', 'status', 'guests', 'message', 'dateCreated'])
    .select(['memorialUuid', 'watches', 'food', 'accessNeeds', 'awaitsLook', nameForHosts.as('name')])
    .select([eventAnswersOf('rsvps').as('events'), isUnprovenDuplicate('rsvps').as('besideProven')])
    .select([isAnswererProven('rsvps').as('proven'), canBlockAnswerer('rsvps').as('canBlock')])
    .select(sql<boolean>`rsvps.brought_from is not null`.as('isBrought'))
    .where('rsvps.memorialUuid', '=', memorialUuid)
    .orderBy('dateCreated', 'desc')
    .orderBy('rsvps.uuid')
