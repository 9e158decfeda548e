import type { EventAnswer } from '#contract/events.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import { allAnswers, presentAnswer } from '#server/modules/events/present.ts'
import type { Context } from '#server/ports/context.ts'
import { presentOwn } from './present.ts'
import { findAnswer } from './repo-receipt.ts'
import { isReceiptOf, isShownBy, readReceiptToken } from './rules-receipt.ts'

/**
 * Shows an answer to the person who gave it by a form, on the next page, without storing anything. It shows only what
 * they could have typed themselves, because a later answer with the same address may be another person's. Null for a
 * receipt that has expired, or is of another memorial. Rejects with PUBLIC_…
 */
export async function readReceipt(
  context: Context,
  slug: string,
  visitor: Visitor,
  token: string,
): Promise<(Rsvp & { awaitsLook: boolean; answers: EventAnswer[] }) | null> {
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
  const answered = readReceiptToken(token)
  const row = answered && (await findAnswer(context.db, answered.rsvpUuid))
  if (!row || row.memorialUuid !== memorialUuid) return null
  if (!isShownBy(token, row.linkSecret, row, context.clock.now())) return null
  const answers = allAnswers(memorialUuid, row).map(presentAnswer)
  return { ...presentOwn(row), awaitsLook: row.awaitsLook, answers }
}

/**
 * Whether an answer is still the one that the holder of this receipt sent. What took its place is not shown to them: the
 * mailbox may be another person's, who changed it by the link in their mail.
 */
export async function holds(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  receipt: string,
): Promise<boolean> {
  const answered = readReceiptToken(receipt)
  const row = answered && (await findAnswer(db, answered.rsvpUuid))
  return row?.memorialUuid === memorialUuid && isReceiptOf(receipt, row.linkSecret, row)
}
