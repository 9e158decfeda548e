import type { DonationTerms } from '#contract/funds.ts'
import { isVideoSeen } from '#contract/is-video-seen.ts'
import type { LifeLine, LifePhoto } from '#contract/life.ts'
import { type LifeDates, pickLife } from '#contract/life-dates.ts'
import { contributions } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { mapTexts, memorialTextNames } from '#contract/memorial-texts.ts'
import type { Memorial, PublicMemorial } from '#contract/memorials.ts'
import { resolvePhotoDate } from '#contract/photo-date.ts'
import { defaultLanguage } from '#languages/index.ts'
import { dateOf } from '#server/lib/anniversary.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { galleryPageOf } from '#server/lib/gallery.ts'
import { pageOf } from '#server/lib/keyset.ts'
import { printedCode } from '#server/lib/printed-code.ts'
import { ticketPath } from '#server/lib/ticket.ts'
import { bookName, bookTicket } from '#server/modules/books/present.ts'
import { presentForHost, presentInGallery, presentOnWall } from '#server/modules/contributions/present.ts'
import { presentAnswered, presentProgramme } from '#server/modules/events/present.ts'
import { presentFund, presentOpenFund } from '#server/modules/funds/present.ts'
import { type MediaFacts, presentMedia, presentOwnPhoto } from '#server/modules/media/present.ts'
import { presentRsvp } from '#server/modules/rsvps/present.ts'
import type { MemorialRow, PublicRow } from './read-memorial.ts'

/**
 * The memorial as its hosts see it.
 *
 * @param currency of its funds
 * @param reader the person whom the link to the book is for, their role, and the time from which the link is valid
 */
export function presentMemorial(
  row: MemorialRow,
  currency: string,
  reader: { holder: string; role: HostAccess['role']; now: Date },
): Memorial {
  return {
    ...told(row),
    version: row.editVersion,
    hostVideoMessage: row.hostVideoMessage && presentOwnPhoto(row.hostVideoMessage),
    isVideoShown: row.isVideoShown,
    profilePhoto: row.profilePhoto && presentMedia(row.profilePhoto),
    media: row.media.map(presentOwnPhoto),
    filmCount: row.filmCount,
    contacts: row.contacts,
    memorialFunds: row.funds.map((fund) => presentFund(fund, currency, reader.role)),
    rsvps: row.rsvps.map(presentRsvp),
    rsvpCounts: row.rsvpCounts,
    programme: presentAnswered(row.programme, row.uuid),
    contributions: row.contributions.map(presentForHost),
    contributionCount: row.contributionCount,
    waitingCount: row.waitingCount,
    ...bookOf(row, reader),
    paymentCompleted: row.paymentCompletedAt !== null,
    stripeCustomerId: row.stripeCustomerId,
    paymentCompletedAt: row.paymentCompletedAt?.toISOString() ?? null,
    promoApplied: row.promoApplied,
    retainedUntil: row.retainedUntil?.toISOString() ?? null,
    visibility: row.visibility,
    hasPasscode: row.passcodeHash !== null,
    printedCode: printedCode(row.linkSecret),
    printCode: row.printCode,
    isNamedAfter: row.isNamedAfter,
    searchIndexed: row.searchIndexed,
    appearAtOnce: row.appearAtOnce,
    photoOrder: row.photoOrder,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The memorial as every visitor sees it: only files that are ready, nothing about invitations or payment. */
export function presentPublic(
  row: PublicRow,
  currency: string,
  donationTerms: DonationTerms,
): PublicMemorial {
  const { page, next } = pageOf(row.wall, contributions.wallPage)
  const gallery = galleryPageOf(row.contributedPhotos)
  const video = row.hostVideoMessage && readyMedia(row.hostVideoMessage)
  const isVideo = isVideoSeen({ ...row, words: row.hostMessage, hasVideo: video !== null })
  return {
    ...told(row),
    // Of the device of whoever made it: said only where a day goes by it.
    zone: row.memorialDate ? row.zone : null,
    hostName: row.hostName,
    hostNames: row.hostNames,
    hostMessage: isVideo ? null : row.hostMessage,
    hostVideoMessage: isVideo ? video : null,
    profilePhoto: row.profilePhoto && readyMedia(row.profilePhoto),
    media: row.media.flatMap((photo) => ownMedia(photo, row) ?? []),
    ...(row.films.length > 0 && { films: row.films.flatMap((film) => ownMedia(film, row) ?? []) }),
    memorialFunds: row.funds.map((fund) => presentOpenFund(fund, currency)),
    donationTerms,
    contributions: page.map(presentOnWall),
    contributionCount: row.wallCount,
    contributionsNext: next,
    contributedPhotos: gallery.page.map(presentInGallery),
    contributedPhotoCount: row.contributedPhotoCount,
    contributedPhotosNext: gallery.next,
    ...presentLife(row),
    searchIndexed: row.searchIndexed,
    anniversary: dateOf('DEATH', row),
    programme: presentProgramme(row.programme, row.uuid),
  }
}

/** The fields that every reader gets, without files. */
const told = (row: MemorialRow | PublicRow) => ({
  uuid: row.uuid,
  shareSlug: row.shareSlug,
  nameOfPerson: row.nameOfPerson,
  ...pickLife(row),
  memorialDate: row.memorialDate,
  zone: row.zone,
  ...mapTexts(memorialTextNames, (name) => row[name]),
  stories: row.stories,
  language: row.language,
  writtenIn: row.writtenIn ?? defaultLanguage,
  dateCreated: row.createdAt.toISOString(),
})

function bookOf(
  { uuid: memorialUuid, book, shareSlug, linkSecret }: MemorialRow,
  link: { holder: string; now: Date },
) {
  if (!book) return { pdfUrl: null, pdfGeneratedAt: null }
  return {
    pdfUrl: ticketPath(
      { ...bookTicket(book.uuid), memorialUuid, for: link.holder },
      bookName(shareSlug),
      linkSecret,
      link.now,
    ),
    pdfGeneratedAt: new Date(book.finishedAt).toISOString(),
  }
}

/** A photo or film of the hosts; in order of time with its date. */
function ownMedia(photo: MediaFacts, row: PublicRow): Media | null {
  const media = readyMedia(photo)
  return media && row.life ? { ...media, date: resolvePhotoDate(photo, row).date } : media
}

function readyMedia(row: MediaFacts): Media | null {
  // The browser's own id of a file is only for its host.
  return row.state === 'READY' ? { ...presentMedia(row), clientId: null } : null
}

/** A photo or film of the hosts or of others with its date, as every visitor sees it. */
export function presentDated(
  photo: MediaFacts & { contributorName: string | null },
  life: LifeDates,
): LifePhoto {
  const date = resolvePhotoDate(photo, life).date
  // The browser's own id of a file is only for whoever sent it.
  const media = { ...presentMedia(photo), clientId: null, date }
  return { media, from: photo.role === 'PHOTO' ? null : (photo.contributorName?.trim() ?? '') }
}

/** The life in decades; absent where the photos stand as their hosts placed them. */
function presentLife(row: PublicRow): { life?: LifeLine } {
  if (!row.life) return {}
  const { decades, photos, films } = row.life
  return {
    life: {
      // Without what has no date.
      decades: decades.flatMap(({ decade, ...counts }) =>
        decade === null ? [] : [{ decade: Number(decade) * 10, ...counts }],
      ),
      undated: decades.find(({ decade }) => decade === null)?.photos ?? 0,
      photos: photos.map((photo) => presentDated(photo, row)),
      films: films.map((film) => presentDated(film, row)),
    },
  }
}
