import { screenLine, screenText } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { insertMailed, placePhotos } from './repo-submit.ts'

export interface Mailed {
  memorialUuid: string
  /** Null for Anonymous. */
  contributorName: string | null
  /** Where the mail went that they answered. */
  contributorEmail: string | null
  message: string
  mailSender: 'PROVEN' | 'OTHER' | 'UNPROVEN'
  /** Of the media module, in their order. */
  photos: readonly string[]
}

/**
 * Writes a memory that came by mail, in the transaction that files the mail. It always waits for a host, whatever the memorial's
 * setting: what a program cut out of a mail can hold a signature, or somebody else's words (docs/decisions/0027).
 */
export async function fileMailed(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { photos, ...fields }: Mailed,
): Promise<string> {
  const found = screenText(fields.message, 0) ?? screenLine(fields.contributorName ?? '')
  const uuid = await insertMailed(tx, { ...fields, pendingReason: found ?? 'APPROVAL' }, clock.now())
  const listed = photos.map((photo) => ({ uuid: photo, title: null }))
  await placePhotos(tx, uuid, { photos: listed, removed: [] }, clock.now())
  return uuid
}
