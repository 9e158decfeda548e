import { timeZone } from '#app/messages/formats.ts'
import { calendarEvent } from '#contract/calendar.ts'
import { isoDay } from '#contract/event-times.ts'
import { defaultLanguage } from '#languages/index.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { oncePer } from '#server/lib/once-per.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName, mailableWords } from '#server/lib/spam.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import { isoDayOf } from '#server/mails/dates.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { withinLimit } from '#server/ports/limits.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { confirmationMail, dayMail, reminderMail } from './emails.tsx'
import {
  findToRemind,
  findToTellDay,
  markDayTold,
  markReminded,
  readDay,
  readReminder,
} from './find-reminders.ts'
import { aboutDay, firstEventFile, linksOf, mailedEvents } from './present-mail.ts'
import { readConfirmation } from './queries.ts'
import { aroundDays, belongsInCalendar, remindersDue } from './rules.ts'

interface RsvpJobDeps {
  context: Context
  mailer: Mailer
  publicUrl: string
}

export function rsvpJobs(deps: RsvpJobDeps): JobHandlers {
  const { context, mailer, publicUrl } = deps
  const { db, clock, jobs, limits } = context
  async function send(write: typeof confirmationMail, found: AnswerRow & { email: string }, id: string) {
    const [address, details] = [found.address, found.details].map(mailableWords)
    const answer = { ...found, address: address ?? null, details: details ?? null }
    // Anybody can type anybody's address, so a stranger gets no mail with an advertisement.
    const nameOfPerson = mailableName(answer.nameOfPerson)
    if (!nameOfPerson) return
    const now = clock.now()
    const { unsubscribeUrl, ...links } = linksOf(answer, publicUrl)
    const language = answer.language ?? defaultLanguage
    const isOffered = belongsInCalendar(answer, isoDayOf(now, answer.dayZone))
    const timed = firstEventFile(answer, { publicUrl, now, language })
    const calendar = isOffered ? (timed === undefined ? calendarEvent(answer, publicUrl, now) : timed) : null
    const byEvent = mailedEvents(answer, publicUrl, language)
    const zone = answer.programme.find((event) => event.zone)?.zone ?? null
    // Whoever reads another person's mailbox does not take the answer back.
    const takeBackLink = answer.isOwnMailbox
      ? receiptLink(
          publicUrl,
          { kind: 'answer', uuid: answer.rsvpUuid },
          { secret: answer.linkSecret, address: answer.email },
          now,
        )
      : null
    const facts = { ...answer, nameOfPerson, ...links, zone, calendar, byEvent, takeBackLink }
    const mail = write(facts, language)
    const sender = {
      host: await views.readHostName(context, answer.uuid),
      // Anybody can type an address: only people whom a host invited learn the hosts' addresses.
      replyTo: answer.inviteToken ? answer.replyTo : [],
    }
    await sendUnlessRefused(mailer, {
      id,
      to: answer.email,
      toName: answer.toName,
      ...sender,
      unsubscribeUrl,
      ...mail,
    })
  }

  return {
    'rsvp.confirm': {
      async handle({ rsvpUuid, askedAt }) {
        const answer = await readConfirmation(db, rsvpUuid)
        if (!answer?.email || !mailableName(answer.nameOfPerson)) return
        const { email, updatedAt } = answer
        if (!askedAt && (await isUnsubscribed(db, answer.uuid, email))) return
        // Nobody can fill a stranger's mailbox with answers, which count all the same.
        const limited = ['mailToTypedAddress', `answer ${answer.uuid} ${mailboxKey(email)}`] as const
        const isLimited = !answer.isAddressProven && !askedAt
        if (isLimited && !(await withinLimit(limits, ...limited))) return
        const since = askedAt ? `asked-${Date.parse(askedAt)}` : updatedAt.getTime()
        await undoOnFailure(
          send(confirmationMail, { ...answer, email }, `rsvp-${rsvpUuid}-${since}`),
          async () => isLimited && limits.giveBack(...limited),
        )
      },
    },

    // In the morning of the product's time zone: two days before each day, where that is, and once the day is set.
    'rsvp.reminders': {
      concurrency: 1,
      cron: '13 21 * * *',
      async handle() {
        const now = clock.now()
        const { days, before } = remindersDue(now, isoDayOf)
        const isDue = dueIn(now)
        const told = new Set<string>()
        // A zone may be a day ahead of the product's, or behind.
        for (const { rsvpUuid, day, zone } of await findToRemind(db, aroundDays(days), before)) {
          const key = `${rsvpUuid} ${day}`
          if (!day || told.has(key) || !isDue(day, zone)) continue
          told.add(key)
          await jobs.enqueue(db, 'rsvp.remind', { rsvpUuid, day }, { key })
        }
        // People who get the reminder now need no mail about the day as well.
        for (const { rsvpUuid, day } of await findToTellDay(db, days.last))
          if (day) await jobs.enqueue(db, 'rsvp.tell-day', { rsvpUuid, day }, { key: rsvpUuid })
      },
    },

    'rsvp.tell-day': {
      async handle({ rsvpUuid, day }) {
        const answer = await readDay(db, rsvpUuid, day)
        if (!answer?.email || (await isUnsubscribed(db, answer.uuid, answer.email))) return
        await send(dayMail, { ...answer, email: answer.email }, `day-${rsvpUuid}-${day}`)
        await markDayTold(db, rsvpUuid)
      },
    },

    'rsvp.remind': {
      async handle({ rsvpUuid, day }) {
        const answer = await readReminder(db, rsvpUuid, day)
        if (!answer?.email || (await isUnsubscribed(db, answer.uuid, answer.email))) return
        // The same for every try: if a worker dies before it records the mail, the retry sends no second one. Another
        // reminder of a day that was moved away and back is another mail.
        const since = answer.remindedAt ? `-${answer.remindedAt.getTime()}` : ''
        const id = `reminder-${rsvpUuid}-${day}${since}`
        await send(reminderMail, { ...aboutDay(answer, day), email: answer.email }, id)
        await markReminded(db, rsvpUuid, day, clock.now())
      },
    },
  }
}

/** Whether a day is one to remind of now, in the zone of what happens on it; null: the product's. */
function dueIn(now: Date): (day: string, zone: string | null) => boolean {
  const daysIn = oncePer((zone) => remindersDue(now, (moment) => isoDay(moment.getTime(), zone)).days)
  return (day, zone) => {
    const { first, last } = daysIn(zone ?? timeZone)
    return first <= day && day <= last
  }
}

type AnswerRow = NonNullable<Awaited<ReturnType<typeof readConfirmation>>>
