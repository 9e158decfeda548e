import { type ExpressionBuilder, sql } from 'kysely'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { DB, Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { archiveMail } from './emails.tsx'
import { selectMails } from './queries.ts'

interface ArchiveJobDeps {
  context: Context
  mailer: Mailer
}

export function archiveJobs({ context, mailer }: ArchiveJobDeps): JobHandlers {
  const { db, clock, publicUrl } = context

  async function mail(mailUuid: string, last: boolean): Promise<void> {
    const told = await readMail(db, mailUuid)
    if (!told?.email) return
    // A successor did not ask for this mail, so a name that advertises something is not sent (docs/decisions/0015).
    if (told.successorUuid && !mailableName(told.nameOfPerson))
      return void (await markFailed(db, mailUuid, clock.now()))
    const facts = {
      nameOfPerson: told.nameOfPerson,
      successorOf: told.successorUuid ? mailableName(told.owner ?? '', told.ownerEmail ?? '') : null,
      endsOn: told.kind === 'ARCHIVE_YEAR_ENDING' && told.retainedUntil ? told.retainedUntil : null,
      link: `${publicUrl}/memorial/archive?memorial=${told.memorialUuid}`,
      declineLink: told.namingToken && `${publicUrl}/unsubscribe/${told.namingToken}`,
    }
    const mail = archiveMail(facts, told.language ?? defaultLanguage)
    try {
      await mailer.send({ id: `archive-${mailUuid}`, to: told.email, toName: told.name ?? '', ...mail })
    } catch (reason) {
      const isRefused = reason instanceof MailRefused
      if (isRefused || last) await markFailed(db, mailUuid, clock.now())
      if (!isRefused) throw reason
    }
  }

  return {
    'archive.mail': { concurrency: 2, handle: ({ mailUuid }, { last }) => mail(mailUuid, last) },
  }
}

/** What a mail says; undefined when its recipient or the memorial is gone. */
function readMail(db: Db, mailUuid: string) {
  return selectMails(db)
    .innerJoin('memorials', 'memorials.uuid', 'sentMails.memorialUuid')
    .select([
      'sentMails.memorialUuid',
      'sentMails.kind',
      'sentMails.successorUuid',
      'memorials.nameOfPerson',
      'memorials.retainedUntil',
      'archiveSuccessors.namingToken',
      // The language of a successor is not known.
      sql<Language | null>`coalesce(users.language, ${memorialLanguage})`.as('language'),
    ])
    .select((eb) => [
      ownerOf(eb).select(sql<string>`coalesce(nullif(${fullName}, ''), users.email)`.as('name')).as('owner'),
      ownerOf(eb).select('users.email').as('ownerEmail'),
    ])
    .where('sentMails.uuid', '=', mailUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

const ownerOf = (eb: ExpressionBuilder<DB, 'memorials'>) =>
  eb
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
    .where('relationships.relationshipType', '=', 'OWNER')
    .limit(1)

const markFailed = (db: Db, mailUuid: string, failedAt: Date) =>
  db.updateTable('sentMails').set({ failedAt }).where('uuid', '=', mailUuid).execute()
