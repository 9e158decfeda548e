import { timeZone } from '#app/messages/formats.ts'
import { defaultLanguage } from '#languages/index.ts'
import { mailableName, screenText } from '#server/lib/spam.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { JobHandlers, Jobs } from '#server/ports/jobs.ts'
import { type Mail, type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { approvalMail, digestMail } from './emails.tsx'
import * as repo from './repo.ts'
import { digestMoment, isWakingHour, moderatorsRestUntil } from './rules.ts'

interface DigestJobDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  publicUrl: string
  /** Hour of the day, 0 to 23, in the product's time zone. */
  digestHour: number
}

/** Two schedules pick the recipients. Each mail is its own job, so that one address does not hold up the others. */
export function digestJobs(deps: DigestJobDeps): JobHandlers {
  const { db, clock, jobs, publicUrl } = deps

  async function pickHosts(): Promise<void> {
    const until = digestMoment(clock.now(), deps.digestHour, timeZone)
    if (!until) return
    for (const recipient of await repo.findDue(db, until))
      await jobs.enqueue(
        db,
        'digest.send',
        { ...recipient, until: until.toISOString() },
        { key: keyOf(recipient) },
      )
  }

  async function pickModerators(): Promise<void> {
    const now = clock.now()
    if (!isWakingHour(now, timeZone)) return
    for (const recipient of await repo.findModerators(db, moderatorsRestUntil(now)))
      await jobs.enqueue(db, 'digest.approval', recipient, { key: keyOf(recipient) })
  }

  async function tellHost(recipient: repo.Recipient, until: Date): Promise<void> {
    const head = await repo.readHead(db, recipient, until)
    if (!head) return
    const [answers, contributions, donations] = await Promise.all([
      repo.newRsvps(db, recipient, until),
      repo.newContributions(db, recipient, until),
      repo.newDonations(db, recipient, until),
    ])
    if (answers.length + contributions.length + donations.length === 0) return
    const link = `${publicUrl}/memorial/load/${recipient.memorialUuid}`
    const facts = {
      link,
      waitingLink: `${link}?to=waiting`,
      stopLink: stopLinkOf(head.digestToken),
      nameOfPerson: head.nameOfPerson,
      // Words that need a second look are shown only on the dashboard, where they can be removed.
      answers: answers.map((one) => ({
        ...one,
        name: mailableName(one.name),
        message: screenText(one.message, 0) ? '' : one.message,
      })),
      answerCount: answers[0]?.count ?? 0,
      contributions: contributions.map((one) => ({ ...one, name: mailableName(one.name ?? '') })),
      contributionCount: contributions[0]?.count ?? 0,
      waitingCount: contributions[0]?.waiting ?? 0,
      donations: donations.map((one) => ({ ...one, names: one.names.map((name) => mailableName(name)) })),
    }
    const mail = digestMail(facts, head.language ?? defaultLanguage)
    await send(head, { id: `digest-${keyOf(recipient)}-${until.getTime()}`, ...mail })
    await repo.markTold(db, recipient, until)
  }

  async function tellModerator(recipient: repo.Recipient): Promise<void> {
    const now = clock.now()
    const head = await repo.readWaiting(db, recipient, moderatorsRestUntil(now))
    if (!head) return
    const facts = {
      link: `${publicUrl}/memorial/moderation/${recipient.memorialUuid}/waiting`,
      stopLink: stopLinkOf(head.digestToken),
      nameOfPerson: head.nameOfPerson,
      count: head.waiting,
    }
    const mail = approvalMail(facts, head.language ?? defaultLanguage)
    const before = head.digestSentAt?.getTime() ?? 0
    await send(head, { id: `approval-${keyOf(recipient)}-${before}`, ...mail })
    await repo.markTold(db, recipient, now)
  }

  const stopLinkOf = (token: string) => `${publicUrl}/digest/end/${token}`

  async function send(
    { email, toName, digestToken }: { email: string; toName: string; digestToken: string },
    mail: Pick<Mail, 'id' | 'subject' | 'html' | 'text' | 'language'>,
  ): Promise<void> {
    const unsubscribeUrl = `${publicUrl}/public/digest/end/${digestToken}`
    await sendUnlessRefused(deps.mailer, { to: email, toName, unsubscribeUrl, ...mail })
  }

  return {
    // A few minutes after the hour, when everything from before it has been committed.
    'digest.hosts': { cron: '5 * * * *', handle: pickHosts },
    'digest.moderators': { cron: '*/10 * * * *', handle: pickModerators },
    'digest.send': {
      concurrency: 2,
      handle: ({ until, ...recipient }) => tellHost(recipient, new Date(until)),
    },
    'digest.approval': { handle: tellModerator },
  }
}

const keyOf = ({ memorialUuid, userUuid }: repo.Recipient) => `${memorialUuid}-${userUuid}`
