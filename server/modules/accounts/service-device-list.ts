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
    devices: [...devices].map(([id, [latest, ...earlier]]) => ({
      id,
      browser: latest.browser,
      system: latest.system,
      signedInAt: (earlier.at(-1) ?? latest).createdAt.toISOString(),
      lastUsedAt: lastUse(latest.expiresAt).toISOString(),
      isThis: [latest, ...earlier].some(({ tokenHash }) => tokenHash.equals(caller.tokenHash)),
    })),
  }
}

/** Also forgets the browser: the next sign-in from it counts as one from an unknown browser. */
export async function signOutDevice(context: Context, caller: Caller, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const sessions = (await readDevices(context, tx, caller.uuid)).get(id)
    if (!sessions) return
    const tokenHashes = sessions.map(({ tokenHash }) => tokenHash)
    const own = tx.deleteFrom('sessions').where('userUuid', '=', caller.uuid)
    await own.where('tokenHash', 'in', tokenHashes).execute()
    const [{ deviceHash }] = sessions
    const devices = tx.deleteFrom('knownDevices').where('userUuid', '=', caller.uuid)
    if (deviceHash) await devices.where('secretHash', '=', deviceHash).execute()
  })
}

/** The sessions of each browser, last used first. */
async function readDevices(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  userUuid: string,
): Promise<Map<string, Sessions>> {
  const devices = new Map<string, Sessions>()
  for (const session of await readSessions(db, userUuid, clock.now())) {
    const id = idOf(session)
    const known = devices.get(id)
    if (known) known.push(session)
    else devices.set(id, [session])
  }
  return devices
}

/** The person's sessions that have not expired, last used first. */
const readSessions = (db: Db, userUuid: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['tokenHash', 'deviceHash', 'browser', 'system', 'createdAt', 'expiresAt'])
    .where('userUuid', '=', userUuid)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .execute()

type Session = Awaited<ReturnType<typeof readSessions>>[number]
type Sessions = [Session, ...Session[]]

/** The id that is shown is no stored hash: it finds nothing in a stolen backup, and no row can be found by it. */
function idOf({ deviceHash, tokenHash }: Session): string {
  return createHash('sha256')
    .update('device ')
    .update(deviceHash ?? tokenHash)
    .digest('base64url')
}
