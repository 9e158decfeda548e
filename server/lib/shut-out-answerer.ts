import { type RawBuilder, sql } from 'kysely'
import { besideProven } from './beside-proven.ts'

/** What the rows of `rsvps` are called in a query. */
type Rows = 'rsvps' | 'newest'

/**
 * The address that stands for whoever gave an answer without an account: that of the contact whose personal link it
 * was, else the one they typed.
 */
export const answererAddress = (rows: Rows): RawBuilder<string | null> =>
  sql`lower(case when ${of(rows, 'provenAt')} is not null and ${of(rows, 'contactUuid')} is not null
    then (select contacts.email from contacts where contacts.uuid = ${of(rows, 'contactUuid')})
    else ${of(rows, 'email')} end)`

/**
 * Whether an answer is for certain of the account or the contact that it stands under; else somebody only typed its
 * address. Of a mailed link nothing remains that tells whose mailbox it was, once a contact is taken off the list.
 */
export const isAnswererProven = (rows: Rows): RawBuilder<boolean> =>
  sql`(${of(rows, 'provenAt')} is not null
    and (${of(rows, 'userUuid')} is not null or ${of(rows, 'contactUuid')} is not null))`

/**
 * Whether whoever gave an answer can be shut out: by their account, or by an address that nobody else has proven to be
 * theirs. Never somebody who looks after the memorial.
 */
export const canBlockAnswerer = (rows: Rows): RawBuilder<boolean> => sql`(
  (${of(rows, 'userUuid')} is not null or (${answererAddress(rows)} is not null and not ${besideProven(rows)}))
  and not exists (
    select from relationships join users on users.uuid = relationships.user_uuid
    where relationships.memorial_uuid = ${of(rows, 'memorialUuid')}
      and relationships.relationship_type <> 'CONTRIBUTOR'
      and (users.uuid = ${of(rows, 'userUuid')}
        or (${of(rows, 'userUuid')} is null and lower(users.email) = ${answererAddress(rows)}))
  )
)`

const of = (rows: Rows, column: string) => sql.ref(`${rows}.${column}`)
