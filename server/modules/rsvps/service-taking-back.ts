import { DomainError } from '#server/lib/domain-error.ts'
import { allAnswers, presentProgramme } from '#server/modules/events/present.ts'
import * as events from '#server/modules/events/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { deleteAnswer, findMailed, type MailedRow } from './repo-receipt.ts'
import { readConfirmation } from './repo-submit.ts'

/**
 * The answer that a mailed receipt is about, what it says of each event, and whom its seal is for; undefined when it is gone.
 */
export async function findByReceipt({ db }: Pick<Context, 'db'>, rsvpUuid: string) {
  const row = await findMailed(db, rsvpUuid)
  if (!row) return undefined
  return { ...row, events: await eventsOf(db, row), keys: { secret: row.linkSecret, address: row.email } }
}

/** Of each event that its mail may speak of, in order; none on a plain day. */
async function eventsOf(db: Db, { uuid, memorialUuid }: MailedRow) {
  const answer = await readConfirmation(db, uuid)
  if (!answer || answer.programme.length === 0) return []
  const answers = new Map(allAnswers(memorialUuid, answer).map((one) => [one.eventUuid, one]))
  return presentProgramme(answer.programme, memorialUuid).flatMap(({ uuid: event, kind, title }) => {
    const its = answers.get(event)
    return its ? [{ uuid: event, kind, title, status: its.status, guests: its.guests }] : []
  })
}

/** Deletes the answer, also to every event: a place that it took is free again. Rejects with RECEIPT_INVALID. */
export function takeBackByReceipt(context: Context, { memorialUuid, uuid }: MailedRow): Promise<void> {
  return events.queueAnswer(context, memorialUuid, async (tx) => {
    if (!(await deleteAnswer(tx, uuid))) throw new DomainError('RECEIPT_INVALID')
  })
}
