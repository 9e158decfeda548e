import { timeZone } from '#app/messages/formats.ts'
import { fullName } from '#server/lib/full-name.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeYearsEndMail } from './emails.tsx'
import { runDay } from './look-after-years.ts'
import { selectHosts } from './queries.ts'
import { daysOf, isNotice, noticeStillTrue } from './rules.ts'

export function retentionJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, publicUrl } = context
  return {
    // In the morning of the product's time zone: a mail about a last day should be read on that day.
    'retention.daily': { concurrency: 1, cron: '7 21 * * *', handle: () => runDay(context) },
    ...mail(mailer, 'retention.tell', {
      async read({ memorialUuid, userUuid, notice, retainedUntil: about }) {
        const host = await selectHosts(db, clock.now())
          .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
          .select(['users.email', 'users.language', fullName.as('toName')])
          .select(['memorials.nameOfPerson', 'memorials.retainedUntil', 'memorials.archivedAt'])
          .where('memorials.uuid', '=', memorialUuid)
          .where('users.uuid', '=', userUuid)
          .where('memorials.deletedAt', 'is', null)
          .executeTakeFirst()
        const { retainedUntil } = host ?? {}
        // The year was extended or the memorial restored meanwhile: the mail would not be true any more.
        if (!host || retainedUntil?.toISOString() !== about || !isNotice(notice)) return null
        const year = { ...host, retainedUntil }
        if (!noticeStillTrue(year, notice)) return null
        return {
          ...year,
          ...daysOf(year, timeZone),
          notice,
          priceMinor: context.priceMinor,
          currency: context.currency,
          extendUrl: `${publicUrl}/memorial/extend?memorial=${memorialUuid}`,
          archiveUrl: `${publicUrl}/memorial/archive?memorial=${memorialUuid}`,
        }
      },
      write: writeYearsEndMail,
    }),
  }
}
