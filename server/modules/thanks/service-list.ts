import type { Query } from '#contract/endpoint.ts'
import type { listThanks as listCall, ThanksCounts, ThanksLine } from '#contract/thanks.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { generalProposals, type Named, presentLine } from './present.ts'
import { thanksTable } from './present-csv.ts'
import * as repo from './repo-lines.ts'
import { findFacts } from './repo-memorial.ts'
import type { LineRows } from './rules-rows.ts'
import { catchUp, type QueueNeeds } from './thanks-queue.ts'

// Whom to thank, for the hosts of a memorial (docs/decisions/0038).

/** Newest first. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function listThanks(
  context: QueueNeeds,
  { memorialUuid }: HostAccess,
  { after, ...wanted }: Query<typeof listCall>,
): Promise<{
  lines: ThanksLine[]
  counts: ThanksCounts
  proposals: Record<string, string>
  next: string | null
}> {
  const { db } = context
  const cursor = readCursor(after)
  await catchUp(context, memorialUuid)
  const named = await namedOf(db, memorialUuid)
  const { page, next } = pageOf(await repo.readPage(db, memorialUuid, wanted, cursor))
  const lines = await repo.readLines(
    db,
    memorialUuid,
    page.map(({ uuid }) => uuid),
  )
  return {
    lines: lines.map((line) => presentLine(line, named)),
    counts: await repo.readCounts(db, memorialUuid, wanted),
    proposals: generalProposals(named.nameOfPerson),
    next,
  }
}

/** Rejects with THANKS_NOT_FOUND. */
export async function getThanksLine(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
  lineUuid: string,
): Promise<{ line: ThanksLine }> {
  return { line: await presentOne(db, memorialUuid, lineUuid) }
}

/** In the language of whoever asks. */
export async function exportThanks(context: Context, host: HostAccess, language: Language) {
  const csv = await tableOf(context, host.memorialUuid, language)
  await auditLog.record(context, context.db, host, 'EXPORTED_THANKS')
  const facts = await findFacts(context.db, host.memorialUuid)
  return { filename: `thanks-${facts?.shareSlug ?? ''}.csv`, csv }
}

/** Everybody as a table, for an archive. */
export async function tableOf(
  context: QueueNeeds,
  memorialUuid: string,
  language: Language,
): Promise<string> {
  await catchUp(context, memorialUuid)
  return thanksTable(await readAll(context.db, memorialUuid), language)
}

async function readAll(db: Db, memorialUuid: string): Promise<LineRows[]> {
  const uuids = await repo.readUuids(db, memorialUuid, { show: 'ALL', withAddress: false })
  return repo.readLines(db, memorialUuid, uuids)
}

/** What proposals name. Rejects with MEMORIAL_NOT_FOUND. */
export async function namedOf(db: Db, memorialUuid: string): Promise<Named> {
  const facts = await findFacts(db, memorialUuid)
  if (!facts) throw new DomainError('MEMORIAL_NOT_FOUND')
  return { nameOfPerson: facts.nameOfPerson, language: facts.language ?? defaultLanguage }
}

/** Those of the lines that exist, as hosts see them. */
export async function presentSome(db: Db, memorialUuid: string, lineUuids: readonly string[]) {
  const named = await namedOf(db, memorialUuid)
  const lines = await repo.readLines(db, memorialUuid, lineUuids)
  return lines.map((line) => presentLine(line, named))
}

/** Rejects with THANKS_NOT_FOUND. */
export async function presentOne(db: Db, memorialUuid: string, lineUuid: string): Promise<ThanksLine> {
  const [line] = await presentSome(db, memorialUuid, [lineUuid])
  if (!line) throw new DomainError('THANKS_NOT_FOUND')
  return line
}
