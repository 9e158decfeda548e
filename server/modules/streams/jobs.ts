import { timeZone } from '#app/messages/formats.ts'
import { streams as limits } from '#contract/limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import { isoDayOf, mailInstant } from '#server/mails/dates.ts'
import { partName } from '#server/mails/programme.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import { presentEvent } from '#server/modules/events/present.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { LimitReached, withinLimit } from '#server/ports/limits.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { streamBrokenMail, streamChangedMail } from './emails.tsx'
import * as repo from './repo.ts'
import { isConfirmed, isWithin } from './rules.ts'

const HOUR_MS = 60 * 60 * 1000

/** The worker tries links, so that no save waits for a stranger's site or fails with it. */
export function streamJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, jobs, links, publicUrl } = context

  async function check(link: repo.LinkOf, byUuid: string | null): Promise<void> {
    if (!links) return
    const event = await repo.readEvent(db, link)
    const over = event && presentEvent(event).overAt
    if (!event?.streamUrl || event.cancelledAt || (over && new Date(over) <= clock.now())) return
    if (byUuid && !(await withinLimit(context.limits, 'streamCheckByUser', byUuid))) return
    const url = event.streamUrl
    const problem = await links.check(url)
    if (problem === 'UNKNOWN') return
    const now = clock.now()
    const key = `${link.memorialUuid}-${link.eventUuid}`
    await db.transaction().execute(async (tx) => {
      const { failures, isTold } = await repo.noteCheck(tx, link, { url, problem, now })
      if (problem === null || isTold) return
      if (!isConfirmed(failures)) {
        const afterSeconds = limits.againMinutes * 60
        await jobs.enqueue(tx, 'stream.check', { ...link, byUuid: null }, { key, afterSeconds })
        return
      }
      await repo.markTold(tx, link, now)
      for (const userUuid of await repo.findHosts(tx, link.memorialUuid))
        await jobs.enqueue(tx, 'stream.tell-broken', { ...link, userUuid, since: now.toISOString() })
    })
  }

  /** In the last day before an event, and while it is on. */
  async function checkNear(): Promise<void> {
    if (!links) return
    const now = clock.now()
    const day = (offset: number) => isoDayOf(new Date(now.getTime() + offset * 24 * HOUR_MS))
    const before = new Date(now.getTime() - limits.everyHours * HOUR_MS)
    for (const { memorialUuid, event } of await repo.findToCheck(
      db,
      { first: day(-2), last: day(2) },
      before,
    ))
      if (isWithin(limits.lastHours, presentEvent(event), now)) {
        const link = { memorialUuid, eventUuid: event.uuid }
        const key = `${memorialUuid}-${event.uuid}`
        await jobs.enqueue(db, 'stream.check', { ...link, byUuid: null }, { key })
      }
  }

  async function send(id: string, to: repo.Recipient, mail: WrittenMail): Promise<void> {
    try {
      await mailer.send({ id, to: to.email, toName: to.toName, ...mail })
    } catch (reason) {
      // The address is refused for good; the programme shows the same.
      if (!(reason instanceof MailRefused)) throw reason
    }
  }

  /** Seconds until a host may be mailed of a changed link; 0 when now. */
  async function waitOf(userUuid: string): Promise<number> {
    try {
      await context.limits.take('streamChangeMailByUser', userUuid)
      return 0
    } catch (reason) {
      if (reason instanceof LimitReached) return reason.retryAfterSeconds
      throw reason
    }
  }

  const programmeLink = (memorialUuid: string) => `${publicUrl}/memorial/programme?memorial=${memorialUuid}`

  return {
    'stream.check': {
      concurrency: 2,
      handle: ({ byUuid, ...link }) => check(link, byUuid),
    },
    'stream.checks': { concurrency: 1, cron: '41 * * * *', handle: checkNear },

    'stream.tell-broken': {
      async handle({ userUuid, since, ...link }) {
        const [host, event, found] = await Promise.all([
          repo.findHost(db, link.memorialUuid, userUuid),
          repo.readEvent(db, link),
          repo.readProblem(db, link),
        ])
        // The link was changed meanwhile, or answers again.
        if (!host || !event || !found?.problem || found.url !== event.streamUrl) return
        const language = host.language ?? defaultLanguage
        const facts = {
          nameOfPerson: mailableName(host.nameOfPerson),
          part: partName(presentEvent(event), language),
          problem: found.problem,
          url: found.url,
          link: programmeLink(link.memorialUuid),
        }
        const id = `stream-broken-${link.eventUuid}-${userUuid}-${Date.parse(since)}`
        await send(id, host, streamBrokenMail(facts, language))
      },
    },

    'stream.tell-changed': {
      async handle({ userUuid, ...link }) {
        const [host, event, changes] = await Promise.all([
          repo.findHost(db, link.memorialUuid, userUuid),
          repo.readEvent(db, link),
          repo.readUntold(db, link, userUuid),
        ])
        const [first, last] = [changes[0], changes.at(-1)]
        if (!host || !event || !first || !last) return
        const told = changes.map(({ uuid }) => uuid)
        // It is again what it was.
        if (first.beforeUrl === last.afterUrl) return void (await repo.forgetUntold(db, userUuid, told))
        const afterSeconds = await waitOf(userUuid)
        if (afterSeconds > 0) {
          const key = `${link.memorialUuid}-${link.eventUuid}-${userUuid}`
          return jobs.enqueue(db, 'stream.tell-changed', { ...link, userUuid }, { key, afterSeconds })
        }
        const language = host.language ?? defaultLanguage
        const facts = {
          nameOfPerson: mailableName(host.nameOfPerson),
          part: partName(presentEvent(event), language),
          who: mailableName(last.name ?? '', last.email ?? '') || (last.email ?? ''),
          date: mailInstant(last.changedAt, timeZone, language),
          before: first.beforeUrl,
          now: last.afterUrl,
          link: programmeLink(link.memorialUuid),
        }
        await send(`stream-changed-${last.uuid}-${userUuid}`, host, streamChangedMail(facts, language))
        await repo.forgetUntold(db, userUuid, told)
      },
    },
  }
}
