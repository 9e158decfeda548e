import type { Language } from '#languages/index.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { listRelationshipsOf } from '#server/modules/views/list-memorials.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { asUser } from './present.ts'
import { saveLanguage } from './queries.ts'
import { openSession } from './service-sessions.ts'

/** A person who has proved who they are, or who has only the password of an address that is not proved yet. */
type Proven = Parameters<typeof asUser>[0] & {
  /** When an operator showed a passkey that opens the desk. */
  operatorProofAt?: Date | null
}

// The last step of signing in, for every way of proof.

/**
 * Signs a person in, in one transaction with what makes their proof valid.
 *
 * @param language what they read here, for an account whose language is not known yet: a visit in another language
 * does not change the account (docs/decisions/0040)
 * @param hold runs first; rejects when the proof is no longer valid
 */
export async function enter(
  context: Context,
  user: Proven,
  { device }: SignInOrigin,
  language: Language | null,
  hold: (tx: Tx) => Promise<void>,
) {
  const now = context.clock.now()
  const { operatorProofAt = null } = user
  const token = await context.db.transaction().execute(async (tx) => {
    await hold(tx)
    if (language && !user.language) await saveLanguage(tx, user.uuid, language)
    return openSession(tx, user.uuid, device, now, { operatorProofAt })
  })
  return {
    token,
    user: asUser({ ...user, language: user.language ?? language }),
    // An unproven address may be somebody else's.
    memorialRelationships: user.emailVerifiedAt ? await listRelationshipsOf(context, user.uuid) : [],
  }
}
