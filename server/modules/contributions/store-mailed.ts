import { screenLine, screenText } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { placeFiles } from './queries.ts'

interface Mailed {
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
 * setting: what a program cut out of a mail can hold a signature, or somebody else's words (docs/decisions/0027). It belongs to no account.
 */
export async function storeMailed(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { photos, ...fields }: Mailed,
): Promise<string> {
  const now = clock.now()
  const pendingReason =
    screenText(fields.message, 0) ?? screenLine(fields.contributorName ?? '') ?? 'APPROVAL'
  const { uuid } = await tx
    .insertInto('contributions')
    .values({ ...fields, pendingReason, state: 'PENDING', userUuid: null, dateCreated: now, updatedAt: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const listed = photos.map((photo) => ({ uuid: photo, title: null }))
  await placeFiles(tx, uuid, 'photos', { photos: listed, removed: [] }, now)
  return uuid
}
