import type { ThanksLine } from '#contract/thanks.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db } from '#server/ports/database.ts'

/** A row of `thanks_lines`. */
export type LineRow = Pick<
  ThanksLine,
  'uuid' | 'kind' | 'name' | 'email' | 'words' | 'status' | 'amountMinor' | 'currency' | 'note'
> &
  Record<'noteSentAt' | 'noteRefusedAt' | 'thankedAt', Date | null> & {
    mail: string | null
    isProven: boolean
    language: Language | null
    at: Date
    guests: number | null
  }

/** What notes and tables name of a memorial. Rejects with MEMORIAL_NOT_FOUND. */
export async function readFacts(db: Db, memorialUuid: string) {
  const facts = await db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'shareSlug', 'paymentCompletedAt'])
    .select(memorialLanguage.as('language'))
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!facts) throw new DomainError('MEMORIAL_NOT_FOUND')
  return { ...facts, language: facts.language ?? defaultLanguage }
}

export type MemorialFacts = Awaited<ReturnType<typeof readFacts>>

/** Also of what waits or is hidden, which is thanked for from where it stands. Rejects with THANKS_NOT_FOUND. */
export async function readLine(db: Db, memorialUuid: string, lineUuid: string): Promise<LineRow> {
  const line = await selectLines(db, memorialUuid).where('uuid', '=', lineUuid).executeTakeFirst()
  if (!line) throw new DomainError('THANKS_NOT_FOUND')
  return line
}

export const selectLines = (db: Db, memorialUuid: string) =>
  db.selectFrom('thanksLines').selectAll().where('memorialUuid', '=', memorialUuid).$castTo<LineRow>()
