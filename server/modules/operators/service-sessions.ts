import type { Body } from '#contract/endpoint.ts'
import {
  type beginOperatorEntry as beginEntryCall,
  enterAsOperator as enterCall,
  type leaveDesk as leaveCall,
  type proveOperator as proveCall,
} from '#contract/operators.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { OperatorCaller } from '#server/lib/operator-session.ts'
import { authenticationOptions, readUse } from '#server/lib/web-authn.ts'
import * as operating from '#server/modules/operating/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentDesk } from './present.ts'
import * as repo from './repo.ts'
import { idleSince, provenUntil, requireAccount, sessionExpiry } from './rules.ts'
import { newChallenge, takeChallenge } from './service-challenges.ts'

// Sessions at the desk: a passkey alone opens one, and shows again who is there before acts that cannot be undone.

/** Null for a session that ended, or whose operator was removed. */
export async function authenticate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  secret: string,
): Promise<OperatorCaller | null> {
  const now = clock.now()
  const sessionHash = hashToken(secret)
  const found = await repo.touchSession(db, sessionHash, { now, idleSince: idleSince(now) })
  if (!found) return null
  const { name, provenAt, ...account } = found
  return { name, account: { ...account, sessionHash, provenUntil: provenUntil(provenAt) } }
}

/** The answer is the same for everybody: nobody has said yet who they are. Rejects with CAPTCHA_NEEDED. */
export async function beginEntry(
  context: Context,
  { captcha: proof }: Body<typeof beginEntryCall>,
  ip: string,
) {
  await context.networkLimits.count({ person: null, network: ['accountByIp', ip], proof })
  const challenge = await newChallenge(context, { purpose: 'ENTER', operatorUuid: null })
  return { options: await authenticationOptions(context.publicUrl, challenge) }
}

/** Gives `keep` the secret of the session. Rejects with OPERATOR_PASSKEY_UNKNOWN for every kind of failure. */
export async function enter(
  context: Context,
  { credential }: Body<typeof enterCall>,
  keep: (secret: string) => void,
) {
  const { db, clock } = context
  const now = clock.now()
  const used = await show(context, credential, null)
  const secret = newToken()
  await db.transaction().execute(async (tx) => {
    await noteUse(context, tx, used)
    const session = {
      tokenHash: hashToken(secret),
      operatorUuid: used.uuid,
      credentialId: used.id,
      now,
      expiresAt: sessionExpiry(now),
    }
    await repo.insertSession(tx, session)
    await operating.note({ db: tx, clock }, enterCall, used.name, {})
  })
  keep(secret)
  return { desk: presentDesk(used.name, { provenUntil: provenUntil(now) }) }
}

/** Rejects with OPERATOR_ACCOUNT_NEEDED. */
export const getDesk = (operator: OperatorCaller) => ({
  desk: presentDesk(operator.name, requireAccount(operator)),
})

/** Rejects with OPERATOR_ACCOUNT_NEEDED. */
export async function beginProof(context: Context, operator: OperatorCaller) {
  const { uuid: operatorUuid, credentialId } = requireAccount(operator)
  const challenge = await newChallenge(context, { purpose: 'PROVE', operatorUuid })
  const own = await repo.listPasskeys(context.db, operatorUuid)
  const asked = own.filter((passkey) => passkey.credentialId === credentialId)
  return { options: await authenticationOptions(context.publicUrl, challenge, asked) }
}

/** By the passkey that opened the session. Rejects with OPERATOR_ACCOUNT_NEEDED or OPERATOR_PASSKEY_UNKNOWN. */
export async function prove(
  context: Context,
  operator: OperatorCaller,
  { credential }: Body<typeof proveCall>,
) {
  const { uuid, sessionHash, credentialId } = requireAccount(operator)
  if (credential.id !== credentialId) throw new DomainError('OPERATOR_PASSKEY_UNKNOWN')
  const now = context.clock.now()
  const used = await show(context, credential, uuid)
  await context.db.transaction().execute(async (tx) => {
    await noteUse(context, tx, used)
    if (!(await repo.proveSession(tx, sessionHash, now))) throw new DomainError('OPERATOR_PASSKEY_UNKNOWN')
  })
  return { desk: presentDesk(operator.name, { provenUntil: provenUntil(now) }) }
}

/** Rejects with OPERATOR_ACCOUNT_NEEDED. */
export async function leave(
  { db }: Pick<Context, 'db'>,
  operator: OperatorCaller,
  { everywhere }: Body<typeof leaveCall>,
): Promise<void> {
  const { uuid, sessionHash } = requireAccount(operator)
  if (everywhere) await repo.endSessions(db, uuid)
  else await repo.endSession(db, sessionHash)
}

/**
 * Checks what a device signed. Rejects with OPERATOR_PASSKEY_UNKNOWN.
 *
 * @param of the operator who has to be there; null for whoever enters
 */
async function show(context: Context, credential: Body<typeof enterCall>['credential'], of: string | null) {
  const found = await repo.findPasskey(context.db, credential.id)
  if (!found || (of !== null && found.uuid !== of)) throw new DomainError('OPERATOR_PASSKEY_UNKNOWN')
  const { uuid, name, ...passkey } = found
  const purpose =
    of === null
      ? ({ purpose: 'ENTER', operatorUuid: null } as const)
      : ({ purpose: 'PROVE', operatorUuid: of } as const)
  const counter = await readUse(
    context.publicUrl,
    credential,
    { ...passkey, ownerUuid: uuid },
    takeChallenge(context, purpose),
  )
  if (counter === null) throw new DomainError('OPERATOR_PASSKEY_UNKNOWN')
  return { uuid, name, id: credential.id, counter, from: passkey.counter }
}

type Shown = Awaited<ReturnType<typeof show>>

/** Rejects with OPERATOR_PASSKEY_UNKNOWN if the passkey was used or removed meanwhile. */
async function noteUse({ clock }: Pick<Context, 'clock'>, tx: Tx, { uuid, id, counter, from }: Shown) {
  // Locked, so that nobody enters who is being removed.
  const isThere = await repo.lockOperator(tx, uuid)
  const used = { counter, from, at: clock.now() }
  if (!isThere || !(await repo.markPasskeyUsed(tx, id, used)))
    throw new DomainError('OPERATOR_PASSKEY_UNKNOWN')
}
