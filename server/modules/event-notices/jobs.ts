import { sql } from 'kysely'
import { programmeCalendar } from '#contract/calendar.ts'
import { defaultLanguage } from '#languages/index.ts'
import { hostName } from '#server/lib/full-name.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { isForContacts } from '#server/lib/programme.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import { mailedEvent } from '#server/mails/programme.ts'
import { presentEvent } from '#server/modules/events/present.ts'
import { markDayTold, readConfirmation } from '#server/modules/rsvps/find-recipients.ts'
import { presentLinks } from '#server/modules/rsvps/present.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type CountedUnder, LimitReached } from '#server/ports/limits.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeEventMail } from './emails.tsx'
import { isUnanswered } from './tell-audience.ts'

/** Each mail of a message about an event is a job of its own. */
export function makeEventNoticeJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, jobs, limits, publicUrl } = context

  /** Somebody who answered, with a file that changes their calendar, if they may still come. */
  async function readAnswerer(notice: Notice, rsvpUuid: string) {
    const answer = await readConfirmation(db, rsvpUuid)
    // Somebody may have been taken off the list of an event meanwhile.
    const event = answer?.programme.find(({ uuid }) => uuid === notice.eventUuid)
    if (!answer || !event) return null
    const status = answer.events.find(({ eventUuid }) => eventUuid === event.uuid)?.status
    const isFirst = event.uuid === answer.uuid
    const shown = mailedEvent(presentEvent(event), answer.language ?? defaultLanguage)
    // A day that is no more than a date is called after its person alone, as in the file of its page.
    const isDateAlone = isFirst && answer.programme.length === 1 && !event.title
    const named = isDateAlone ? { ...shown, name: '' } : shown
    const mayCome = event.date && status && status !== 'NOT_ATTENDING'
    return {
      ...presentLinks(answer, publicUrl),
      email: answer.email,
      toName: answer.toName,
      language: answer.language,
      replyTo: answer.replyTo,
      isInvited: false,
      isProven: answer.isAddressProven,
      calendarName: `${answer.shareSlug}${isFirst ? '' : `-${event.uuid.slice(0, 8)}`}`,
      calendar: mayCome ? programmeCalendar(named, answer, publicUrl, clock.now()) : null,
      // They need no further mail that the day is set.
      isDayTold: isFirst && event.date !== null,
    }
  }

  /** Somebody who was invited and has not answered, with their own link. */
  async function readInvited(notice: Notice, contactUuid: string) {
    const contact = await db
      .selectFrom('contacts')
      .innerJoin('events', 'events.memorialUuid', 'contacts.memorialUuid')
      .select(['email', 'inviteToken', 'firstName', 'surname'])
      .where('contacts.uuid', '=', contactUuid)
      .where('events.uuid', '=', notice.eventUuid)
      .where(isUnanswered)
      .where(isForContacts(sql`contacts.uuid`))
      .executeTakeFirst()
    if (!contact?.email) return null
    return {
      language: notice.language,
      email: contact.email,
      isProven: false,
      toName: `${contact.firstName} ${contact.surname}`.trim(),
      link: `${publicUrl}/view/${notice.shareSlug}?i=${contact.inviteToken}`,
      unsubscribeLink: `${publicUrl}/unsubscribe/${contact.inviteToken}`,
      isInvited: true,
      replyTo: [],
      calendarName: '',
      calendar: null,
      isDayTold: false,
    }
  }

  return mail(mailer, 'event.tell', {
    concurrency: 4,
    async read(data) {
      const { noticeUuid, rsvpUuid, contactUuid } = data
      const notice = await readNotice(db, noticeUuid)
      const nameOfPerson = notice && mailableName(notice.nameOfPerson)
      if (!notice || !nameOfPerson) return null
      const { memorialUuid, message, host } = notice
      const reader = rsvpUuid
        ? await readAnswerer(notice, rsvpUuid)
        : contactUuid && (await readInvited(notice, contactUuid))
      if (!reader || (await isUnsubscribed(db, memorialUuid, reader.email))) return null
      const limit: CountedUnder | null = reader.isProven
        ? null
        : ['mailByRecipient', mailboxKey(reader.email)]
      // Anybody may have typed the address. Beyond its limit the mail waits, as invitations do.
      try {
        if (limit) await limits.take(...limit)
      } catch (reason) {
        if (!(reason instanceof LimitReached)) throw reason
        await jobs.enqueue(db, 'event.tell', data, { afterSeconds: reason.retryAfterSeconds })
        return null
      }
      return { ...reader, nameOfPerson, message, host, hostName: mailableName(host), limit }
    },
    write: writeEventMail,
    afterFailing: async ({ limit }) => limit && limits.giveBack(...limit),
    afterSending: async ({ isDayTold }, { rsvpUuid }) => isDayTold && rsvpUuid && markDayTold(db, rsvpUuid),
  })
}

type Notice = NonNullable<Awaited<ReturnType<typeof readNotice>>>

/** A message whose page is open. */
const readNotice = (db: Db, noticeUuid: string) =>
  db
    .selectFrom('eventNotices')
    .innerJoin('memorials', 'memorials.uuid', 'eventNotices.memorialUuid')
    .select(['eventNotices.memorialUuid', 'eventNotices.eventUuid', 'eventNotices.message'])
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', hostName.as('host')])
    .select(memorialLanguage.as('language'))
    .where('eventNotices.uuid', '=', noticeUuid)
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.hiddenAt', 'is', null)
    .where('memorials.archivedAt', 'is', null)
    .where('memorials.visibility', '<>', 'PRIVATE')
    .executeTakeFirst()
