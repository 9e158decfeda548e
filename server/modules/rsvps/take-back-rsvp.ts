import { DomainError } from '#server/lib/domain-error.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import * as events from '#server/modules/events/service.ts'
import type { Context } from '#server/ports/context.ts'
import { readConfirmation } from './queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findByReceipt>>>

/**
 * The answer that a mailed receipt is about, what it says of each event that its mail may speak of, and whom its seal is
 * for; undefined when it is gone, or the mailbox may be another person's.
 */
export async function findByReceipt({ db }: Pick<Context, 'db'>, rsvpUuid: string) {
  const answer = await readConfirmation(db, rsvpUuid)
  if (!answer?.email || !answer.isOwnMailbox) return undefined
  const { uuid: memorialUuid, email, status, guests, linkSecret, nameOfPerson, shareSlug } = answer
  const answers = new Map(answer.events.map((one) => [one.eventUuid, one]))
  return {
    ...{ uuid: rsvpUuid, memorialUuid, email, status, guests, nameOfPerson, shareSlug },
    events: presentProgramme(answer.programme, memorialUuid).flatMap(({ uuid, kind, title }) => {
      const given = answers.get(uuid)
      return given ? [{ uuid, kind, title, status: given.status, guests: given.guests }] : []
    }),
    keys: { secret: linkSecret, address: email },
  }
}

/** Deletes the answer, also to every event: a place that it took is free again. Rejects with RECEIPT_INVALID. */
export function takeBackByReceipt(context: Context, { memorialUuid, uuid }: Found): Promise<void> {
  return events.queueAnswer(context, memorialUuid, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('rsvps').where('uuid', '=', uuid).executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new DomainError('RECEIPT_INVALID')
  })
}
