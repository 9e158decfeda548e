import type { Endpoint } from '#contract/endpoint.ts'
import type { OperatorLogEntry } from '#contract/operator-log.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import * as repo from './repo-log.ts'

// What the operator did, in a log that nobody changes (docs/decisions/0049).

/**
 * Records a call before it is done, so that nothing is done without an entry. What was looked for is left out, since it may be
 * somebody's address, and no entry is ever deleted; so are the fields that the call names as `unlogged`.
 *
 * @param who the name of an operator, or `token`
 */
export const note = (
  { db, clock }: { db: Db; clock: Context['clock'] },
  { method, path, unlogged = [] }: Endpoint,
  who: string,
  { params, body }: { params?: unknown; body?: unknown },
): Promise<void> => {
  const about = Object.entries({ ...asObject(params), ...asObject(body) })
  const told = about.filter(([name]) => unlogged !== true && !unlogged.includes(name))
  return repo.insertEntry(db, {
    at: clock.now(),
    call: `${method} ${path}`,
    about: Object.fromEntries(told),
    who,
  })
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** How many entries one query checks: their hashes take about a third of a second. */
const CHECKED_AT_ONCE = 20_000

/**
 * Checks the entries that it lists, or all that there are.
 *
 * @param whole takes seconds where there are many
 */
export async function listLog(
  { db }: Pick<Context, 'db'>,
  { before, whole }: { before: number | undefined; whole: boolean },
) {
  const rows = await repo.listEntries(db, before)
  const newest = await repo.findNewest(db)
  const numbers = rows.map(({ number }) => Number(number))
  const checked = whole
    ? { from: 1, to: Number(newest?.number ?? 0) }
    : { from: numbers.at(-1) ?? 1, to: numbers[0] ?? 0 }
  return {
    entries: rows.map(
      ({ number, at, call, about, who }): OperatorLogEntry => ({
        number: Number(number),
        at: at.toISOString(),
        who,
        call,
        about: asObject(about) as Record<string, unknown>,
      }),
    ),
    brokenAt: await findBroken(db, checked),
    hash: newest?.hash.toString('hex') ?? '',
  }
}

async function findBroken(db: Db, { from, to }: { from: number; to: number }): Promise<number | null> {
  for (let first = from; first <= to; first += CHECKED_AT_ONCE) {
    const broken = await repo.findBroken(db, first, Math.min(first + CHECKED_AT_ONCE - 1, to))
    if (broken !== null) return broken
  }
  return null
}
