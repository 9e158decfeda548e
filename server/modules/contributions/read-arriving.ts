import { sql } from 'kysely'
import type { Tx } from '#server/ports/database.ts'
import type { Arriving } from './rules-arrival.ts'

/** Shorter condolences are often alike. The same number as in the index. */
const LONG = 40

export interface Contributor {
  memorialUuid: string
  userUuid: string
}

/** What decides whether a contribution appears at once and is not in it: who sends it, and what is stored already. */
export async function readArriving(
  tx: Tx,
  contributor: Contributor,
  { message, ...known }: { message: string; email: string; inviteToken: string | null },
): Promise<Pick<Arriving, 'by' | 'sameElsewhere' | 'takenDownBefore'>> {
  return {
    by: await findStanding(tx, contributor, known),
    sameElsewhere: message.length < LONG ? 0 : await countSameElsewhere(tx, contributor, message),
    takenDownBefore: await wasTakenDown(tx, contributor),
  }
}

/** The person's role in the memorial, and whether the family invited them, by address or link. */
async function findStanding(
  tx: Tx,
  { memorialUuid, userUuid }: Contributor,
  { email, inviteToken }: { email: string; inviteToken: string | null },
): Promise<Arriving['by']> {
  const relationship = await tx
    .selectFrom('relationships')
    .select('relationshipType')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where('relationshipType', '!=', 'CONTRIBUTOR')
    .executeTakeFirst()
  if (relationship) return 'HOST'
  const contact = await tx
    .selectFrom('contacts')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', sql`lower(${email})`),
        ...(inviteToken ? [eb('inviteToken', '=', inviteToken)] : []),
      ]),
    )
    .executeTakeFirst()
  return contact ? 'INVITED' : 'OTHER'
}

/** How many contributions of other people, or of this person at other memorials, have exactly this text. */
async function countSameElsewhere(tx: Tx, { memorialUuid, userUuid }: Contributor, message: string) {
  const { count } = await tx
    .selectFrom('contributions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql`md5(message)`, '=', sql`md5(${message}::text)`)
    .where(sql<boolean>`length(message) >= ${sql.lit(LONG)}`)
    .where('message', '=', message)
    .where((eb) =>
      eb.not(
        eb.and([eb('memorialUuid', '=', memorialUuid), eb('userUuid', 'is not distinct from', userUuid)]),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether hosts hid or removed an earlier contribution of the person here, and it is still stored. */
async function wasTakenDown(tx: Tx, { memorialUuid, userUuid }: Contributor): Promise<boolean> {
  const row = await tx
    .selectFrom('contributions')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where('deletedAt', 'is not', null)
    // A hidden contribution counts even after its author withdrew it.
    .where((eb) => eb.or([eb('withdrawnAt', 'is', null), eb('state', '=', 'HIDDEN')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
