import { sql } from 'kysely'
import { programmeCalendar } from '#contract/calendar.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { isForContacts } from '#server/lib/programme.ts'
import { type MailableName, mailableName } from '#server/lib/spam.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import { mailedEvent } from '#server/mails/programme.ts'
import { presentEvent } from '#server/modules/events/present.ts'
import { markDayTold, readConfirmation } from '#server/modules/rsvps/find-recipients.ts'
import { presentLinks } from '#server/modules/rsvps/present.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobData, JobHandlers } from '#server/ports/jobs.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { writeEventMail } from './emails.tsx'
import { isUnanswered } from './tell-audience.ts'

interface Deps {
  context: Context
  mailer: Mailer
}

/** Each mail of a message about an event is a job of its own. */
export function makeEventNoticeJobs({ context, mailer }: Deps): JobHandlers {
  const { db, clock, jobs, limits, publicUrl } = context

  /** To somebody who answered, with a file that changes their calendar, if they may still come. */
  async function mailToAnswerer(notice: Notice, rsvpUuid: string) {
    const answer = await readConfirmation(db, rsvpUuid)
    // Somebody may have been taken off the list of an event meanwhile.
    const event = answer?.programme.find(({ uuid }) => uuid === notice.eventUuid)
    if (!answer || !event) return null
    const { unsubscribeUrl, ...links } = presentLinks(answer, publicUrl)
    const language = answer.language ?? defaultLanguage
    const status = answer.events.find(({ eventUuid }) => eventUuid === event.uuid)?.status
    const isFirst = event.uuid === answer.uuid
    const shown = mailedEvent(presentEvent(event), language)
    // A day that is no more than a date is called after its person alone, as in the file of its page.
    const isDateAlone = isFirst && answer.programme.length === 1 && !event.title
    const named = isDateAlone ? { ...shown, name: '' } : shown
    return {
      language,
      unsubscribeUrl,
      ...links,
      isInvited: false,
      email: answer.email,
      isProven: answer.isAddressProven,
      toName: answer.toName,
      // Anybody can type an address: only people whom a host invited learn the hosts' addresses.
      replyTo: answer.inviteToken ? answer.replyTo : [],
      attachments:
        event.date && status && status !== 'NOT_ATTENDING'
          ? [
              {
                filename: `${answer.shareSlug}${isFirst ? '' : `-${event.uuid.slice(0, 8)}`}.ics`,
                contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
                content: Buffer.from(programmeCalendar(named, answer, publicUrl, clock.now())),
              },
            ]
          : undefined,
      // They need no further mail that the day is set.
      isDayTold: isFirst && event.date !== null,
    }
  }

  /** To somebody who was invited and has not answered, with their own link. */
  async function mailToInvited(notice: Notice, contactUuid: string) {
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
      language: notice.language ?? defaultLanguage,
      email: contact.email,
      isProven: false,
      toName: `${contact.firstName} ${contact.surname}`.trim(),
      link: `${publicUrl}/view/${notice.shareSlug}?i=${contact.inviteToken}`,
      unsubscribeLink: `${publicUrl}/unsubscribe/${contact.inviteToken}`,
      unsubscribeUrl: `${publicUrl}/public/unsubscribe/${contact.inviteToken}`,
      isInvited: true,
      replyTo: undefined,
      attachments: undefined,
      isDayTold: false,
    }
  }

  type Reader = NonNullable<Awaited<ReturnType<typeof mailToAnswerer | typeof mailToInvited>>>

  async function send(notice: Notice, nameOfPerson: MailableName, id: string, reader: Reader): Promise<void> {
    const { language, email, toName, replyTo, attachments, unsubscribeUrl, ...facts } = reader
    const host = await views.readHostName(context, notice.memorialUuid)
    const { message } = notice
    const mail = writeEventMail(
      { ...facts, email, nameOfPerson, hostName: mailableName(host), message },
      language,
    )
    await sendUnlessRefused(mailer, {
      id,
      to: email,
      toName,
      host,
      unsubscribeUrl,
      ...mail,
      ...(replyTo && { replyTo }),
      ...(attachments && { attachments }),
    })
  }

  return {
    'event.tell': {
      concurrency: 4,
      async handle(data: JobData['event.tell']) {
        const { noticeUuid, rsvpUuid, contactUuid } = data
        const notice = await readNotice(db, noticeUuid)
        const nameOfPerson = notice && mailableName(notice.nameOfPerson)
        if (!notice || !nameOfPerson) return
        const reader = rsvpUuid
          ? await mailToAnswerer(notice, rsvpUuid)
          : contactUuid && (await mailToInvited(notice, contactUuid))
        if (!reader || (await isUnsubscribed(db, notice.memorialUuid, reader.email))) return
        // Anybody may have typed the address. Beyond its limit the mail waits, as invitations do.
        const counted = ['mailByRecipient', mailboxKey(reader.email)] as const
        try {
          if (!reader.isProven) await limits.take(...counted)
        } catch (reason) {
          if (!(reason instanceof LimitReached)) throw reason
          return jobs.enqueue(db, 'event.tell', data, { afterSeconds: reason.retryAfterSeconds })
        }
        // The id is the same for every try, so that nobody gets it twice.
        await undoOnFailure(
          send(notice, nameOfPerson, `event-${noticeUuid}-${rsvpUuid ?? contactUuid}`, reader),
          async () => !reader.isProven && limits.giveBack(...counted),
        )
        if (rsvpUuid && reader.isDayTold) await markDayTold(db, rsvpUuid)
      },
    },
  }
}

type Notice = NonNullable<Awaited<ReturnType<typeof readNotice>>>

/** A message whose page is open. */
const readNotice = (db: Db, noticeUuid: string) =>
  db
    .selectFrom('eventNotices')
    .innerJoin('memorials', 'memorials.uuid', 'eventNotices.memorialUuid')
    .select(['eventNotices.memorialUuid', 'eventNotices.eventUuid', 'eventNotices.message'])
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', memorialLanguage.as('language')])
    .$narrowType<{ language: Language | null }>()
    .where('eventNotices.uuid', '=', noticeUuid)
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.hiddenAt', 'is', null)
    .where('memorials.archivedAt', 'is', null)
    .where('memorials.visibility', '<>', 'PRIVATE')
    .executeTakeFirst()
