import { sql } from 'kysely'
import { isPrintCode } from '#contract/printed-address.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { hashPrintCode, hashText } from '#server/lib/memorials-of-slug.ts'
import { printedCode } from '#server/lib/printed-code.ts'
import { publicState } from '#server/lib/public-state.ts'
import { type AfterRemoval, openPrint, sealPrint } from '#server/lib/sealed-print.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'

// The addresses in printed QR codes: they outlive links and memorials (docs/decisions/0034).

type PrintedResult =
  /** Its memorial's page decides who may read it; `path` says that the reader holds a print. */
  | { kind: 'moved'; path: string }
  /** Its page is closed, and its hosts can still open it. `said` is null where nothing is told to everybody. */
  | { kind: 'ended'; said: AfterRemoval | null }
  | { kind: 'removed'; said: AfterRemoval | null }
  | { kind: 'missing' }

/** Where a printed code leads now. */
export async function readPrintedCode(
  { db }: Pick<Context, 'db'>,
  printCode: string,
): Promise<PrintedResult> {
  if (!isPrintCode(printCode)) return { kind: 'missing' }
  // Also while the memorial can still be restored.
  const row = await printed(db).where('printCode', '=', printCode).executeTakeFirst()
  if (row?.deletedAt) return { kind: 'removed', said: saidAfter(row) }
  if (row && publicState(row) === 'ended') return { kind: 'ended', said: saidAfter(row) }
  if (row) return { kind: 'moved', path: `/view/${row.shareSlug}?i=${printedCode(row.linkSecret)}` }
  const ended = await db
    .selectFrom('addresses')
    .select('sealed')
    .where('hash', '=', hashPrintCode(printCode))
    .executeTakeFirst()
  return ended
    ? { kind: 'removed', said: ended.sealed && openPrint(ended.sealed, printCode) }
    : { kind: 'missing' }
}

/** Part of the removal for good: keeps the addresses from other memorials, and the page behind its printed code. */
export async function endAddresses(tx: Tx, memorialUuid: string): Promise<void> {
  const row = await printed(tx).where('uuid', '=', memorialUuid).executeTakeFirstOrThrow()
  const said = saidAfter(row)
  await sql`
    update addresses set slug = null, memorial_uuid = null,
      proof = sha256(convert_to(slug || ':' || ${row.printCode}::text, 'UTF8'))
    where memorial_uuid = ${memorialUuid}`.execute(tx)
  await tx
    .insertInto('addresses')
    .values({
      hash: hashPrintCode(row.printCode),
      proof: row.hiddenAt && hashText(memorialUuid),
      sealed: said && sealPrint(said, row.printCode),
    })
    .execute()
}

/**
 * The name if everybody with the link could read it, or the family wished it, and the years only if they wished. Nothing
 * of a memorial that nobody paid for, or that the operator took off.
 */
function saidAfter(row: PrintedRow): AfterRemoval | null {
  const { isNamedAfter, nameOfPerson, visibility, paymentCompletedAt, hiddenAt, language } = row
  if (!paymentCompletedAt || hiddenAt || !(isNamedAfter || visibility === 'LINK')) return null
  // `1931~` stays about 1931.
  const yearOf = (date: string | null) =>
    isNamedAfter && date ? (date.endsWith('~') ? date : date.slice(0, 4)) : null
  return {
    name: nameOfPerson,
    birthDate: yearOf(row.birthDate),
    deathDate: yearOf(row.deathDate),
    language,
  }
}

const printed = (db: Db) =>
  db
    .selectFrom('memorials')
    .select([
      'shareSlug',
      'linkSecret',
      'printCode',
      'isNamedAfter',
      'nameOfPerson',
      'birthDate',
      'deathDate',
    ])
    .select(['visibility', 'paymentCompletedAt', 'hiddenAt', 'archivedAt', 'deletedAt'])
    .select(memorialLanguage.as('language'))

type PrintedRow = Awaited<ReturnType<ReturnType<typeof printed>['executeTakeFirstOrThrow']>>
