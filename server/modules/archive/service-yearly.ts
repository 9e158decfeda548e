import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo-yearly.ts'

// A successor's sign of life: one mail a year that the memorial is still there (docs/decisions/0475). The token of a mail is the only
// proof, since successors have no account.

/** Rejects with YEARLY_NOTE_UNKNOWN. */
export async function askSignOfLife(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  if (!(await repo.ask(db, token, clock.now()))) throw new DomainError('YEARLY_NOTE_UNKNOWN')
}

/** Mail programs call it without a session. Rejects with YEARLY_NOTE_UNKNOWN. */
export async function endSignOfLife({ db }: Pick<Context, 'db'>, token: string): Promise<void> {
  if (!(await repo.end(db, token))) throw new DomainError('YEARLY_NOTE_UNKNOWN')
}

/** The memorial that a successor's link is about; null where it leads nowhere. Whoever has the link was mailed its name. */
export const memorialOfToken = async ({ db }: Pick<Context, 'db'>, token: string) =>
  (await repo.readMemorialOfToken(db, token)) ?? null
