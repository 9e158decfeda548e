import { Readable } from 'node:stream'
import { brand } from '#contract/brand.ts'
import type { Caller } from '#server/lib/caller.ts'
import { withOwnAddresses } from '#server/modules/file-access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { exportWords, inMoney } from './present-export.ts'
import * as repo from './repo-export.ts'
import { readHosted, readParts } from './repo-export-hosted.ts'

/**
 * All personal data of a person, as the answer of the call: it is read piece by piece as fast as it is taken, so that it never lies
 * in memory as a whole.
 */
export const exportAccount = (context: Context, caller: Caller): Readable =>
  Readable.from(answerOf(context, caller))

async function* answerOf(context: Context, caller: Caller) {
  const { db, clock, publicUrl } = context
  const { uuid, email } = caller
  const words = exportWords(publicUrl)
  const { about, gift } = words
  const now = clock.now()
  const filename = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`

  const data = {
    product: async () => brand.name,
    exportedAt: async () => now,
    account: () => repo.readAccount(db, uuid),
    signedInDevices: async () =>
      (await repo.readSessions(db, uuid)).map(({ createdAt, expiresAt, ...agent }) => ({
        ...agent,
        signedIn: createdAt,
        until: expiresAt,
      })),
    passkeys: () => repo.readPasskeys(db, uuid),
    relationships: async () => (await repo.readRelationships(db, uuid)).map(about),
    memorials: () => readMemorials(context, uuid, words),
    payments: async () => (await repo.readPayments(db, uuid)).map(about).map(inMoney),
    contributions: () => readContributions(context, uuid, words),
    rsvps: async () => (await repo.readRsvps(db, uuid, email)).map(about),
    donations: async () => (await repo.readDonations(db, uuid, email)).map(gift),
    donationsBegun: async () => (await repo.readBegunGifts(db, uuid, email)).map(gift),
    messagesAboutChanges: async () => (await repo.readEventNotices(db, uuid)).map(about),
    reports: async () => (await repo.readReports(db, email)).map(about),
    coHostInvitations: async () => (await repo.readHostInvitations(db, uuid, email)).map(about),
    yearlyNotes: async () => (await repo.readYearlyNotes(db, uuid, email)).map(about),
    noMoreMailsFrom: async () => (await repo.readUnsubscribed(db, email)).map(about),
  }
  yield `{"success":true,"msg":null,"filename":${JSON.stringify(filename)},"data":`
  yield* jsonPieces(data)
  yield '}'
}

type Words = ReturnType<typeof exportWords>

async function* readMemorials(context: Context, userUuid: string, { memorial }: Words) {
  for (const row of await readHosted(context.db, userUuid)) {
    // In one snapshot, so that its parts agree.
    const snapshot = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    const parts = await snapshot.execute((tx) => readParts(tx, [row.uuid]))
    yield withOwnAddresses(context, memorial(row, parts), userUuid)
  }
}

async function* readContributions(context: Context, userUuid: string, { about, file }: Words) {
  for (const uuid of await repo.listContributions(context.db, userUuid)) {
    const { contributions, photos, recordings } = await repo.readContribution(context.db, uuid)
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
