import type { Endpoint } from '#contract/endpoint.ts'
import type { OperatorLogEntry } from '#contract/operator-log.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

// What operators did, in a log that only grows: nothing here changes or deletes an entry (docs/decisions/0049).

const MOST = 200

/**
 * Records a call before it is done, so that nothing is done without an entry. What was looked for is left out, since it may be
 * somebody's address, and no entry is ever deleted; so are the fields that the call names as `unlogged`.
 *
 * @param who the address of an operator's account, or `token`
 */
export async function logCall(
  { db, clock }: { db: Db; clock: Context['clock'] },
  { method, path, unlogged = [] }: Endpoint,
  who: string,
  { params, body }: { params?: unknown; body?: unknown },
): Promise<void> {
  const sent = Object.entries({ ...asObject(params), ...asObject(body) })
  const about = Object.fromEntries(sent.filter(([name]) => unlogged !== true && !unlogged.includes(name)))
  const entry = { at: clock.now(), call: `${method} ${path}`, about: JSON.stringify(about), who }
  await db.insertInto('operatorLog').values(entry).execute()
}

/** Newest first. */
export async function listLog({ db }: Pick<Context, 'db'>, before: number | undefined) {
  const rows = await db
    .selectFrom('operatorLog')
    .select(['number', 'at', 'who', 'call', 'about'])
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute()
  const present = ({ number, at, about, ...row }: (typeof rows)[number]): OperatorLogEntry => {
    return { ...row, number: Number(number), at: at.toISOString(), about: { ...asObject(about) } }
  }
  return { entries: rows.map(present) }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
