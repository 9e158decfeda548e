import { type RawBuilder, sql } from 'kysely'
import type { Query } from '#contract/endpoint.ts'
import type { listThanks as listCall, ThanksCounts, ThanksLine } from '#contract/thanks.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { readPage } from '#server/lib/keyset.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentLine, presentTable } from './present.ts'
import { readFacts, selectLines } from './queries.ts'

/** Newest first. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function listThanks(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
  { after, show, search }: Query<typeof listCall>,
): Promise<{ lines: ThanksLine[]; counts: ThanksCounts; next: string | null }> {
  const facts = await readFacts(db, memorialUuid)
  const found = selectListed(db, memorialUuid).where(isFound(search))
  const shown = show === 'ALL' ? found : found.where('thankedAt', show === 'THANKED' ? 'is not' : 'is', null)
  const { page, next } = await readPage(shown, { date: 'at', uuid: 'uuid' }, after)
  const counts = await found
    .clearSelect()
    .clearOrderBy()
    .select([
      sql<number>`count(*) filter (where thanked_at is null)`.as('notThanked'),
      sql<number>`count(thanked_at)`.as('thanked'),
    ])
    .executeTakeFirstOrThrow()
  return { lines: page.map((row) => presentLine(row, facts)), counts, next }
}

/** In the language of whoever asks. */
export async function exportThanks(context: Context, host: HostAccess, language: Language) {
  const { db } = context
  const { shareSlug } = await readFacts(db, host.memorialUuid)
  const csv = await writeThanksTable(db, host.memorialUuid, language)
  await auditLog.record(context, db, host, 'EXPORTED_THANKS')
  return { filename: `thanks-${shareSlug}.csv`, csv }
}

/** Every line as a table, also for an archive. */
export const writeThanksTable = async (db: Db, memorialUuid: string, language: Language): Promise<string> =>
  presentTable(await selectListed(db, memorialUuid).execute(), language)

/** Without what waits or is hidden. */
const selectListed = (db: Db, memorialUuid: string) =>
  selectLines(db, memorialUuid).where('isListed', '=', true).orderBy('at', 'desc').orderBy('uuid')

const isFound = (search: string | undefined): RawBuilder<boolean> =>
  search ? sql`position(lower(${search}) in lower(concat_ws(' ', name, email, words))) > 0` : sql`true`
