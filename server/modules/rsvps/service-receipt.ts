import type { GivenAnswer } from '#app/context.ts'
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
 *
 * @param isOnDevice it was stored on the device that answered; one in an address expires
 */
export async function readReceipt(
  context: Context,
  slug: string,
  visitor: Visitor,
  token: string,
  isOnDevice: boolean,
): Promise<GivenAnswer | null> {
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
  const answered = readReceiptToken(token)
  const row = answered && (await findAnswer(context.db, answered.rsvpUuid))
  if (!row || row.memorialUuid !== memorialUuid) return null
  const isProof = isOnDevice
    ? isReceiptOf(token, row.linkSecret, row)
    : isShownBy(token, row.linkSecret, row, context.clock.now())
  if (!isProof) return null
  const answers = allAnswers(memorialUuid, row).map(presentAnswer)
  const { awaitsLook, food, accessNeeds } = row
  return { ...presentOwn(row), awaitsLook, answers, food, accessNeeds }
}
