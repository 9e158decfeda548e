import type { Language } from '#languages/index.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { asUser } from './present.ts'
import * as repo from './repo.ts'
import { deleteSessionsOf } from './repo-sessions.ts'
import { passwordRefusal } from './rules.ts'
import { settleProof } from './service-codes.ts'
import { rememberOnly } from './service-devices.ts'
import { openSession } from './service-sessions.ts'

interface ProvenPerson {
  email: string
  password: string
  firstName: string
  surname: string
  /** Their language, if known. */
  language: Language | null
}

// Accounts for addresses that a mailed link has proved, so no code is mailed.

/**
 * Makes a confirmed account and signs it in; an unconfirmed account is taken over, as by signing up again. What the
 * link was for happens in the same transaction: when `fulfil` rejects, no account is made. Rejects with EMAIL_TAKEN,
 * PASSWORD_IS_EMAIL or PASSWORD_TOO_COMMON. No limit by network applies: a link makes one account at most.
 */
export async function joinProven(
  context: Context,
  person: ProvenPerson,
  { ip, device }: SignInOrigin,
  fulfil: (change: { tx: Tx; pageChanged: changes.PageChanged }, userUuid: string) => Promise<void>,
) {
  const { db, clock, jobs } = context
  const { email, password, firstName, surname, language } = person
  const refusal = passwordRefusal(password, email)
  if (refusal) throw new DomainError(refusal, { field: 'password' })
  const known = await repo.findByEmail(db, email)
  if (known?.emailVerifiedAt) throw new DomainError('EMAIL_TAKEN')

  const passwordHash = await hashPassword(password, ip)
  const now = clock.now()
  return changes.changingPages(context, async (tx, pageChanged) => {
    const user = await repo.putUnverified(tx, email, passwordHash, now)
    // The address was confirmed since the check above.
    if (!user) throw new DomainError('EMAIL_TAKEN')
    await deleteSessionsOf(tx, user.uuid)
    const remembered = await rememberOnly(tx, user.uuid, device, now)
    await repo.saveNames(tx, user.uuid, { firstName, surname })
    if (language) await repo.saveLanguage(tx, user.uuid, language)
    await settleProof({ tx, jobs, userUuid: user.uuid, now })
    await fulfil({ tx, pageChanged }, user.uuid)
    const token = await openSession(tx, user.uuid, remembered, now)
    return { token, user: asUser({ ...user, firstName, surname, language, emailVerifiedAt: now }) }
  })
}

/** Whether this address belongs to a confirmed account. */
export async function isConfirmed({ db }: Pick<Context, 'db'>, email: string): Promise<boolean> {
  return Boolean((await repo.findByEmail(db, email))?.emailVerifiedAt)
}
