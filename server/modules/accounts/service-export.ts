import { brand } from '#contract/brand.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { Context } from '#server/ports/context.ts'
import { exportWords, inMoney } from './present-export.ts'
import * as repo from './repo-export.ts'
import { readHosted, readParts } from './repo-export-hosted.ts'

// Exports all personal data of a person.

/** In one snapshot, so that the parts agree. */
function read({ db }: Pick<Context, 'db'>, { uuid, email }: Caller) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const hosted = await readHosted(tx, uuid)
      const hostedUuids = hosted.map((one) => one.uuid)
      return {
        hosted,
        parts: await readParts(tx, hostedUuids),
        account: await repo.readAccount(tx, uuid),
        sessions: await repo.readSessions(tx, uuid),
        passkeys: await repo.readPasskeys(tx, uuid),
        relationships: await repo.readRelationships(tx, uuid),
        payments: await repo.readPayments(tx, uuid),
        ...(await repo.readContributions(tx, uuid)),
        rsvps: await repo.readRsvps(tx, uuid, email),
        donations: await repo.readDonations(tx, uuid, email),
        begunGifts: await repo.readBegunGifts(tx, uuid, email),
        changeNotices: await repo.readChangeNotices(tx, uuid),
        reports: await repo.readReports(tx, email),
        hostInvitations: await repo.readHostInvitations(tx, uuid, email),
        yearlyNotes: await repo.readYearlyNotes(tx, uuid, email),
        unsubscribed: await repo.readUnsubscribed(tx, email),
      }
    })
}

export async function exportAccount(context: Context, caller: Caller) {
  const found = await read(context, caller)
  const { file, about, gift, memorial } = exportWords(context.publicUrl)
  const now = context.clock.now()
  const data = {
    product: brand.name,
    exportedAt: now,
    account: found.account,
    signedInDevices: found.sessions.map(({ createdAt, expiresAt, ...agent }) => ({
      ...agent,
      signedIn: createdAt,
      until: expiresAt,
    })),
    passkeys: found.passkeys,
    relationships: found.relationships.map(about),
    memorials: found.hosted.map((row) => memorial(row, found.parts)),
    payments: found.payments.map(about).map(inMoney),
    contributions: found.contributions.map(({ uuid, ...row }) => ({
      ...about(row),
      photos: found.photos.filter((photo) => photo.contributionUuid === uuid).map(file),
      voicesAndFilms: found.recordings.filter((one) => one.recordingOf === uuid).map(file),
    })),
    rsvps: found.rsvps.map(about),
    donations: found.donations.map(gift),
    donationsBegun: found.begunGifts.map(gift),
    messagesAboutChanges: found.changeNotices.map(about),
    reports: found.reports.map(about),
    coHostInvitations: found.hostInvitations.map(about),
    yearlyNotes: found.yearlyNotes.map(about),
    noMoreMailsFrom: found.unsubscribed.map(about),
  }
  return { filename: `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`, data }
}
