import type { saveUser, signIn, signUp } from '#contract/accounts.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Language } from '#languages/index.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { hashPassword, verifyPassword } from '#server/lib/passwords.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Captcha } from '#server/ports/captcha.ts'
import type { Context } from '#server/ports/context.ts'
import { withinLimit } from '#server/ports/limits.ts'
import type { MailReach } from '#server/ports/mail.ts'
import { asUser, presentUser } from './present.ts'
import * as repo from './repo.ts'
import { hasDevices } from './repo-devices.ts'
import { deleteSessionsOf } from './repo-sessions.ts'
import { isClosed, passwordRefusal } from './rules.ts'
import { emailCodes } from './service-codes.ts'
import { deletions } from './service-deletion.ts'
import { deviceList } from './service-device-list.ts'
import { rememberOnly, signInTries } from './service-devices.ts'
import { accountExport } from './service-export.ts'
import { passkeys } from './service-passkeys.ts'
import { passwordChanges, passwordProof } from './service-password.ts'
import { provenAccounts } from './service-proven.ts'
import { passwordResets } from './service-resets.ts'
import { openSession, sessions } from './service-sessions.ts'
import { signingIn } from './service-sign-in.ts'

interface AccountDeps extends Context {
  publicUrl: string
  captcha: Captcha
  /** A new account needs a captcha from every network. */
  provesAlways: boolean
  mailReach: MailReach
}

export type Accounts = ReturnType<typeof createAccounts>

