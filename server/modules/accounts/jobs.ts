import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken, newCode, newToken } from '#server/lib/codes.ts'
import { fullName } from '#server/lib/full-name.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import { mail } from '#server/mails/mail.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { beginDeletions, carryOutDeletion } from './delete-account.ts'
import {
  type CodePage,
  writeAccountMail,
  writeCodeMail,
  writeDeletionMail,
  writePassedOnMail,
  writeResetMail,
  writeWelcomeMail,
} from './emails.tsx'
import { issueProof } from './issue-proof.ts'
import { listPasskeys } from './queries.ts'
import { readProofExpiry } from './rules.ts'

const stranger: Visitor = { caller: null, passes: new Map(), network: null }

/** The address was not proved in another way since its code was asked for. */
const isStillNeeded = sql<boolean>`not exists (select from users
  where users.uuid = proofs.user_uuid and users.email_verified_at is not null)`

/** What a mail about the account needs, if there still is one. */
const findAddress = (db: Db, userUuid: string) =>
  db
    .selectFrom('users')
    .select(['email', 'language', 'deletionDueAt', fullName.as('toName')])
    .where('uuid', '=', userUuid)
    .executeTakeFirst()

/**
 * Jobs make the secrets, mail them and store only hashes, so the queue never holds a secret. A retry makes a new one, which is
 * another mail.
 */
export function accountJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, publicUrl } = context
  const profileUrl = `${publicUrl}/profile`
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
    ...mail(mailer, 'account.code', {
      concurrency: 4,
      tellApart: () => randomUUID(),
      async read({ proofUuid, slug }) {
        const code = newCode()
        const codeHash = await hashPassword(code, proofUuid)
        // Codes of both kinds work for the same time.
        const proof = await db
          .updateTable('proofs')
          .set({ codeHash, tries: 0, expiresAt: readProofExpiry('ADDRESS', clock.now()) })
          .where('uuid', '=', proofUuid)
          .where(isStillNeeded)
          .returning(['kind', 'email', 'language'])
          .$narrowType<{ email: string }>()
          .executeTakeFirst()
        return proof && { ...proof, code, page: slug ? await pageOf(slug) : null }
      },
      write: ({ kind, code, page }, language) =>
        writeCodeMail(kind === 'SIGN_IN' ? 'signInCode' : 'code', code, page, language),
    }),

    ...mail(mailer, 'account.reset', {
      tellApart: () => randomUUID(),
      async read({ userUuid }) {
        const user = await findAddress(db, userUuid)
        if (!user) return null
        const token = newToken()
        // Several links can be valid at once: the first that is used ends the others.
        await issueProof(db, { kind: 'PASSWORD', userUuid, tokenHash: hashToken(token) }, clock.now())
        return { ...user, token }
      },
      // In the fragment, which browsers do not send: the token reaches no log on the way.
      write: ({ token }, language) => writeResetMail(`${publicUrl}/reset-password#token=${token}`, language),
    }),

    ...mail(mailer, 'account.welcome', {
      read: ({ userUuid }) => findAddress(db, userUuid),
      write: (_, language) => writeWelcomeMail(profileUrl, language),
    }),

    ...mail(mailer, 'account.changed', {
      canRepeat: true,
      async read({ userUuid }) {
        const user = await findAddress(db, userUuid)
        return user && { ...user, hasPasskeys: (await listPasskeys(db, userUuid)).length > 0 }
      },
      write: ({ hasPasskeys }, language, { change }) =>
        writeAccountMail({ hasPasskeys, ...change }, forgotUrl, language),
    }),

    ...mail(mailer, 'account.deletion-asked', {
      canRepeat: true,
      async read({ userUuid }) {
        const user = await findAddress(db, userUuid)
        // Without a date the deletion was withdrawn before the mail went out.
        return user?.deletionDueAt ? { ...user, dueAt: user.deletionDueAt } : null
      },
      write: ({ dueAt }, language) => writeDeletionMail(dueAt, profileUrl, language),
    }),

    'account.deletions': { cron: '41 * * * *', handle: () => beginDeletions(context) },

    'account.delete': { handle: ({ userUuid }) => carryOutDeletion(context, userUuid) },

    ...mail(mailer, 'account.memorial-passed-on', {
      canRepeat: true,
      read: ({ memorialUuid, userUuid }) =>
        db
          .selectFrom('relationships')
          .innerJoin('users', 'users.uuid', 'relationships.userUuid')
          .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
          .select(['users.email', 'users.language', 'memorials.nameOfPerson', fullName.as('toName')])
          .where('relationships.memorialUuid', '=', memorialUuid)
          .where('relationships.userUuid', '=', userUuid)
          .where('relationships.relationshipType', '=', 'OWNER')
          .where('memorials.deletedAt', 'is', null)
          .executeTakeFirst(),
      write: ({ nameOfPerson }, language, { memorialUuid }) =>
        writePassedOnMail(nameOfPerson, `${publicUrl}/memorial/load/${memorialUuid}`, language),
    }),
  }
}
