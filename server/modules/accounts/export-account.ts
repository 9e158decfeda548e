import { Readable } from 'node:stream'
import { brand } from '#contract/brand.ts'
import type { Caller } from '#server/lib/caller.ts'
import { formatMoney } from '#server/lib/money.ts'
import { withOwnAddresses } from '#server/modules/file-access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { readHosted, readHostedMemorial } from './read-hosted-memorials.ts'
import * as personal from './read-personal-data.ts'
import { describeFile } from './read-personal-data.ts'

/**
 * All personal data of a person, as the answer of the call: it is read piece by piece as fast as it is taken, so that it never lies
 * in memory as a whole.
 */
export const exportAccount = (context: Context, caller: Caller): Readable =>
  Readable.from(answerOf(context, caller))

async function* answerOf(context: Context, caller: Caller) {
  const { db, clock, publicUrl } = context
  const { uuid, email } = caller
  const about = aboutMemorial(publicUrl)
  const now = clock.now()
  const filename = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`

  const data = {
    product: async () => brand.name,
    exportedAt: async () => now,
    account: () => personal.readAccount(db, uuid),
    signedInDevices: async () =>
      (await personal.readSessions(db, uuid)).map(({ createdAt, expiresAt, ...agent }) => ({
        ...agent,
        signedIn: createdAt,
        until: expiresAt,
      })),
    passkeys: () => personal.readPasskeys(db, uuid),
    relationships: async () => (await personal.readRelationships(db, uuid)).map(about),
    memorials: () => readMemorials(context, uuid),
    payments: async () => (await personal.readPayments(db, uuid)).map(inMoney).map(about),
    contributions: () => readContributions(context, uuid),
    rsvps: async () => (await personal.readRsvps(db, uuid, email)).map(about),
    donations: async () => (await personal.readDonations(db, uuid, email)).map(inMoney).map(about),
    donationsBegun: async () => (await personal.readBegunGifts(db, uuid, email)).map(inMoney).map(about),
    messagesAboutChanges: async () => (await personal.readEventNotices(db, uuid)).map(about),
    reports: async () => (await personal.readReports(db, email)).map(about),
    coHostInvitations: async () => (await personal.readHostInvitations(db, uuid, email)).map(about),
    yearlyNotes: async () => (await personal.readYearlyNotes(db, uuid, email)).map(about),
    noMoreMailsFrom: async () => (await personal.readUnsubscribed(db, email)).map(about),
  }
  yield `{"success":true,"msg":null,"filename":${JSON.stringify(filename)},"data":`
  yield* jsonPieces(data)
  yield '}'
}

/** A row about a memorial: shows its name and link while the memorial exists. */
const aboutMemorial =
  (publicUrl: string) =>
  <R extends { nameOfPerson: string | null; shareSlug: string | null }>(row: R) => {
    const { nameOfPerson, shareSlug, ...facts } = row
    return { memorial: nameOfPerson, link: shareSlug && `${publicUrl}/view/${shareSlug}`, ...facts }
  }

/** Writes amounts in minor units as people write money. */
function inMoney<R extends { amountMinor: number; feeMinor?: number; currency: string }>(row: R) {
  const { amountMinor, feeMinor, currency, ...facts } = row
  const fee = feeMinor !== undefined && { fee: formatMoney(feeMinor, currency) }
  return { amount: formatMoney(amountMinor, currency), ...facts, ...fee }
}

async function* readMemorials(context: Context, userUuid: string) {
  for (const row of await readHosted(context.db, userUuid)) {
    // In one snapshot, so that its parts agree.
    const snapshot = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    const memorial = await snapshot.execute((tx) => readHostedMemorial(tx, row, context.publicUrl))
    yield withOwnAddresses(context, memorial, userUuid)
  }
}

async function* readContributions(context: Context, userUuid: string) {
  const about = aboutMemorial(context.publicUrl)
  const file = describeFile(context.publicUrl)
  for (const uuid of await personal.listContributions(context.db, userUuid)) {
    const { contributions, photos, recordings } = await personal.readContribution(context.db, uuid)
    for (const row of contributions) {
      const memory = { ...about(row), photos: photos.map(file), voicesAndFilms: recordings.map(file) }
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
