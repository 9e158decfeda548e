import { defaultLanguage } from '#languages/index.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName, mailableWords } from '#server/lib/spam.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { withinLimit } from '#server/ports/limits.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { confirmationMail, dayMail, reminderMail } from './emails.tsx'
import {
  findToRemind,
  findToTellDay,
  isToRemind,
  isToTell,
  type MailedAnswer,
  markDayTold,
  markReminded,
  readConfirmation,
  readDue,
} from './find-recipients.ts'
import { narrowToDay, presentCalendar, presentLinks, presentMailedEvents } from './present.ts'

export function makeRsvpJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, jobs, limits, publicUrl } = context

  async function send(write: typeof confirmationMail, found: MailedAnswer, id: string) {
    // Anybody can type anybody's address, so a stranger gets no mail with an advertisement.
    const nameOfPerson = mailableName(found.nameOfPerson)
    if (!nameOfPerson) return
    const [address, details] = [mailableWords(found.address), mailableWords(found.details)]
    const answer = { ...found, nameOfPerson, address, details }
    const { email, rsvpUuid, linkSecret, toName } = answer
    const now = clock.now()
    const { unsubscribeUrl, ...links } = presentLinks(answer, publicUrl)
    const language = answer.language ?? defaultLanguage
    const about = { kind: 'answer', uuid: rsvpUuid } as const
    const facts = {
      ...answer,
      ...links,
      zone: answer.programme.find((event) => event.zone)?.zone ?? null,
      calendar: presentCalendar(answer, { publicUrl, now, language }),
      byEvent: presentMailedEvents(answer, publicUrl, language),
      // Whoever reads another person's mailbox does not take the answer back.
      takeBackLink: answer.isOwnMailbox
        ? receiptLink(publicUrl, about, { secret: linkSecret, address: email }, now)
        : null,
    }
    await sendUnlessRefused(mailer, {
      id,
      to: email,
      toName,
      unsubscribeUrl,
      ...write(facts, language),
      host: await views.readHostName(context, answer.uuid),
      // Anybody can type an address: only people whom a host invited learn the hosts' addresses.
      replyTo: answer.inviteToken ? answer.replyTo : [],
    })
  }

  return {
    'rsvp.confirm': {
      async handle({ rsvpUuid, askedAt }) {
        const answer = await readConfirmation(db, rsvpUuid)
        if (!answer || !mailableName(answer.nameOfPerson)) return
        const { uuid, email, updatedAt, isAddressProven } = answer
        if (!askedAt && (await isUnsubscribed(db, uuid, email))) return
        // Nobody can fill a stranger's mailbox with answers, which count all the same.
        const limited = ['mailToTypedAddress', `answer ${uuid} ${mailboxKey(email)}`] as const
        const isLimited = !isAddressProven && !askedAt
        if (isLimited && !(await withinLimit(limits, ...limited))) return
        const since = askedAt ? `asked-${Date.parse(askedAt)}` : updatedAt.getTime()
        await undoOnFailure(
          send(confirmationMail, answer, `rsvp-${rsvpUuid}-${since}`),
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
        for (const { rsvpUuid, day } of await findToRemind(db, now))
          await jobs.enqueue(db, 'rsvp.remind', { rsvpUuid, day }, { key: `${rsvpUuid} ${day}` })
        for (const { rsvpUuid, day } of await findToTellDay(db, now))
          await jobs.enqueue(db, 'rsvp.tell-day', { rsvpUuid, day }, { key: rsvpUuid })
      },
    },

    'rsvp.tell-day': {
      async handle(data) {
        const answer = await readDue(db, data, isToTell)
        if (!answer) return
        await send(dayMail, answer, `day-${data.rsvpUuid}-${data.day}`)
        await markDayTold(db, data.rsvpUuid)
      },
    },

    'rsvp.remind': {
      async handle(data) {
        const { rsvpUuid, day } = data
        const answer = await readDue(db, data, isToRemind)
        if (!answer) return
        // The same for every try: if a worker dies before it records the mail, the retry sends no second one. Another
        // reminder of a day that was moved away and back is another mail.
        const since = answer.remindedAt ? `-${answer.remindedAt.getTime()}` : ''
        await send(reminderMail, narrowToDay(answer, day), `reminder-${rsvpUuid}-${day}${since}`)
        await markReminded(db, rsvpUuid, day, clock.now())
      },
    },
  }
}
