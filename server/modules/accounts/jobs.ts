import { randomUUID } from 'node:crypto'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { hashToken, newCode, newToken } from '#server/lib/codes.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mail, type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { type CodePage, codeMail, resetMail, signInCodeMail, welcomeMail } from './emails.tsx'
import {
  deletionMail,
  newDeviceMail,
  passedOnMail,
  passkeyMail,
  passwordChangedMail,
} from './emails-account.tsx'
import { findAddress } from './repo.ts'
import { findDeletion, findPassedOn } from './repo-deletion.ts'
import { listPasskeys } from './repo-passkeys.ts'
import { fillCode, insertReset } from './repo-proofs.ts'
import { fillCode as fillSignInCode } from './repo-sign-in-codes.ts'
import { codeExpiry, resetExpiry } from './rules.ts'
import { beginDeletions, carryOutDeletion } from './service-deletion.ts'

/** The language of the mail's recipient. */
const read = ({ language }: { language: Language | null }): Language => language ?? defaultLanguage

const stranger: Visitor = { caller: null, passes: new Map(), network: null }

interface AccountJobDeps {
  context: Context
  mailer: Mailer
}

/**
 * Jobs make the secrets, mail them and store only hashes, so the queue never holds a secret. A retry makes a new one.
 */
export function accountJobs({ context, mailer }: AccountJobDeps): JobHandlers {
  const { db, clock, publicUrl } = context

  async function send(mail: Mail): Promise<void> {
    await sendUnlessRefused(mailer, mail)
  }

  /**
   * The page that a code was asked for on. Null for one that not everybody with its link may read, and for a name that
   * is no name: anybody can have a mail sent to anybody.
   */
  async function pageOf(slug: string): Promise<CodePage | null> {
    const admitted = await access.admit(context, slug, stranger)
    if (admitted.kind !== 'open') return null
    const nameOfPerson = mailableName(admitted.row.nameOfPerson)
    return nameOfPerson === '' ? null : { nameOfPerson, url: `${publicUrl}/view/${admitted.row.shareSlug}` }
  }

  return {
    'account.code': {
      concurrency: 2,
      async handle({ userUuid }) {
        const code = newCode()
        const address = await fillCode(
          db,
          userUuid,
          await hashPassword(code, userUuid),
          codeExpiry(clock.now()),
        )
        if (address)
          await send({ id: `code-${randomUUID()}`, to: address.email, ...codeMail(code, read(address)) })
      },
    },

    'account.sign-in-code': {
      concurrency: 2,
      async handle({ codeUuid, slug }) {
        const code = newCode()
        const hash = await hashPassword(code, codeUuid)
        const asked = await fillSignInCode(db, codeUuid, hash, codeExpiry(clock.now()))
        if (!asked) return
        const language = (asked.language as Language | null) ?? defaultLanguage
        const mail = signInCodeMail(code, slug ? await pageOf(slug) : null, language)
        await send({ id: `code-${randomUUID()}`, to: asked.email, ...mail })
      },
    },

    'account.reset': {
      async handle({ userUuid }) {
        const user = await findAddress(db, userUuid)
        if (!user) return
        const token = newToken()
        const now = clock.now()
        await insertReset(db, {
          tokenHash: hashToken(token),
          userUuid,
          createdAt: now,
          expiresAt: resetExpiry(now),
        })
        // In the fragment, which browsers do not send: the token reaches no log on the way.
        const link = `${publicUrl}/reset-password#token=${token}`
        await send({
          id: `reset-${randomUUID()}`,
          to: user.email,
          toName: user.toName,
          ...resetMail(link, read(user)),
        })
      },
    },

    'account.welcome': {
      async handle({ userUuid }) {
        const user = await findAddress(db, userUuid)
        if (!user) return
        const mail = welcomeMail(`${publicUrl}/profile`, read(user))
        await send({ id: `welcome-${userUuid}`, to: user.email, toName: user.toName, ...mail })
      },
    },

    'account.password-changed': {
      async handle({ userUuid }, { id }) {
        const user = await findAddress(db, userUuid)
        if (!user) return
        const hasPasskeys = (await listPasskeys(db, userUuid)).length > 0
        const mail = passwordChangedMail(`${publicUrl}/forgot-password`, hasPasskeys, read(user))
        await send({ id: `password-changed-${id}`, to: user.email, toName: user.toName, ...mail })
      },
    },

    'account.new-device': {
      async handle({ userUuid, browser, system, byCode = false }, { id }) {
        const user = await findAddress(db, userUuid)
        if (!user) return
        const mail = newDeviceMail({ browser, system, byCode }, `${publicUrl}/forgot-password`, read(user))
        await send({ id: `new-device-${id}`, to: user.email, toName: user.toName, ...mail })
      },
    },

    'account.passkey-changed': {
      async handle({ userUuid, change }, { id }) {
        const user = await findAddress(db, userUuid)
        if (!user) return
        const mail = passkeyMail(change, `${publicUrl}/forgot-password`, read(user))
        await send({ id: `passkey-${id}`, to: user.email, toName: user.toName, ...mail })
      },
    },

    'account.deletion-asked': {
      async handle({ userUuid }, { id }) {
        const user = await findDeletion(db, userUuid)
        // The deletion was withdrawn before the mail went out.
        if (!user?.deletionDueAt) return
        const mail = deletionMail(user.deletionDueAt, `${publicUrl}/profile`, read(user))
        await send({ id: `deletion-${id}`, to: user.email, toName: user.toName, ...mail })
      },
    },

    'account.deletions': { cron: '41 * * * *', handle: () => beginDeletions(context) },

    'account.delete': { handle: ({ userUuid }) => carryOutDeletion(context, userUuid) },

    'account.memorial-passed-on': {
      async handle({ memorialUuid, userUuid }, { id }) {
        const heir = await findPassedOn(db, memorialUuid, userUuid)
        if (!heir) return
        const mail = passedOnMail(heir.nameOfPerson, `${publicUrl}/memorial/load/${memorialUuid}`, read(heir))
        await send({ id: `passed-on-${id}`, to: heir.email, toName: heir.toName, ...mail })
      },
    },
  }
}
