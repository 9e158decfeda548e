import type { NotNull } from 'kysely'
import { dateDonated, donorNames, isGiven } from '#server/lib/donor-names.ts'
import type { Db } from '#server/ports/database.ts'

/** Gifts that count, newest first; the account of an anonymous donor is not looked up. */
export const selectDonations = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('payments')
    .leftJoin('users', (join) =>
      join.onRef('users.uuid', '=', 'payments.userUuid').on('payments.anonymous', '=', false),
    )
    .select(['payments.uuid', 'payments.fundUuid', 'payments.fundTitle', 'payments.amountMinor'])
    .select(['payments.currency', 'payments.anonymous', 'payments.formerServer'])
    .select([...donorNames, dateDonated])
    .$narrowType<{ fundUuid: NotNull }>()
    .where(isGiven)
    .orderBy('payments.completedAt', 'desc')
    .orderBy('payments.uuid')
