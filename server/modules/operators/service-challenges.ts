import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/lib/codes.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo.ts'
import { challengeExpiry } from './rules.ts'

// What the device of an operator has to sign: once, within minutes, and for one purpose of one operator.

type For =
  | { purpose: 'JOIN' | 'ADD' | 'PROVE'; operatorUuid: string }
  | { purpose: 'ENTER'; operatorUuid: null }

export async function newChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { purpose, operatorUuid }: For,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32)
  await repo.insertChallenge(db, {
    challengeHash: hashToken(challenge.toString('base64url')),
    purpose,
    operatorUuid,
    expiresAt: challengeExpiry(clock.now()),
  })
  return new Uint8Array(challenge)
}

/** Whether a challenge was made for this, and not used before. */
export const takeChallenge =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>, { purpose, operatorUuid }: For) =>
  (challenge: string): Promise<boolean> =>
    repo.takeChallenge(db, {
      challengeHash: hashToken(challenge),
      purpose,
      operatorUuid,
      now: clock.now(),
    })
