import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type CountedUnder, withinLimit } from '#server/ports/limits.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeConfirmationMail, writeDayMail, writeReminderMail } from './emails.tsx'
import * as recipients from './find-recipients.ts'
import { narrowToDay, presentMailed } from './present.ts'

export function makeRsvpJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, jobs, limits, publicUrl } = context

  /** Anybody can type anybody's address, so a stranger gets no mail with an advertisement. */
  const present = (answer: recipients.MailedAnswer | undefined) =>
    answer && mailableName(answer.nameOfPerson) ? presentMailed(answer, publicUrl, clock.now()) : null

  return {
    ...mail(mailer, 'rsvp.confirm', {
      async read({ rsvpUuid, askedAt }) {
        const answer = present(await recipients.readConfirmation(db, rsvpUuid))
        if (!answer) return null
        const { uuid, email, isAddressProven } = answer
        if (!askedAt && (await isUnsubscribed(db, uuid, email))) return null
        // Nobody can fill a stranger's mailbox with answers, which count all the same.
        const limit: CountedUnder | null =
          askedAt || isAddressProven ? null : ['mailToTypedAddress', `answer ${uuid} ${mailboxKey(email)}`]
        return !limit || (await withinLimit(limits, ...limit)) ? { ...answer, limit } : null
      },
      tellApart: ({ updatedAt }) => updatedAt.getTime(),
      write: writeConfirmationMail,
      afterFailing: async ({ limit }) => limit && limits.giveBack(...limit),
    }),

    // In the morning of the product's time zone: two days before each day, where that is, and once the day is set.
    'rsvp.reminders': {
      concurrency: 1,
      cron: '13 21 * * *',
      async handle() {
        const now = clock.now()
        for (const { rsvpUuid, day } of await recipients.findToRemind(db, now))
          await jobs.enqueue(db, 'rsvp.remind', { rsvpUuid, day }, { key: `${rsvpUuid} ${day}` })
        for (const { rsvpUuid, day } of await recipients.findToTellDay(db, now))
          await jobs.enqueue(db, 'rsvp.tell-day', { rsvpUuid, day }, { key: rsvpUuid })
      },
    },

    ...mail(mailer, 'rsvp.tell-day', {
      read: async (data) => present(await recipients.readDue(db, data, recipients.isToTell)),
      write: writeDayMail,
      afterSending: (_, { rsvpUuid }) => recipients.markDayTold(db, rsvpUuid),
    }),

    ...mail(mailer, 'rsvp.remind', {
      async read(data) {
        const answer = await recipients.readDue(db, data, recipients.isToRemind)
        return present(answer && narrowToDay(answer, data.day))
      },
      // Another reminder of a day that was moved away and back is another mail.
      tellApart: ({ remindedAt }) => remindedAt?.getTime() ?? '',
      write: writeReminderMail,
      afterSending: (_, { rsvpUuid, day }) => recipients.markReminded(db, rsvpUuid, day, clock.now()),
    }),
  }
}
