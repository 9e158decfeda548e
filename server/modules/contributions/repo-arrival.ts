import { sql } from 'kysely'
import type { Tx } from '#server/ports/database.ts'

/** Shorter condolences are often alike. The same number as in the index. */
const LONG = 40

/** How many contributions of other people, or of this person at other memorials, have exactly this text. */
export async function countSameElsewhere(
  tx: Tx,
  { memorialUuid, userUuid, message }: { memorialUuid: string; userUuid: string; message: string },
): Promise<number> {
  if (message.length < LONG) return 0
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
export async function wasTakenDown(
  tx: Tx,
  { memorialUuid, userUuid }: { memorialUuid: string; userUuid: string },
): Promise<boolean> {
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
