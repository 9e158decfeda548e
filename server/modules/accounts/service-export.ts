import { Readable } from 'node:stream'
import { brand } from '#contract/brand.ts'
import type { Caller } from '#server/lib/caller.ts'
import { jsonPieces } from '#server/lib/json-pieces.ts'
import { withOwnAddresses } from '#server/modules/file-access/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { exportWords, inMoney } from './present-export.ts'
import * as repo from './repo-export.ts'
import { readHosted, readParts } from './repo-export-hosted.ts'

/** How many memories are read at once. */
const SLICE = 100

/**
 * All personal data of a person, as the answer of the call: it is read piece by piece as fast as it is taken, so that it never lies
 * in memory as a whole.
 */
export function exportAccount(context: Context, caller: Caller): Readable {
  const { db, clock, publicUrl } = context
  const { uuid, email } = caller
  const { file, about, gift, memorial } = exportWords(publicUrl)
  const now = clock.now()
  const filename = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`

  /** In one snapshot, so that its parts agree. */
  const inSnapshot = <T>(read: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

  async function* memorials() {
    for (const row of await readHosted(db, uuid)) {
      const parts = await inSnapshot((tx) => readParts(tx, [row.uuid]))
      yield await withOwnAddresses(context, memorial(row, parts), uuid)
    }
  }

  async function* contributions() {
    const uuids = await repo.listContributions(db, uuid)
    for (let at = 0; at < uuids.length; at += SLICE) {
      const found = await inSnapshot((tx) => repo.readContributions(tx, uuids.slice(at, at + SLICE)))
      for (const { uuid: contributionUuid, ...row } of found.contributions)
        yield await withOwnAddresses(
          context,
          {
            ...about(row),
            photos: found.photos.filter((photo) => photo.contributionUuid === contributionUuid).map(file),
            voicesAndFilms: found.recordings.filter((one) => one.recordingOf === contributionUuid).map(file),
          },
          uuid,
        )
    }
  }

  const data = jsonPieces({
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
    memorials,
    payments: async () => (await repo.readPayments(db, uuid)).map(about).map(inMoney),
    contributions,
    rsvps: async () => (await repo.readRsvps(db, uuid, email)).map(about),
    donations: async () => (await repo.readDonations(db, uuid, email)).map(gift),
    donationsBegun: async () => (await repo.readBegunGifts(db, uuid, email)).map(gift),
    messagesAboutChanges: async () => (await repo.readChangeNotices(db, uuid)).map(about),
    reports: async () => (await repo.readReports(db, email)).map(about),
    coHostInvitations: async () => (await repo.readHostInvitations(db, uuid, email)).map(about),
    yearlyNotes: async () => (await repo.readYearlyNotes(db, uuid, email)).map(about),
    noMoreMailsFrom: async () => (await repo.readUnsubscribed(db, email)).map(about),
  })

  async function* answer() {
    yield `{"success":true,"msg":null,"filename":${JSON.stringify(filename)},"data":`
    yield* data
    yield '}'
  }
  return Readable.from(answer())
}
