import { hashToken, newToken } from '#server/lib/codes.ts'
import type { Device, SignInOrigin } from '#server/lib/device.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { CountedUnder } from '#server/ports/limits.ts'
import { deviceExpiry } from './rules.ts'

// Limits tries to sign in. From an unknown browser, an address has few tries from one network, and some from all
// networks together. A browser that the person signed in with before has its own count, which no stranger can use up.

/**
 * Rejects with `LimitReached`, or with CAPTCHA_NEEDED after more wrong tries from one network than a hall full of
 * people makes.
 *
 * @param proof the solution of the captcha, by the browser
 */
export async function countTry(
  { db, networkLimits, limits }: Pick<Context, 'db' | 'networkLimits' | 'limits'>,
  address: string,
  userUuid: string | null,
  { ip, device }: SignInOrigin,
  proof: string | null | undefined,
) {
  const hash = device.secret && hashToken(device.secret)
  const isKnown = Boolean(userUuid && hash && (await isKnownDevice(db, userUuid, hash)))
  const own: CountedUnder = [
    'passwordByPerson',
    isKnown ? `${userUuid} ${hash?.toString('hex')}` : `${address} ${ip}`,
  ]
  const network: CountedUnder | null = isKnown ? null : ['accountByIp', ip]
  const everywhere: CountedUnder | null = isKnown ? null : ['passwordByAddress', address]
  const shared = [network, everywhere].filter((budget) => budget !== null)
  // Counts the caller's own limit first: when that is used up, the limits shared with others are not touched.
  await networkLimits.count({ person: own, network, proof })
  if (everywhere) await limits.take(...everywhere)
  const giveBack = async (budgets: readonly CountedUnder[]) => {
    for (const budget of budgets) await limits.giveBack(...budget)
  }
  return {
    /** The password was right: resets what was counted against this person here. */
    async right() {
      await limits.forgive(...own)
      await giveBack(shared)
    },
    /** For a password that was not compared. */
    undo: () => giveBack([own, ...shared]),
  }
}

async function isKnownDevice(db: Db, userUuid: string, secretHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('userUuid')
    .where('userUuid', '=', userUuid)
    .where('secretHash', '=', secretHash)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether the owner is told of a sign-in with this browser: it is unknown, and not the first, which is the one that
 * they signed up with.
 */
export async function isNewDevice(
  db: Db,
  { uuid, emailVerifiedAt }: { uuid: string; emailVerifiedAt: Date | null },
  { secret }: Device,
): Promise<boolean> {
  if (emailVerifiedAt === null || (secret && (await isKnownDevice(db, uuid, hashToken(secret))))) return false
  const devices = db.selectFrom('knownDevices').select('userUuid').where('userUuid', '=', uuid).limit(1)
  return (await devices.executeTakeFirst()) !== undefined
}

/**
 * Remembers that this person signed in with the browser, and answers with the hash of its secret. The browser keeps its
 * secret if that belongs to this person; otherwise it gets a new one.
 */
export async function rememberDevice(tx: Tx, userUuid: string, device: Device, now: Date): Promise<Buffer> {
  const { secret: own } = device
  const secret = own && (await isKnownDevice(tx, userUuid, hashToken(own))) ? own : newToken()
  const secretHash = hashToken(secret)
  const expiresAt = deviceExpiry(now)
  await tx
    .insertInto('knownDevices')
    .values({ userUuid, secretHash, expiresAt })
    .onConflict((conflict) => conflict.columns(['userUuid', 'secretHash']).doUpdateSet({ expiresAt }))
    .execute()
  device.keep(secret)
  return secretHash
}