/** Accounts and the proofs of who a person is. */
export function createAccounts(deps: AccountDeps) {
  const { db, jobs, limits, clock, publicUrl, captcha, provesAlways, networkLimits, mailReach } = deps
  const codes = emailCodes({ db, jobs, limits, clock })
  const tries = signInTries({ db, limits, networkLimits })
  const provePassword = passwordProof({ db, limits })
  const enter = signingIn(deps)

  /**
   * Rejects with EMAIL_LETTERS. A mail server that cannot be asked now counts as reachable: it may answer when the mail
   * is sent.
   */
  async function requireReachable(email: string): Promise<void> {
    if (await mailReach.takes(email).catch(() => true)) return
    throw new DomainError('EMAIL_LETTERS', { field: 'email' })
  }

  /**
   * Makes an unconfirmed account and signs it in; `language` is what the person reads. When an unconfirmed address
   * signs up again, it gets the new password, and sessions of the old one end. Rejects with CAPTCHA_NEEDED, with
   * EMAIL_TAKEN, or with EMAIL_LETTERS when no code could be mailed to the address.
   */
  async function signUpAs(
    body: Body<typeof signUp>,
    { ip, device }: SignInOrigin,
    language: Language | null,
  ) {
    const { email, password } = body
    if (!provesAlways)
      await networkLimits.count({ person: null, network: ['signUpByIp', ip], proof: body.captcha })
    else if (!(await captcha.admits(body.captcha))) throw new DomainError('CAPTCHA_NEEDED')
    const refusal = passwordRefusal(password, email)
    if (refusal) throw new DomainError(refusal, { field: 'password' })
    await requireReachable(email)
    const known = await repo.findByEmail(db, email)
    if (known?.emailVerifiedAt) throw new DomainError('EMAIL_TAKEN', { field: 'email' })
    await codes.count(email)

    const passwordHash = await hashPassword(password, ip)
    const now = clock.now()
    return db.transaction().execute(async (tx) => {
      const user = await repo.putUnverified(tx, email, passwordHash, now)
      // The address was confirmed since the check above.
      if (!user) throw new DomainError('EMAIL_TAKEN', { field: 'email' })
      await deleteSessionsOf(tx, user.uuid)
      const remembered = await rememberOnly(tx, user.uuid, device, now)
      if (language) await repo.saveLanguage(tx, user.uuid, language)
      await codes.begin(tx, user.uuid, now)
      const token = await openSession(tx, user.uuid, remembered, now)
      return { token, user: asUser({ ...user, language: language ?? user.language }) }
    })
  }

  /**
   * Rejects with CAPTCHA_NEEDED, or with BAD_CREDENTIALS, after the same work whether or not the account exists. An
   * unconfirmed account may sign in to confirm; it gets another code if the last one is spent.
   */
  async function signInAs(
    { email, password, captcha: proof }: Body<typeof signIn>,
    from: SignInOrigin,
    language: Language | null,
  ) {
    const address = email.toLowerCase()
    const now = clock.now()
    const found = await repo.findByEmail(db, email)
    const user = found && !isClosed(found, now) ? found : null
    const counted = await tries.count(address, user?.uuid ?? null, from, proof)
    const looked = verifyPassword(password, user?.passwordHash ?? null, from.ip)
    const isRight = await undoOnFailure(looked, counted.undo)
    if (!user || !isRight) throw new DomainError('BAD_CREDENTIALS')

    const tells = !counted.isKnown && (await isToBeTold(user))
    const signedIn = await enter(user, from, language, async (tx) => {
      if (!(await repo.lockPasswordShared(tx, user.uuid, user.passwordHash)))
        throw new DomainError('BAD_CREDENTIALS')
      if (tells) await jobs.enqueue(tx, 'account.new-device', { userUuid: user.uuid, ...from.device.agent })
    })
    if (!user.emailVerifiedAt) await codes.renewSpent(user, now)
    await counted.right()
    return signedIn
  }

  /**
   * The owner is warned of a sign-in with an unknown browser, but not of the first browser: that is the one they signed
   * up with. A few warnings are enough.
   */
  async function isToBeTold(user: { uuid: string; emailVerifiedAt: Date | null }): Promise<boolean> {
    if (!user.emailVerifiedAt || !(await hasDevices(db, user.uuid))) return false
    return withinLimit(limits, 'newDeviceMailByUser', user.uuid)
  }

  /** `chosen` was chosen by hand. It becomes the language of the mails of an account without one. */
  async function getUserAs(caller: Caller, chosen: Language | null) {
    const language = caller.language ?? chosen
    if (language && !caller.language) await repo.saveLanguage(db, caller.uuid, language)
    return { user: presentUser({ ...caller, language }) }
  }

  /**
   * The email cannot change: it identifies the account. Public pages name all hosts of a memorial. The owner's name is
   * also printed, e.g. in the book, and the owner's language is the default of the memorial.
   */
  async function saveProfile(caller: Caller, { firstName, surname, ...wanted }: Body<typeof saveUser>) {
    const language = wanted.language ?? caller.language
    const readsAnother = language !== caller.language
    const isRenamed = firstName !== caller.firstName || surname !== caller.surname
    const relationships = isRenamed || readsAnother ? await views.relationshipsOf(deps, caller.uuid) : []
    await changes.changingPages(deps, async (tx, pageChanged) => {
      await repo.saveNames(tx, caller.uuid, { firstName, surname })
      if (language && readsAnother) await repo.saveLanguage(tx, caller.uuid, language)
      for (const { memorialUuid, relationshipType } of relationships)
        if (relationshipType === 'OWNER' || relationshipType === 'ADMIN') await pageChanged(memorialUuid)
    })
    for (const { memorialUuid, relationshipType } of relationships)
      if (relationshipType === 'OWNER')
        await ignoreDeletedMemorial(changes.change(deps, memorialUuid, async () => {}))
    return { user: presentUser({ ...caller, firstName, surname, language }) }
  }

  return {
    requireReachable,
    signUp: signUpAs,
    signIn: signInAs,
    confirmCode: codes.confirm,
    resendCode: codes.resend,
    getUser: getUserAs,
    getCaptcha: async () => ({ puzzle: await captcha.puzzle() }),
    saveUser: saveProfile,
    ...passwordResets({ db, jobs, limits, networkLimits, clock }),
    ...passwordChanges({ db, jobs, clock, provePassword }),
    ...passkeys({ db, jobs, networkLimits, clock, publicUrl, provePassword, enter }),
    ...deletions({ ...deps, provePassword }),
    exportAccount: accountExport({ db, clock, publicUrl }),
    ...provenAccounts(deps),
    ...sessions({ db, clock }),
    ...deviceList({ db, clock }),
  }
}
