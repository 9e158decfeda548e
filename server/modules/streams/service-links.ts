import { streams as limits } from '#contract/limits.ts'
import type { EventFacts } from '#server/lib/programme.ts'
import { presentEvent } from '#server/modules/events/present.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo.ts'
import { isWithin } from './rules.ts'

// Links to livestreams: they are tried, and hosts hear of late changes (docs/decisions/0024).

const TOGETHER_MS = limits.togetherMinutes * 60_000

/**
 * Queues the checks of links that a save of the programme changed, and the mails to every host about a change shortly
 * before an event, in the transaction of the save.
 *
 * @param userUuid the host who saves
 */
export async function noteLinks(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  { memorialUuid, userUuid }: { memorialUuid: string; userUuid: string },
  { before, after }: { before: readonly EventFacts[]; after: readonly EventFacts[] },
): Promise<void> {
  const now = clock.now()
  for (const event of after) {
    const its = before.find(({ uuid }) => uuid === event.uuid)
    if ((its?.streamUrl ?? null) === event.streamUrl) continue
    const link = { memorialUuid, eventUuid: event.uuid }
    const key = { key: `${memorialUuid}-${event.uuid}` }
    if (event.streamUrl) await jobs.enqueue(tx, 'stream.check', { ...link, byUuid: userUuid }, key)
    const isLate = [its, event].some((one) => one && isWithin(limits.lateHours, presentEvent(one), now))
    if (!its || !isLate) continue
    const urls = { beforeUrl: its.streamUrl, afterUrl: event.streamUrl }
    const recent = await repo.firstChangeSince(tx, link, new Date(now.getTime() - TOGETHER_MS))
    const hosts = await repo.findHosts(tx, memorialUuid)
    await repo.insertChange(tx, { ...link, ...urls, userUuid, changedAt: now }, hosts)
    const afterSeconds = recent ? (recent.getTime() + TOGETHER_MS - now.getTime()) / 1000 : 0
    for (const host of hosts)
      await jobs.enqueue(
        tx,
        'stream.tell-changed',
        { ...link, userUuid: host },
        { key: `${memorialUuid}-${event.uuid}-${host}`, afterSeconds: Math.ceil(afterSeconds) },
      )
  }
}

/** How many links of a memorial do not answer. */
export const countSilent = ({ db }: Pick<Context, 'db'>, memorialUuid: string): Promise<number> =>
  repo.countFailed(db, memorialUuid, limits.tries)
