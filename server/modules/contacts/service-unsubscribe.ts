import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import { readMemorialOfToken, unsubscribeAnswer, unsubscribeContact } from './repo.ts'

/**
 * Needs only the token of an invitation or of a mail about an answer, since mail programs call it without a session.
 * Rejects with CONTACT_NOT_FOUND.
 */
export async function unsubscribe(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  token: string,
): Promise<void> {
  const now = clock.now()
  const found = await db
    .transaction()
    .execute(async (tx) => (await unsubscribeContact(tx, token, now)) || unsubscribeAnswer(tx, token, now))
  if (!found) throw new DomainError('CONTACT_NOT_FOUND')
}

/** The memorial whose mails the token ends; null where it leads nowhere. Whoever has the token was mailed its name. */
export const memorialOfToken = async ({ db }: Pick<Context, 'db'>, token: string) =>
  (await readMemorialOfToken(db, token)) ?? null
