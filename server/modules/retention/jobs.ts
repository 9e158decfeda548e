import { timeZone } from '#app/messages/formats.ts'
import { defaultLanguage } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { yearsEndMail } from './emails.tsx'
import { selectHosts } from './queries.ts'
import { daysOf, isNotice, noticeStillTrue } from './rules.ts'
import { runDay } from './service-daily.ts'

interface RetentionJobDeps {
  context: Context
  mailer: Mailer
}

export function retentionJobs({ context, mailer }: RetentionJobDeps): JobHandlers {
  const { db, clock, publicUrl, priceMinor, currency } = context
  return {
    // In the morning of the product's time zone: a mail about a last day should be read on that day.
    'retention.daily': {
      concurrency: 1,
      cron: '7 21 * * *',
      handle: () => runDay(context),
    },
    'retention.tell': {
      async handle({ memorialUuid, userUuid, notice, retainedUntil: about }) {
        const mail = await readMail(db, { memorialUuid, userUuid }, clock.now())
        const { retainedUntil, archivedAt } = mail ?? {}
        // The year was extended or the memorial restored meanwhile: the mail would not be true any more.
        if (!mail || retainedUntil?.toISOString() !== about || !isNotice(notice)) return
        const year = { retainedUntil, archivedAt: archivedAt ?? null }
        if (!noticeStillTrue(year, notice)) return
        const facts = {
          notice,
          nameOfPerson: mail.nameOfPerson,
          ...daysOf(year, timeZone),
          priceMinor,
          currency,
          extendUrl: `${publicUrl}/memorial/extend?memorial=${memorialUuid}`,
          archiveUrl: `${publicUrl}/memorial/archive?memorial=${memorialUuid}`,
        }
        const written = yearsEndMail(facts, mail.language ?? defaultLanguage)
        const id = `years-end-${memorialUuid}-${userUuid}-${notice}-${retainedUntil.getTime()}`
        await sendUnlessRefused(mailer, { id, to: mail.email, toName: mail.toName, ...written })
      },
    },
  }
}

/** What a mail to one of its hosts needs; undefined when the host or the memorial is gone. */
function readMail(db: Db, of: { memorialUuid: string; userUuid: string }, now: Date) {
  return selectHosts(db, now)
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['users.email', 'users.language', fullName.as('toName')])
    .select(['memorials.nameOfPerson', 'memorials.retainedUntil', 'memorials.archivedAt'])
    .where('memorials.uuid', '=', of.memorialUuid)
    .where('users.uuid', '=', of.userUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}
