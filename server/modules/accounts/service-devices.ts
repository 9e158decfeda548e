import { hashToken, newToken } from '#server/lib/codes.ts'
import type { Device, Doorstep } from '#server/lib/device.ts'
import type { Agent } from '#server/lib/user-agent.ts'
import type { Budget, CrowdLimits } from '#server/ports/crowd-limits.ts'
import type { Database, Tx } from '#server/ports/database.ts'
import type { Limits } from '#server/ports/limits.ts'
import { forgetDevices, insertDevice, isKnownDevice } from './repo-devices.ts'
import { deviceExpiry } from './rules.ts'

/** What of a try to sign in was counted. */
interface CountedTry {
  /** This person signed in with the browser before. */
  isKnown: boolean
  /** The password was right: what was counted against this person here is forgotten. */
  right(): Promise<void>
  /** Nobody looked at the password. */
  undo(): Promise<void>
}

/**
 * Counts tries to sign in. Strangers have few for an address from one network, and some for an address from all
 * networks; a browser that somebody signed in with before has its own, which no stranger can use up.
 */
export function signInTries({ db, limits, crowd }: { db: Database; limits: Limits; crowd: CrowdLimits }) {
  /**
   * Rejects with `LimitReached`, or with CAPTCHA_NEEDED where a network was wrong more often than a hall is.
   *
   * @param proof a puzzle that the browser solved
   */
  async function count(
    address: string,
    userUuid: string | null,
    { ip, device }: Doorstep,
    proof: string | null | undefined,
  ): Promise<CountedTry> {
    const hash = device.secret && hashToken(device.secret)
    const isKnown = Boolean(userUuid && hash && (await isKnownDevice(db, userUuid, hash)))
    const own: Budget = isKnown
      ? ['signInByDevice', `${userUuid} ${hash?.toString('hex')}`]
      : ['signInByAddressAndIp', `${address} ${ip}`]
    const network: Budget | null = isKnown ? null : ['signInByIp', ip]
    const everywhere: Budget | null = isKnown ? null : ['signInByAddress', address]
    const shared = [network, everywhere].filter((budget) => budget !== null)
    // Their own first: who has used that up uses up nothing of others.
    await crowd.count({ person: own, network, proof })
    if (everywhere) await limits.take(...everywhere)
    const giveBack = async (budgets: readonly Budget[]) => {
      for (const budget of budgets) await limits.giveBack(...budget)
    }
    return {
      isKnown,
      async right() {
        await limits.forgive(...own)
        await giveBack(shared)
      },
      undo: () => giveBack([own, ...shared]),
    }
  }

  return { count }
}

/** A browser that somebody signed in with. */
export interface KnownDevice {
  /** Of what it keeps. */
  secretHash: Buffer
  agent: Agent
}

/**
 * The browser is one that this person signed in with. It keeps the secret that it has if that is one of theirs: what
 * somebody else put there becomes nobody's.
 */
export async function rememberDevice(
  tx: Tx,
  userUuid: string,
  device: Device,
  now: Date,
): Promise<KnownDevice> {
  const isTheirs = device.secret && (await isKnownDevice(tx, userUuid, hashToken(device.secret)))
  const secret = isTheirs && device.secret ? device.secret : newToken()
  const secretHash = hashToken(secret)
  await insertDevice(tx, { userUuid, secretHash, expiresAt: deviceExpiry(now) })
  device.keep(secret)
  return { secretHash, agent: device.agent }
}

/** All browsers are strange again, but the one in hand. */
export async function rememberOnly(
  tx: Tx,
  userUuid: string,
  device: Device,
  now: Date,
): Promise<KnownDevice> {
  await forgetDevices(tx, userUuid)
  return rememberDevice(tx, userUuid, device, now)
}
