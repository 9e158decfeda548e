import { brand } from '#contract/brand.ts'
import type { Body } from '#contract/endpoint.ts'
import { account as limitsOfAccounts } from '#contract/limits.ts'
import {
  type addOperatorPasskey as addCall,
  type beginOperatorJoin as beginJoinCall,
  joinAsOperator as joinCall,
} from '#contract/operators.ts'
import { hashToken } from '#server/lib/codes.ts'
import type { Device } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { holdOperatorPasskey } from '#server/lib/hold-operator-passkey.ts'
import type { OperatorCaller } from '#server/lib/operator-session.ts'
import { readNewPasskey, registrationOptions } from '#server/lib/web-authn.ts'
import * as handOvers from '#server/modules/hand-overs/service.ts'
import * as operating from '#server/modules/operating/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo.ts'
import { requireAccount } from './rules.ts'
import { listOperators } from './service-accounts.ts'
import { newChallenge, takeChallenge } from './service-challenges.ts'

// The passkeys of operators: the first by a link, others by who is logged in.

/** Rejects with OPERATOR_LINK_INVALID, TOO_MANY_PASSKEYS or CAPTCHA_NEEDED. The link stays until the passkey is there. */
export async function beginJoin(
  context: Context,
  { token, captcha: proof }: Body<typeof beginJoinCall>,
  ip: string,
) {
  await context.networkLimits.count({ person: null, network: ['accountByIp', ip], proof })
  const invited = await repo.findInvited(context.db, hashToken(token), context.clock.now())
  if (!invited) throw new DomainError('OPERATOR_LINK_INVALID')
  return { name: invited.name, options: await optionsFor(context, invited, 'JOIN') }
}

/** Ends the link. Rejects with OPERATOR_LINK_INVALID, PASSKEY_INVALID or TOO_MANY_PASSKEYS. */
export async function join(
  context: Context,
  { token, credential }: Body<typeof joinCall>,
  { device }: { device: Device },
) {
  const { db, clock } = context
  const tokenHash = hashToken(token)
  const invited = await repo.findInvited(db, tokenHash, clock.now())
  if (!invited) throw new DomainError('OPERATOR_LINK_INVALID')
  const { uuid: operatorUuid, name } = invited
  const purpose = { purpose: 'JOIN', operatorUuid } as const
  const made = await readNewPasskey(context.publicUrl, credential, takeChallenge(context, purpose))
  if (!made) throw new DomainError('PASSKEY_INVALID')
  await db.transaction().execute(async (tx) => {
    const invite = await repo.takeInvite(tx, tokenHash, clock.now())
    if (!invite) throw new DomainError('OPERATOR_LINK_INVALID')
    await put(context, tx, operatorUuid, { ...made, ...device.agent, ...invite })
    await operating.note({ db: tx, clock }, joinCall, name, {})
  })
  return { name }
}

/** Rejects with OPERATOR_ACCOUNT_NEEDED or TOO_MANY_PASSKEYS. */
export async function beginPasskey(context: Context, operator: OperatorCaller) {
  const { uuid } = requireAccount(operator)
  return { options: await optionsFor(context, { uuid, name: operator.name }, 'ADD') }
}

/**
 * It counts as one that came by the link of the passkey that opened the session. Rejects with OPERATOR_ACCOUNT_NEEDED,
 * PASSKEY_INVALID or TOO_MANY_PASSKEYS.
 */
export async function addPasskey(
  context: Context,
  operator: OperatorCaller,
  { credential }: Body<typeof addCall>,
  { device }: { device: Device },
) {
  const { uuid: operatorUuid, invitedBy } = requireAccount(operator)
  const purpose = { purpose: 'ADD', operatorUuid } as const
  const made = await readNewPasskey(context.publicUrl, credential, takeChallenge(context, purpose))
  if (!made) throw new DomainError('PASSKEY_INVALID')
  await context.db.transaction().execute(async (tx) => {
    await put(context, tx, operatorUuid, { ...made, ...device.agent, invitedBy })
    // Whose passkey was lost or removed meanwhile leaves no other one behind.
    await holdOperatorPasskey(tx, operator)
  })
  return listOperators(context)
}

/**
 * Ends the sessions that it opened, and calls off what was asked for in them. Rejects with OPERATOR_ACCOUNT_NEEDED, or with
 * LAST_PASSKEY if no other would be left.
 */
export async function removePasskey(context: Context, operator: OperatorCaller, credentialId: string) {
  const { uuid } = requireAccount(operator)
  await context.db.transaction().execute(async (tx) => {
    await repo.lockOperator(tx, uuid)
    const passkeys = await repo.listPasskeys(tx, uuid)
    if (!passkeys.some((passkey) => passkey.credentialId === credentialId)) return
    if (passkeys.length === 1) throw new DomainError('LAST_PASSKEY')
    await handOvers.callOffAsked(context, tx, { with: credentialId }, operator.name)
    await repo.deletePasskey(tx, uuid, credentialId)
  })
  return listOperators(context)
}

async function optionsFor(
  context: Context,
  { uuid, name }: { uuid: string; name: string },
  purpose: 'JOIN' | 'ADD',
) {
  const there = await repo.listPasskeys(context.db, uuid)
  if (there.length >= limitsOfAccounts.passkeysMax) throw new DomainError('TOO_MANY_PASSKEYS')
  // Told apart from passkeys of the same person's own account here.
  const displayName = `${brand.name} operator: ${name}`
  const challenge = await newChallenge(context, { purpose, operatorUuid: uuid })
  return registrationOptions(context.publicUrl, {
    id: uuid,
    name: displayName,
    displayName,
    challenge,
    there,
  })
}

/** Rejects with OPERATOR_LINK_INVALID for an operator who was removed meanwhile, PASSKEY_INVALID or TOO_MANY_PASSKEYS. */
async function put(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  operatorUuid: string,
  passkey: Omit<Parameters<typeof repo.insertPasskey>[1], 'operatorUuid' | 'createdAt'>,
) {
  if (!(await repo.lockOperator(tx, operatorUuid))) throw new DomainError('OPERATOR_LINK_INVALID')
  const there = await repo.listPasskeys(tx, operatorUuid)
  if (there.length >= limitsOfAccounts.passkeysMax) throw new DomainError('TOO_MANY_PASSKEYS')
  const isNew = await repo.insertPasskey(tx, { ...passkey, operatorUuid, createdAt: clock.now() })
  if (!isNew) throw new DomainError('PASSKEY_INVALID')
}
