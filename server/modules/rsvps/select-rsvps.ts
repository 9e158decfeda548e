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
 * The answers of a memorial, newest first.
 *
 * @param memorialUuid or that of the query around
 */
export const selectAnswers = (db: Pick<Db, 'selectFrom'>, memorialUuid: string | RawBuilder<string>) =>
  db
    .selectFrom('rsvps')
    .select(['rsvps.uuid', 'email', 'phone', 'status', 'guests', 'message', 'dateCreated'])
    .select(['memorialUuid', 'watches', 'food', 'accessNeeds', nameForHosts.as('name')])
    .select(eventAnswersOf('rsvps').as('events'))
    .where('rsvps.memorialUuid', '=', memorialUuid)
    .orderBy('dateCreated', 'desc')
    .orderBy('rsvps.uuid')

/** The same with what only hosts see. */
export const selectForHosts = (...of: Parameters<typeof selectAnswers>) =>
  selectAnswers(...of)
    .select(['awaitsLook', sql<boolean>`rsvps.brought_from is not null`.as('isBrought')])
    .select(isUnprovenDuplicate('rsvps').as('besideProven'))
    .select([isAnswererProven('rsvps').as('proven'), canBlockAnswerer('rsvps').as('canBlock')])
