import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { hashToken, newCode, newToken } from '#server/lib/codes.ts'
import { fullName } from '#server/lib/full-name.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { beginDeletions, carryOutDeletion } from './delete-account.ts'
import {
  type CodePage,
  resetMail,
  welcomeMail,
  writeCodeMail,
  writeDeletionMail,
  writeNewDeviceMail,
  writePassedOnMail,
  writePasskeyMail,
  writePasswordChangedMail,
} from './emails.tsx'
import { issueProof } from './issue-proof.ts'
import { listPasskeys } from './queries.ts'
import { readProofExpiry } from './rules.ts'

const stranger: Visitor = { caller: null, passes: new Map(), network: null }

/** The address was not proved in another way since its code was asked for. */
const isStillNeeded = sql<boolean>`not exists (select from users
  where users.uuid = proofs.user_uuid and users.email_verified_at is not null)`

/** What a mail about the account needs. */
const findAddress = (db: Db, userUuid: string) =>
  db
    .selectFrom('users')
    .select(['email', 'language', 'deletionDueAt', fullName.as('toName')])
    .where('uuid', '=', userUuid)
    .executeTakeFirst()

interface Addressee {
  email: string
  toName?: string
  language: Language | null
}

/**
 * Jobs make the secrets, mail them and store only hashes, so the queue never holds a secret. A retry makes a new one.
 */
export function accountJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, publicUrl } = context

  async function send(
    id: string,
    { email: to, toName, language }: Addressee,
    write: (language: Language) => WrittenMail,
  ) {
    await sendUnlessRefused(mailer, { id, to, toName, ...write(language ?? defaultLanguage) })
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
      concurrency: 4,
      async handle({ proofUuid, slug }) {
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
        if (!proof) return
        const page = slug ? await pageOf(slug) : null
        const purpose = proof.kind === 'SIGN_IN' ? 'signInCode' : 'code'
        await send(`code-${randomUUID()}`, proof, (language) => writeCodeMail(purpose, code, page, language))
      },
    },

    'account.reset': {
      async handle({ userUuid }) {
        const user = await findAddress(db, userUuid)
        if (!user) return
        const token = newToken()
        // Several links can be valid at once: the first that is used ends the others.
        await issueProof(db, { kind: 'PASSWORD', userUuid, tokenHash: hashToken(token) }, clock.now())
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
