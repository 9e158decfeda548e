import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeArchiveMail } from './emails.tsx'
import { listHolders, selectMails } from './queries.ts'

export function archiveJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, publicUrl } = context
  const markFailed = (mailUuid: string) =>
    db.updateTable('sentMails').set({ failedAt: clock.now() }).where('uuid', '=', mailUuid).execute()
  return mail(mailer, 'archive.mail', {
    concurrency: 2,
    async read({ mailUuid }) {
      const told = await selectMails(db)
        .innerJoin('memorials', 'memorials.uuid', 'sentMails.memorialUuid')
        .select(['sentMails.kind', 'sentMails.successorUuid', 'archiveSuccessors.namingToken'])
        .select(['memorials.uuid as memorialUuid', 'memorials.nameOfPerson', 'memorials.retainedUntil'])
        // The language of a successor is not known.
        .select(sql<Language | null>`coalesce(users.language, ${memorialLanguage})`.as('language'))
        .where('sentMails.uuid', '=', mailUuid)
        .where('memorials.deletedAt', 'is', null)
        .executeTakeFirst()
      if (!told?.email) return null
      // A successor did not ask for this mail, so a name that advertises something is not sent (docs/decisions/0015).
      if (told.successorUuid && !mailableName(told.nameOfPerson)) return void (await markFailed(mailUuid))
      const { memorialUuid, kind, retainedUntil, successorUuid, namingToken } = told
      const [owner = { name: '', email: '' }] = await listHolders(db, memorialUuid)
      return {
        ...told,
        toName: told.name,
        successorOf: successorUuid ? mailableName(owner.name || owner.email, owner.email) : null,
        endsOn: kind === 'ARCHIVE_YEAR_ENDING' ? retainedUntil : null,
        link: `${publicUrl}/memorial/archive?memorial=${memorialUuid}`,
        declineLink: namingToken && `${publicUrl}/unsubscribe/${namingToken}`,
      }
    },
    write: writeArchiveMail,
    afterGivingUp: (_told, _refusal, { mailUuid }) => markFailed(mailUuid),
  })
}
