import { sql } from 'kysely'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { archiveMail } from './emails.tsx'
import { listHolders, selectMails } from './queries.ts'

export const archiveJobs = ({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers => ({
  'archive.mail': {
    concurrency: 2,
    handle: ({ mailUuid }, { last }) => mailArchive(context, mailer, mailUuid, last),
  },
})

async function mailArchive(
  { db, clock, publicUrl }: Context,
  mailer: Mailer,
  mailUuid: string,
  last: boolean,
): Promise<void> {
  const told = await readMail(db, mailUuid)
  if (!told?.email) return
  const { memorialUuid, nameOfPerson, namingToken, successorUuid } = told
  const markFailed = () =>
    db.updateTable('sentMails').set({ failedAt: clock.now() }).where('uuid', '=', mailUuid).execute()
  // A successor did not ask for this mail, so a name that advertises something is not sent (docs/decisions/0015).
  if (successorUuid && !mailableName(nameOfPerson)) return void (await markFailed())
  const [owner = { name: '', email: '' }] = await listHolders(db, memorialUuid)
  const facts = {
    nameOfPerson,
    successorOf: successorUuid ? mailableName(owner.name || owner.email, owner.email) : null,
    endsOn: told.kind === 'ARCHIVE_YEAR_ENDING' ? told.retainedUntil : null,
    link: `${publicUrl}/memorial/archive?memorial=${memorialUuid}`,
    declineLink: namingToken && `${publicUrl}/unsubscribe/${namingToken}`,
  }
  const mail = archiveMail(facts, told.language ?? defaultLanguage)
  try {
    await mailer.send({ id: `archive-${mailUuid}`, to: told.email, toName: told.name, ...mail })
  } catch (reason) {
    const isRefused = reason instanceof MailRefused
    if (isRefused || last) await markFailed()
    if (!isRefused) throw reason
  }
}

/** What a mail says; undefined when its recipient or the memorial is gone. */
const readMail = (db: Db, mailUuid: string) =>
  selectMails(db)
    .innerJoin('memorials', 'memorials.uuid', 'sentMails.memorialUuid')
    .select(['sentMails.kind', 'sentMails.successorUuid', 'archiveSuccessors.namingToken'])
    .select(['memorials.uuid as memorialUuid', 'memorials.nameOfPerson', 'memorials.retainedUntil'])
    // The language of a successor is not known.
    .select(sql<Language | null>`coalesce(users.language, ${memorialLanguage})`.as('language'))
    .where('sentMails.uuid', '=', mailUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
