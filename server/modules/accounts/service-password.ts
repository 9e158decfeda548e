import type { changePassword as changePasswordCall } from '#contract/accounts.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { hashPassword, verifyPassword } from '#server/lib/passwords.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import type { Context } from '#server/ports/context.ts'
import { takeProof } from './issue-proof.ts'
import { passwordRefusal } from './rules.ts'
import { openOnlySession } from './service-sessions.ts'

/**
 * Asks a signed-in person for the password once more, e.g. in case the device was left open. Returns the hash it was
 * verified against. Rejects with PASSWORD_WRONG. These tries are counted apart from those of signing in, which
 * strangers can use up.
 */
export async function provePassword(
  { limits, db }: Pick<Context, 'limits' | 'db'>,
  caller: Caller,
  password: string,
  field: string,
  ip: string,
): Promise<string> {
  await limits.take('passwordByPerson', caller.uuid)
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('uuid', '=', caller.uuid)
    .executeTakeFirst()
  const stored = row?.passwordHash ?? null
  // A try counts only if the password was compared.
  const isRight = await undoOnFailure(verifyPassword(password, stored, ip), () =>
    limits.giveBack('passwordByPerson', caller.uuid),
  )
  if (stored === null || !isRight) throw new DomainError('PASSWORD_WRONG', { field })
  await limits.forgive('passwordByPerson', caller.uuid)
  return stored
}

/** Signs out all sessions, ends all reset links, and signs the caller in again. */
export async function changePassword(
  context: Context,
  caller: Caller,
  body: Body<typeof changePasswordCall>,
  { ip, device }: SignInOrigin,
) {
  const { clock, db, jobs } = context
  const { currentPassword, password } = body
  const proven = await provePassword(context, caller, currentPassword, 'currentPassword', ip)
  const refusal = passwordRefusal(password, caller.email)
  if (refusal) throw new DomainError(refusal, { field: 'password' })

  const passwordHash = await hashPassword(password, ip)
  const now = clock.now()
  const token = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ passwordHash })
      .where('uuid', '=', caller.uuid)
      .where('passwordHash', '=', proven)
      .executeTakeFirst()
    // The password was changed by another request since it was proved.
    if (numUpdatedRows === 0n) throw new DomainError('PASSWORD_WRONG', { field: 'currentPassword' })
    await takeProof(tx, { kind: 'PASSWORD', userUuid: caller.uuid })
    await jobs.enqueue(tx, 'account.password-changed', { userUuid: caller.uuid })
    return openOnlySession(tx, caller.uuid, device, now)
  })
  return { token }
}
