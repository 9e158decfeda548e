import { calendarEvent } from '#contract/calendar.ts'
import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import { isoDayOf } from '#server/mails/dates.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { withinLimit } from '#server/ports/limits.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { confirmationMail, dayMail, reminderMail } from './emails.tsx'
import { firstEventFile, mailedEvents } from './present-mail.ts'
import {
  findToRemind,
  findToTellDay,
  markDayTold,
  markReminded,
  readConfirmation,
  readReminder,
} from './repo-submit.ts'
import { belongsInCalendar, remindersDue } from './rules.ts'

interface RsvpJobDeps {
  context: Context
  mailer: Mailer
  publicUrl: string
}

export function rsvpJobs(deps: RsvpJobDeps): JobHandlers {
  const { context, mailer, publicUrl } = deps
  const { db, clock, jobs, limits } = context
  /** Nobody can fill a stranger's mailbox with answers; the answers count all the same. */
  const mayBeMailed = (email: string) => withinLimit(limits, 'rsvpMailByAddress', email.toLowerCase())

  /** The links in the mails about an answer. */
  function linksOf({ shareSlug, inviteToken, mailToken, isOwnMailbox }: AnswerRow) {
    const token = inviteToken ?? mailToken
    const own = inviteToken ? `?i=${inviteToken}` : isOwnMailbox ? `?a=${mailToken}` : ''
    return {
      // The page of the answer itself, filled in for the reader of the mail, with and without script.
      link: `${publicUrl}/view/${shareSlug}/rsvp${own}`,
      unsubscribeLink: `${publicUrl}/unsubscribe/${token}`,
      unsubscribeUrl: `${publicUrl}/public/unsubscribe/${token}`,
    }
  }

  async function send(write: typeof confirmationMail, answer: AnswerRow & { email: string }, id: string) {
    // Anybody can type anybody's address, so a stranger gets no mail with an advertisement.
    const nameOfPerson = mailableName(answer.nameOfPerson)
    if (!nameOfPerson) return
    const now = clock.now()
    const { unsubscribeUrl, ...links } = linksOf(answer)
    const language = answer.language ?? defaultLanguage
    const isOffered = belongsInCalendar(answer, isoDayOf(now))
    const timed = firstEventFile(answer, { publicUrl, now, language })
    const calendar = isOffered ? (timed === undefined ? calendarEvent(answer, publicUrl, now) : timed) : null
    const byEvent = mailedEvents(answer, publicUrl, language)
    const mail = write({ ...answer, nameOfPerson, ...links, calendar, byEvent }, language)
    const sender = {
      host: await views.hostName(context, answer.uuid),
      // Anybody can type an address: only people whom a host invited learn the hosts' addresses.
      replyTo: answer.inviteToken ? answer.replyTo : [],
    }
    try {
      await mailer.send({ id, to: answer.email, toName: answer.toName, ...sender, unsubscribeUrl, ...mail })
    } catch (reason) {
      // The address is refused for good; the answer is stored all the same.
      if (!(reason instanceof MailRefused)) throw reason
    }
  }

  return {
    'rsvp.confirm': {
      async handle({ rsvpUuid, admittedAt }) {
        const answer = await readConfirmation(db, rsvpUuid)
        if (!answer?.email || answer.unsubscribed || !mailableName(answer.nameOfPerson)) return
        if (!(await mayBeMailed(answer.email))) return
        const { email, updatedAt } = answer
        // Being let in does not change the answer, and is another mail than the one that said that they wait.
        const since = admittedAt ? `admitted-${Date.parse(admittedAt)}` : updatedAt.getTime()
        await send(confirmationMail, { ...answer, email }, `rsvp-${rsvpUuid}-${since}`)
      },
    },

    // In the morning of the product's time zone: two days before the day, and once the day is set.
    'rsvp.reminders': {
      concurrency: 1,
      cron: '13 21 * * *',
      async handle() {
        const { days, before } = remindersDue(clock.now(), isoDayOf)
        for (const { rsvpUuid, day } of await findToRemind(db, days, before))
          if (day) await jobs.enqueue(db, 'rsvp.remind', { rsvpUuid, day }, { key: rsvpUuid })
        // People who get the reminder now need no mail about the day as well.
        for (const { rsvpUuid, day } of await findToTellDay(db, days.last))
          if (day) await jobs.enqueue(db, 'rsvp.tell-day', { rsvpUuid, day }, { key: rsvpUuid })
      },
    },

    'rsvp.tell-day': {
      async handle({ rsvpUuid, day }) {
        const answer = await readReminder(db, rsvpUuid, day)
        if (!answer?.email || !answer.awaitsDay || answer.unsubscribed) return
        await send(dayMail, { ...answer, email: answer.email }, `day-${rsvpUuid}-${day}`)
        await markDayTold(db, rsvpUuid)
      },
    },

    'rsvp.remind': {
      async handle({ rsvpUuid, day }) {
        const answer = await readReminder(db, rsvpUuid, day)
        if (!answer?.email || answer.unsubscribed) return
        // The same for every try: if a worker dies before it records the mail, the retry sends no second one.
        await send(reminderMail, { ...answer, email: answer.email }, `reminder-${rsvpUuid}-${day}`)
        await markReminded(db, rsvpUuid, day, clock.now())
      },
    },
  }
}

type AnswerRow = NonNullable<Awaited<ReturnType<typeof readConfirmation>>>
