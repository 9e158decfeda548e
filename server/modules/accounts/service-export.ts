import { Readable } from 'node:stream'
import { brand } from '#contract/brand.ts'
import type { Caller } from '#server/lib/caller.ts'
import { jsonPieces } from '#server/lib/json-pieces.ts'
import { withOwnAddresses } from '#server/modules/file-access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { exportWords, inMoney } from './present-export.ts'
import * as repo from './repo-export.ts'
import { readHosted, readParts } from './repo-export-hosted.ts'

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

  const addressed = <T>(item: T) => withOwnAddresses(context, item, uuid)

  async function* memorials() {
    for (const row of await readHosted(db, uuid)) {
      // In one snapshot, so that its parts agree.
      const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      yield addressed(memorial(row, await snapshot.execute((tx) => readParts(tx, [row.uuid]))))
    }
  }

  async function* contributions() {
    for (const contributionUuid of await repo.listContributions(db, uuid)) {
      const { contributions, photos, recordings } = await repo.readContribution(db, contributionUuid)
      for (const row of contributions)
        yield addressed({ ...about(row), photos: photos.map(file), voicesAndFilms: recordings.map(file) })
    }
  }

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
  }

  async function* answer() {
    yield `{"success":true,"msg":null,"filename":${JSON.stringify(filename)},"data":`
    yield* jsonPieces(data)
    yield '}'
  }
  return Readable.from(answer())
}
