import { Readable } from 'node:stream'
import { brand } from '#contract/brand.ts'
import type { Caller } from '#server/lib/caller.ts'
import { formatMoney } from '#server/lib/money.ts'
import { withOwnAddresses } from '#server/modules/file-access/authorise-files.ts'
import type { Context } from '#server/ports/context.ts'
import { readHosted, readHostedMemorial } from './read-hosted-memorials.ts'
import * as personal from './read-personal-data.ts'

/**
 * All personal data of a person, as the answer of the call: it is read piece by piece as fast as it is taken, so that it never lies
 * in memory as a whole.
 */
export const exportAccount = (context: Context, caller: Caller): Readable =>
  Readable.from(answerOf(context, caller))

async function* answerOf(context: Context, caller: Caller) {
  const { db, clock, publicUrl } = context
  const { uuid } = caller
  const now = clock.now()
  const filename = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`
  const data: Record<string, Read> = {
    product: async () => brand.name,
    exportedAt: async () => now,
    account: () => personal.readAccount(db, uuid),
    memorials: () => readMemorials(context, uuid),
    contributions: () => readContributions(context, uuid),
  }
  for (const [name, list] of Object.entries(personal.selectLists(caller)))
    data[name] = async () => (await list.execute(db)).rows.map(presentRow(publicUrl))
  yield `{"success":true,"msg":null,"filename":${JSON.stringify(filename)},"data":`
  yield* jsonPieces(data)
  yield '}'
}

/** A row in words: with the name and link of its memorial while that exists, and amounts as people write money. */
const presentRow =
  (publicUrl: string) =>
  ({ nameOfPerson, shareSlug, amountMinor, feeMinor, currency = '', ...facts }: personal.Row) => ({
    ...(shareSlug !== undefined && {
      memorial: nameOfPerson,
      link: shareSlug && `${publicUrl}/view/${shareSlug}`,
    }),
    ...(amountMinor !== undefined && { amount: formatMoney(amountMinor, currency) }),
    ...facts,
    ...(feeMinor !== undefined && { fee: formatMoney(feeMinor, currency) }),
  })

async function* readMemorials(context: Context, userUuid: string) {
  for (const row of await readHosted(context.db, userUuid)) {
    // In one snapshot, so that its parts agree.
    const snapshot = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    const memorial = await snapshot.execute((tx) => readHostedMemorial(tx, row, context.publicUrl))
    yield withOwnAddresses(context, memorial, userUuid)
  }
}

async function* readContributions(context: Context, userUuid: string) {
  const file = personal.describeFile(context.publicUrl)
  for (const uuid of await personal.listContributions(context.db, userUuid)) {
    const { contributions, photos, recordings } = await personal.readContribution(context.db, uuid)
    for (const row of contributions.map(presentRow(context.publicUrl))) {
      const memory = { ...row, photos: photos.map(file), voicesAndFilms: recordings.map(file) }
      yield withOwnAddresses(context, memory, userUuid)
    }
  }
}

/** A list that is read while it is written. */
type Read = () => Promise<unknown> | AsyncIterable<unknown>

/** The JSON of an object, each field read when the one before it is written, and a list an item at a time. */
async function* jsonPieces(fields: Record<string, Read>): AsyncGenerator<string> {
  let opening = '{'
  for (const [name, read] of Object.entries(fields)) {
    yield `${opening}${JSON.stringify(name)}:`
    opening = ','
    const value = read()
    if (value instanceof Promise) yield JSON.stringify(await value)
    else yield* listPieces(value)
  }
  yield '}'
}

async function* listPieces(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '['
  let comma = ''
  for await (const item of items) {
    yield comma + JSON.stringify(item)
    comma = ','
  }
  yield ']'
}
