import { type RawBuilder, sql } from 'kysely'
import { isHostOrModerator } from './is-blocked.ts'
import { isUnprovenDuplicate } from './unproven-duplicate.ts'

/** The alias of `rsvps` in a query. */
type Rows = 'rsvps' | 'newest'

/**
 * The address of a person who answered without an account: that of the contact of their personal link, else the one
 * they typed.
 */
export const answererAddress = (rows: Rows): RawBuilder<string | null> =>
  sql`lower(case when ${of(rows, 'provenAt')} is not null and ${of(rows, 'contactUuid')} is not null
    then (select contacts.email from contacts where contacts.uuid = ${of(rows, 'contactUuid')})
    else ${of(rows, 'email')} end)`

/**
 * Whether an answer certainly belongs to its account or contact; otherwise somebody only typed its address. Once a
 * contact is deleted, a mailed link does not tell any more whose mailbox it was.
 */
export const isAnswererProven = (rows: Rows): RawBuilder<boolean> =>
  sql`(${of(rows, 'provenAt')} is not null
    and (${of(rows, 'userUuid')} is not null or ${of(rows, 'contactUuid')} is not null))`

/**
 * Whether the person who gave an answer can be blocked: by their account, or by an address that nobody else has proved.
 * Never a host or moderator.
 */
export const canBlockAnswerer = (rows: Rows): RawBuilder<boolean> => sql`(
  (${of(rows, 'userUuid')} is not null or (${answererAddress(rows)} is not null and not ${isUnprovenDuplicate(rows)}))
  and not ${isHostOrModerator(of(rows, 'memorialUuid'), { userUuid: of(rows, 'userUuid'), email: answererAddress(rows) })})`

const of = (rows: Rows, column: string) => sql.ref<string>(`${rows}.${column}`)
