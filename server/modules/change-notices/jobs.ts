import { programmeCalendar } from '#contract/calendar.ts'
import { type ChangedEvent, noticeTopic } from '#contract/change-notices.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { bounceReason } from '#server/lib/bounce-reason.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { mailableName, screenLine } from '#server/lib/spam.ts'
import { mailedEvent } from '#server/mails/programme.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import { allAnswers, presentEvent } from '#server/modules/events/present.ts'
import * as rsvps from '#server/modules/rsvps/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { changeMail } from './emails.tsx'
import { changedPart } from './present-mail.ts'
import { markMailed, readToSend, type Told } from './repo.ts'
import { markInvited, readInvitedToSend, type ToldInvited } from './repo-invited.ts'

interface Deps {
  context: Context
  mailer: Mailer
}

type Answer = NonNullable<Awaited<ReturnType<typeof rsvps.readConfirmation>>>
type Addressed = Answer & { email: string }

/** Each mail of a message about a change is a job of its own. */
export function changeNoticeJobs({ context, mailer }: Deps): JobHandlers {
  const { db, clock, jobs, limits, publicUrl } = context

  /** Seconds until the mail may be sent; 0 when now: one address gets only so many from all memorials together. */
  async function waitOf(email: string): Promise<number> {
    try {
      await limits.take('changeMailByAddress', mailboxKey(email))
      return 0
    } catch (reason) {
      if (reason instanceof LimitReached) return reason.retryAfterSeconds
      throw reason
    }
  }

  async function send(told: Told, answer: Addressed, words: string | null, changes: readonly ChangedEvent[]) {
    const language = answer.language ?? defaultLanguage
    const { unsubscribeUrl, ...links } = rsvps.linksOf(answer, publicUrl)
    const host = await views.hostName(context, answer.uuid)
    const mail = changeMail(
      {
        nameOfPerson: mailableName(answer.nameOfPerson),
        hostName: mailableName(host),
        message: words,
        news: noticeTopic(changes),
        parts: changes.map((change) => changedPart(change, language)),
        email: answer.email,
        ...links,
      },
      language,
    )
    const attachments = filesOf(answer, changes, language)
    await mailer.send({
      // The same for every try, so that nobody gets it twice.
      id: `change-${told.noticeUuid}-${told.rsvpUuid}`,
      to: answer.email,
      toName: answer.toName,
      host,
      // Anybody can type an address: only people whom a host invited learn the hosts' addresses.
      replyTo: answer.inviteToken ? answer.replyTo : [],
      unsubscribeUrl,
      ...mail,
      ...(attachments.length > 0 && { attachments }),
    })
  }

  /** A calendar file for each changed event that they come to or watch, so that their calendars change it, too. */
  function filesOf(answer: Answer, changes: readonly ChangedEvent[], language: Language) {
    const { uuid, shareSlug, programme } = answer
    const may = allAnswers(uuid, answer).filter(({ status }) => status !== 'NOT_ATTENDING')
    return changes.flatMap((change) => {
      const event = programme.find((one) => one.uuid === change.uuid)
      if (!event?.date || !may.some(({ eventUuid }) => eventUuid === change.uuid)) return []
      const { name } = changedPart(change, language)
      // A day that is no more than a date is called after its person alone, as in the file of its page.
      const called = event.uuid === uuid && programme.length === 1 && !event.title ? '' : name
      const shown = { ...mailedEvent(presentEvent(event), language), name: called }
      const file = programmeCalendar(shown, answer, publicUrl, clock.now())
      const filename = event.uuid === uuid ? `${shareSlug}.ics` : `${shareSlug}-${event.uuid.slice(0, 8)}.ics`
      return [
        {
          filename,
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: Buffer.from(file),
        },
      ]
    })
  }

  /** To somebody who was invited, with their own link. */
  async function sendInvited(
    told: ToldInvited,
    row: NonNullable<Awaited<ReturnType<typeof readInvitedToSend>>>,
  ) {
    const language = row.language ?? defaultLanguage
    const host = await views.hostName(context, row.memorialUuid)
    const mail = changeMail(
      {
        nameOfPerson: mailableName(row.nameOfPerson),
        hostName: mailableName(host),
        message: row.message && !screenLine(row.message) ? row.message : null,
        news: noticeTopic(row.changes),
        parts: row.changes.map((change) => changedPart(change, language)),
        email: row.email ?? '',
        link: `${publicUrl}/view/${row.shareSlug}?i=${row.inviteToken}`,
        unsubscribeLink: `${publicUrl}/unsubscribe/${row.inviteToken}`,
        isInvited: true,
      },
      language,
    )
    await mailer.send({
      id: `change-${told.noticeUuid}-${told.contactUuid}`,
      to: row.email ?? '',
      toName: `${row.firstName} ${row.surname}`.trim(),
      host,
      unsubscribeUrl: `${publicUrl}/public/unsubscribe/${row.inviteToken}`,
      ...mail,
    })
  }

  return {
    'programme.tell-invited': {
      concurrency: 4,
      async handle(told, { attempt, last }) {
        const row = await readInvitedToSend(db, told)
        if (!row) return
        if (!row.isMailable || !row.email || row.changes.length === 0 || !mailableName(row.nameOfPerson)) {
          await markInvited(db, told, 'SKIPPED')
          return
        }
        const afterSeconds = attempt === 1 ? await waitOf(row.email) : 0
        if (afterSeconds > 0) {
          const key = `${told.noticeUuid}-${told.contactUuid}`
          await jobs.enqueue(db, 'programme.tell-invited', told, { key, afterSeconds })
          return
        }
        try {
          await sendInvited(told, row)
          await markInvited(db, told, 'SENT')
        } catch (reason) {
          const isRefused = reason instanceof MailRefused
          if (isRefused || last) await markInvited(db, told, 'FAILED')
          if (!isRefused) throw reason
        }
      },
    },

    'programme.tell-change': {
      concurrency: 4,
      async handle(told, { attempt, last }) {
        const notice = await readToSend(db, told)
        if (!notice) return
        const answer = await rsvps.readConfirmation(db, told.rsvpUuid)
        // What they may see now: somebody may have been taken off the list of an event meanwhile.
        const changes = notice.changes.filter(({ uuid }) =>
          answer?.programme.some((event) => event.uuid === uuid),
        )
        const isMailable =
          notice.isOpen &&
          answer?.email &&
          changes.length > 0 &&
          mailableName(answer.nameOfPerson) &&
          !(await isUnsubscribed(db, notice.memorialUuid, answer.email))
        if (!isMailable) {
          await markMailed(db, told, 'SKIPPED')
          return
        }
        const { email } = answer
        // Another try of the same mail does not count.
        const afterSeconds = email && attempt === 1 ? await waitOf(email) : 0
        if (afterSeconds > 0) {
          await jobs.enqueue(db, 'programme.tell-change', told, {
            key: `${told.noticeUuid}-${told.rsvpUuid}`,
            afterSeconds,
          })
          return
        }
        const ofHosts = mailTranslator(await views.languageOf(context, notice.memorialUuid))
        try {
          const words = notice.message && !screenLine(notice.message) ? notice.message : null
          await send(told, { ...answer, email: email ?? '' }, words, changes)
          await markMailed(db, told, 'SENT')
          // They need no further mail that the day is set.
          if (changes.some(({ uuid, after }) => uuid === notice.memorialUuid && after.date))
            await rsvps.markDayTold(db, told.rsvpUuid)
        } catch (reason) {
          if (!(reason instanceof MailRefused)) {
            if (last) await markMailed(db, told, 'FAILED', ofHosts('invitation.undelivered'))
            throw reason
          }
          const { refusal, message } = reason
          const why = refusal ? ofHosts(`invitation.refused.${refusal}`) : bounceReason(message)
          await markMailed(db, told, 'FAILED', why)
        }
      },
    },
  }
}
