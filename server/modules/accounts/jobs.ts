import { randomUUID } from 'node:crypto'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { hashToken, newCode, newToken } from '#server/lib/codes.ts'
import { fullName } from '#server/lib/full-name.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { beginDeletions, carryOutDeletion } from './delete-account.ts'
import {
  type CodePage,
  codeMail,
  resetMail,
  signInCodeMail,
  welcomeMail,
  writeDeletionMail,
  writeNewDeviceMail,
  writePassedOnMail,
  writePasskeyMail,
  writePasswordChangedMail,
} from './emails.tsx'
import { findAddress, listPasskeys } from './queries.ts'
import { codeExpiry, resetExpiry } from './rules.ts'

const stranger: Visitor = { caller: null, passes: new Map(), network: null }

interface Addressee {
  email: string
  toName?: string
  /** signInCodes keeps it as text. */
  language: string | null
}

interface AccountJobDeps {
  context: Context
  mailer: Mailer
}

/**
 * Jobs make the secrets, mail them and store only hashes, so the queue never holds a secret. A retry makes a new one.
 */
export function accountJobs({ context, mailer }: AccountJobDeps): JobHandlers {
  const { db, clock, publicUrl } = context

  async function send(
    id: string,
    { email: to, toName, language }: Addressee,
    write: (language: Language) => WrittenMail,
  ) {
    await sendUnlessRefused(mailer, {
      id,
      to,
      toName,
      ...write((language as Language | null) ?? defaultLanguage),
    })
  }

  /** Mails the owner of an account, if there still is one. */
  async function tell(id: string, userUuid: string, write: (language: Language) => WrittenMail) {
    const user = await findAddress(db, userUuid)
    if (user) await send(id, user, write)
  }

  const forgotUrl = `${publicUrl}/forgot-password`

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
        const codeHash = await hashPassword(code, userUuid)
        const address = await db
          .updateTable('emailCodes')
          .from('users')
          .set({ codeHash, tries: 0, expiresAt: codeExpiry(clock.now()) })
          .whereRef('users.uuid', '=', 'emailCodes.userUuid')
          .where('emailCodes.userUuid', '=', userUuid)
          .where('users.emailVerifiedAt', 'is', null)
          .returning(['users.email', 'users.language'])
          .executeTakeFirst()
        if (address) await send(`code-${randomUUID()}`, address, (language) => codeMail(code, language))
      },
    },

    'account.sign-in-code': {
      concurrency: 2,
      async handle({ codeUuid, slug }) {
        const code = newCode()
        const codeHash = await hashPassword(code, codeUuid)
        const asked = await db
          .updateTable('signInCodes')
          .set({ codeHash, tries: 0, expiresAt: codeExpiry(clock.now()) })
          .where('uuid', '=', codeUuid)
          .returning(['email', 'language'])
          .executeTakeFirst()
        if (!asked) return
        const page = slug ? await pageOf(slug) : null
        await send(`code-${randomUUID()}`, asked, (language) => signInCodeMail(code, page, language))
      },
    },

    'account.reset': {
      async handle({ userUuid }) {
        const user = await findAddress(db, userUuid)
        if (!user) return
        const token = newToken()
        const now = clock.now()
        const earlier = db.deleteFrom('passwordResets').where('userUuid', '=', userUuid)
        await earlier.where('expiresAt', '<=', now).execute()
        // Several links can be valid at once: the first that is used ends the others.
        const reset = { tokenHash: hashToken(token), userUuid, createdAt: now, expiresAt: resetExpiry(now) }
        await db.insertInto('passwordResets').values(reset).execute()
        // In the fragment, which browsers do not send: the token reaches no log on the way.
        const link = `${publicUrl}/reset-password#token=${token}`
        await send(`reset-${randomUUID()}`, user, (language) => resetMail(link, language))
      },
    },

    'account.welcome': {
      handle: ({ userUuid }) =>
        tell(`welcome-${userUuid}`, userUuid, (language) => welcomeMail(`${publicUrl}/profile`, language)),
    },

    'account.password-changed': {
      async handle({ userUuid }, { id }) {
        const hasPasskeys = (await listPasskeys(db, userUuid)).length > 0
        await tell(`password-changed-${id}`, userUuid, (language) =>
          writePasswordChangedMail(forgotUrl, hasPasskeys, language),
        )
      },
    },

    'account.new-device': {
      handle: ({ userUuid, browser, system, byCode = false }, { id }) =>
        tell(`new-device-${id}`, userUuid, (language) =>
          writeNewDeviceMail({ browser, system, byCode }, forgotUrl, language),
        ),
    },

    'account.passkey-changed': {
      handle: ({ userUuid, change }, { id }) =>
        tell(`passkey-${id}`, userUuid, (language) => writePasskeyMail(change, forgotUrl, language)),
    },

    'account.deletion-asked': {
      async handle({ userUuid }, { id }) {
        const user = await findAddress(db, userUuid)
        const dueAt = user?.deletionDueAt
        // Else the deletion was withdrawn before the mail went out.
        if (dueAt)
          await send(`deletion-${id}`, user, (language) =>
            writeDeletionMail(dueAt, `${publicUrl}/profile`, language),
          )
      },
    },

    'account.deletions': { cron: '41 * * * *', handle: () => beginDeletions(context) },

    'account.delete': { handle: ({ userUuid }) => carryOutDeletion(context, userUuid) },

    'account.memorial-passed-on': {
      async handle({ memorialUuid, userUuid }, { id }) {
        const heir = await db
          .selectFrom('relationships')
          .innerJoin('users', 'users.uuid', 'relationships.userUuid')
          .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
          .select(['users.email', 'users.language', 'memorials.nameOfPerson', fullName.as('toName')])
          .where('relationships.memorialUuid', '=', memorialUuid)
          .where('relationships.userUuid', '=', userUuid)
          .where('relationships.relationshipType', '=', 'OWNER')
          .where('memorials.deletedAt', 'is', null)
          .executeTakeFirst()
        if (!heir) return
        const link = `${publicUrl}/memorial/load/${memorialUuid}`
        await send(`passed-on-${id}`, heir, (language) =>
          writePassedOnMail(heir.nameOfPerson, link, language),
        )
      },
    },
  }
}
