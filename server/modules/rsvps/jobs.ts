import { calendarEvent } from '#contract/calendar.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { LimitReached, type Limits } from '#server/ports/limits.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { confirmationMail } from './emails.tsx'
import { readConfirmation } from './repo-submit.ts'
import { belongsInCalendar } from './rules.ts'

interface RsvpJobDeps {
  db: Database
  clock: Clock
  limits: Limits
  mailer: Mailer
  publicUrl: string
}

export function rsvpJobs({ db, clock, limits, mailer, publicUrl }: RsvpJobDeps): JobHandlers {
  /** Nobody can have a stranger's mailbox filled; the answers count all the same. */
  async function mayBeMailed(email: string): Promise<boolean> {
    try {
      await limits.take('rsvpMailByAddress', email.toLowerCase())
      return true
    } catch (reason) {
      if (reason instanceof LimitReached) return false
      throw reason
    }
  }

  return {
    'rsvp.confirm': {
      async handle({ rsvpUuid }) {
        const answer = await readConfirmation(db, rsvpUuid)
        if (!answer?.email || answer.unsubscribed || !(await mayBeMailed(answer.email))) return
        const { email, inviteToken, shareSlug, updatedAt } = answer
        const now = clock.now()
        const page = `${publicUrl}/view/${shareSlug}`
        const mail = confirmationMail({
          ...answer,
          email,
          calendar: belongsInCalendar(answer, now) ? calendarEvent(answer, publicUrl, now) : null,
          link: `${page}${inviteToken ? `?i=${inviteToken}` : ''}#rsvp`,
          unsubscribeLink: inviteToken && `${publicUrl}/unsubscribe/${inviteToken}`,
        })
        const unsubscribeUrl = inviteToken && `${publicUrl}/public/unsubscribe/${inviteToken}`
        try {
          await mailer.send({
            id: `rsvp-${rsvpUuid}-${updatedAt.getTime()}`,
            to: email,
            ...(unsubscribeUrl && { unsubscribeUrl }),
            ...mail,
          })
        } catch (reason) {
          // The address refuses for good; the answer is noted all the same.
          if (!(reason instanceof MailRefused)) throw reason
        }
      },
    },
  }
}
