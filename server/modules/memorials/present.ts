import type { MemorialRelationship } from '#contract/accounts.ts'
import type { Media } from '#contract/media.ts'
import type { Memorial, MemorialSummary, PublicMemorial } from '#contract/memorials.ts'
import { presentContact } from '#server/modules/contacts/present.ts'
import { type MediaFacts, presentMedia } from '#server/modules/media/present.ts'
import type { MemorialRow, PublicRow, RelationshipRow, SummaryRow } from './repo-read.ts'

/** As its hosts see it. */
export function presentMemorial(row: MemorialRow): Memorial {
  return {
    ...told(row),
    version: row.editVersion,
    hostVideoMessage: row.hostVideoMessage && presentMedia(row.hostVideoMessage),
    profilePhoto: row.profilePhoto && presentMedia(row.profilePhoto),
    media: row.media.map(presentMedia),
    contacts: row.contacts.map(presentContact),
    memorialFunds: [],
    rsvps: [],
    rsvpCounts: { attending: 0, unsure: 0, notAttending: 0, guests: 0 },
    contributions: [],
    contributionCount: 0,
    pdfUrl: null,
    pdfGeneratedAt: null,
    ...paid(row),
    paymentCompletedAt: row.paymentCompletedAt?.toISOString() ?? null,
    promoApplied: row.promoApplied,
    retainedUntil: row.retainedUntil?.toISOString() ?? null,
    visibility: row.visibility,
    createdAt: row.createdAt.toISOString(),
  }
}

export function presentSummary(row: SummaryRow): MemorialSummary {
  return {
    uuid: row.uuid,
    nameOfPerson: row.nameOfPerson,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    ...paid(row),
    shareSlug: row.shareSlug,
    profilePhoto: row.profilePhoto && presentMedia(row.profilePhoto),
    role: row.role,
  }
}

/** As anyone with the link sees it: only what is ready, and nothing about invitations or money. */
export function presentPublic(row: PublicRow): PublicMemorial {
  return {
    ...told(row),
    hostName: row.hostName ?? '',
    hostVideoMessage: row.hostVideoMessage && readyMedia(row.hostVideoMessage),
    profilePhoto: row.profilePhoto && readyMedia(row.profilePhoto),
    media: row.media.map(readyMedia).filter((media) => media !== null),
    memorialFunds: [],
    contributions: [],
    searchIndexed: row.searchIndexed,
  }
}

/** What sign-in says of it (spec 1 §3). */
export function presentRelationship(row: RelationshipRow): MemorialRelationship {
  const { memorialUuid, shareSlug } = row
  return {
    memorialUuid,
    shareSlug,
    relationshipType: row.relationshipType,
    dateCreated: row.dateCreated.toISOString(),
  }
}

/** What everyone reads who may read it at all, files aside. */
const told = (row: MemorialRow | PublicRow) => ({
  uuid: row.uuid,
  shareSlug: row.shareSlug,
  nameOfPerson: row.nameOfPerson,
  memorialDate: row.memorialDate,
  address: row.address,
  details: row.details,
  hostMessage: row.hostMessage,
  stories: row.stories,
  dateCreated: row.createdAt.toISOString(),
})

const paid = (row: { paymentCompletedAt: Date | null; stripeCustomerId: string | null }) => ({
  paymentCompleted: row.paymentCompletedAt !== null,
  stripeCustomerId: row.stripeCustomerId,
})

function readyMedia(row: MediaFacts): Media | null {
  // The browser's own id of a file is between it and its host.
  return row.state === 'READY' ? { ...presentMedia(row), clientId: null } : null
}
