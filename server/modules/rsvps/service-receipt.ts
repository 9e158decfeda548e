import type { Rsvp } from '#contract/rsvps.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import { presentOwn } from './present.ts'
import { findAnswer } from './repo-receipt.ts'
import { isShownBy, readReceiptWord } from './rules-receipt.ts'
import type { SubmitDeps } from './service-submit.ts'

/**
 * Shows an answer to whoever gave it by a form, on the page that follows, without keeping anything of them: what they
 * could not have typed themselves is never told, since a later answer under the same address is another one.
 */
export function receipts({ db, clock, memorials }: Pick<SubmitDeps, 'db' | 'clock' | 'memorials'>) {
  /** null for a receipt that holds no longer, or is of another memorial. Rejects with PUBLIC_… */
  async function readReceipt(
    slug: string,
    visitor: Visitor,
    word: string,
  ): Promise<(Rsvp & { awaitsLook: boolean }) | null> {
    const { memorialUuid } = await memorials.readable(slug, visitor)
    const answered = readReceiptWord(word)
    const row = answered && (await findAnswer(db, answered.rsvpUuid))
    if (!row || row.memorialUuid !== memorialUuid) return null
    if (!isShownBy(word, row.linkSecret, row, clock.now())) return null
    return { ...presentOwn(row), awaitsLook: row.awaitsLook }
  }

  return { readReceipt }
}
