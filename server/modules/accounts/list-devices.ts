import { createHash } from 'node:crypto'
import type { SignedInDevice } from '#contract/accounts.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { lastUse } from './rules.ts'

// Lists where a person is signed in, so that they can sign out a lost or foreign device (docs/decisions/0007).

export async function listDevices(context: Context, caller: Caller): Promise<{ devices: SignedInDevice[] }> {
  const devices = await readDevices(context, context.db, caller.uuid)
  return {
    devices: [...devices].flatMap(([id, sessions]) => {
      const [latest, earliest] = [sessions[0], sessions.at(-1)]
      if (!latest || !earliest) return []
      const { browser, system } = latest
      return {
        id,
        browser,
        system,
        signedInAt: earliest.createdAt.toISOString(),
        lastUsedAt: lastUse(latest.expiresAt).toISOString(),
        isThis: sessions.some(({ tokenHash }) => tokenHash.equals(caller.tokenHash)),
      }
    }),
  }
}

/** Also forgets the browser: the next sign-in from it counts as one from an unknown browser. */
export async function signOutDevice(context: Context, caller: Caller, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const sessions = (await readDevices(context, tx, caller.uuid)).get(id) ?? []
    for (const { tokenHash, deviceHash } of sessions) {
      await tx.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
      const devices = tx.deleteFrom('knownDevices').where('userUuid', '=', caller.uuid)
      if (deviceHash) await devices.where('secretHash', '=', deviceHash).execute()
    }
  })
}

/** The person's sessions that have not expired, by browser, last used first. */
async function readDevices({ clock }: Pick<Context, 'clock'>, db: Db, userUuid: string) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['tokenHash', 'deviceHash', 'browser', 'system', 'createdAt', 'expiresAt'])
    .where('userUuid', '=', userUuid)
    .where('expiresAt', '>', clock.now())
    .orderBy('expiresAt', 'desc')
    .execute()
  return Map.groupBy(sessions, idOf)
}

/** The id that is shown is no stored hash: it finds nothing in a stolen backup, and no row can be found by it. */
function idOf({ deviceHash, tokenHash }: { deviceHash: Buffer | null; tokenHash: Buffer }): string {
  return createHash('sha256')
    .update('device ')
    .update(deviceHash ?? tokenHash)
    .digest('base64url')
}
