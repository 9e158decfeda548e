import type { Db, Tx } from '#server/ports/database.ts'

export async function isKnownDevice(db: Db, userUuid: string, secretHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('userUuid')
    .where('userUuid', '=', userUuid)
    .where('secretHash', '=', secretHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDevice(
  tx: Tx,
  device: { userUuid: string; secretHash: Buffer; expiresAt: Date },
) {
  const { expiresAt } = device
  await tx
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['userUuid', 'secretHash']).doUpdateSet({ expiresAt }))
    .execute()
}

/** Whether the account has any known browser. */
export async function hasDevices(db: Db, userUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('userUuid')
    .where('userUuid', '=', userUuid)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function forgetDevice(tx: Tx, userUuid: string, secretHash: Buffer) {
  return tx
    .deleteFrom('knownDevices')
    .where('userUuid', '=', userUuid)
    .where('secretHash', '=', secretHash)
    .execute()
}

export function forgetDevices(db: Db, userUuid: string) {
  return db.deleteFrom('knownDevices').where('userUuid', '=', userUuid).execute()
}
