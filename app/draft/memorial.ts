import { classifyContact, contactText } from '#contract/contacts-text.ts'
import type { Media } from '#contract/media.ts'
import { dayTextNames, mapTexts, memorialTextNames } from '#contract/memorial-texts.ts'
import type { Memorial } from '#contract/memorials.ts'
import { goalText } from './fund-goal.ts'
import { sendableLife } from './life.ts'
import { addPhotos } from './list-edits.ts'
import { allParts, type ContentPart, differs, isChanged, isUnsendable, takePart } from './rules.ts'
import {
  blankDraft,
  type Content,
  type Draft,
  type DraftContact,
  type DraftPhoto,
  type DraftProfilePhoto,
  pickContent,
} from './schema.ts'

const PHOTO = 0

/** The id of a file in the draft: the one this browser gave it, so that its local copy is still found. */
const localId = (media: Media): string => media.clientId ?? media.uuid

const file = (media: Media) => ({
  id: localId(media),
  name: media.originalName || `${media.filename}.${media.extension}`,
  size: 0,
  mime: '',
  serverMedia: media,
})

const asPhoto = (portrait: DraftProfilePhoto): DraftPhoto => ({
  ...portrait,
  caption: '',
  width: null,
  height: null,
  rotation: 0,
  takenAt: null,
  saidDate: null,
  fileDate: null,
  isScan: false,
  state: 'ready',
  problem: null,
  refusal: null,
})

const photo = (media: Media): DraftPhoto => ({
  ...asPhoto(file(media)),
  caption: media.title,
  width: media.width,
  height: media.height,
  rotation: media.rotation ?? 0,
  takenAt: media.takenAt ?? null,
  saidDate: media.saidDate ?? null,
  fileDate: media.fileDate ?? null,
  isScan: media.isScan ?? false,
})

/** Converts a memorial of the server to the content of a draft. */
export function contentFromMemorial(memorial: Memorial): Content {
  const blank = blankDraft(memorial.uuid)
  const { memorialDate } = memorial
  const stories = memorial.stories.map(({ uuid, title, text }) => ({
    id: uuid,
    title: title ?? '',
    text,
    uuid,
  }))
  const contacts = memorial.contacts.map((contact) => {
    const { uuid, email, phone, firstName, surname } = contact
    return { id: uuid, text: contactText(contact), server: { uuid, email, phone, firstName, surname } }
  })
  // Closed funds stay in the ledger, and nobody is asked to give to them.
  const funds = memorial.memorialFunds
    .filter((fund) => !fund.closed)
    .map(({ id, title, description, recipient, payout, charity, goalMinor, currency, ...facts }) => ({
      id,
      title,
      description: description ?? '',
      recipient: recipient ?? '',
      payout: payout ?? '',
      charity: charity ?? '',
      goal: goalText(goalMinor, currency),
      server: {
        id,
        raisedMinor: facts.raisedMinor,
        donationCount: facts.donationCount,
        currency,
        mayReword: facts.mayReword,
      },
    }))
  return {
    personName: memorial.nameOfPerson,
    birthDate: memorial.birthDate ?? '',
    deathDate: memorial.deathDate ?? '',
    hasDate: Boolean(memorialDate) || dayTextNames.some((name) => memorial[name]),
    memorialDate: memorialDate?.slice(0, 10) ?? '',
    ...mapTexts(memorialTextNames, (name) => memorial[name] ?? ''),
    profilePhoto: memorial.profilePhoto && file(memorial.profilePhoto),
    photos: memorial.media.filter((media) => media.mediaType === PHOTO).map(photo),
    stories: stories.length > 0 ? stories : blank.stories,
    hostVideo: null,
    serverVideo: memorial.hostVideoMessage,
    isVideoShown: memorial.isVideoShown,
    contacts: contacts.length > 0 ? contacts : blank.contacts,
    funds: funds.length > 0 ? funds : blank.funds,
  }
}

/** The fields of a memorial that are never edited in the draft: the server's values always count. */
const factsOf = (memorial: Memorial) => ({
  memorialUuid: memorial.uuid,
  shareSlug: memorial.shareSlug,
  paymentCompleted: memorial.paymentCompleted,
  paymentCompletedAt: memorial.paymentCompletedAt,
  stripeCustomerId: memorial.stripeCustomerId,
})

/**
 * Merges a memorial read from the server into its draft. What the host changed here since the baseline stays;
 * everything else becomes as on the server.
 */
export function loadMemorial(draft: Draft, memorial: Memorial): Draft {
  const base = draft.baseline ?? pickContent(blankDraft(draft.draftId))
  return mergeMemorial(draft, base, memorial, draft.memorialUuid === memorial.uuid)
}

/**
 * The draft after the answer to a save. What the host changed during the save stays, and counts as unsaved.
 *
 * @param sent the draft as it was when the save began
 */
export function markSaved(draft: Draft, sent: Content, memorial: Memorial): Draft {
  return { ...mergeMemorial(draft, pickContent(sent), memorial, true), pendingPersist: false }
}

/**
 * Which of some parts were changed here and on the server since the baseline. While there are any, the draft keeps its
 * old version, so that a save of these parts is answered with 409 instead of overwriting.
 */
export function conflictsWith(
  draft: Draft,
  memorial: Memorial,
  parts: readonly ContentPart[] = allParts,
): ContentPart[] {
  const base = draft.baseline
  const all = base === null ? [] : conflicting(draft, base, contentFromMemorial(memorial), draft)
  return all.filter((name) => parts.includes(name))
}

/**
 * Settles the conflict about one part; a conflict about another part stays one. A file that is only on this device stays
 * in the draft, whatever is kept.
 */
export function settleConflict(
  draft: Draft,
  memorial: Memorial,
  name: ContentPart,
  keep: 'mine' | 'theirs',
): Draft {
  const server = contentFromMemorial(memorial)
  const merged = loadMemorial(draft, memorial)
  const settled = {
    ...(keep === 'mine' ? withMine(merged, server, name) : withTheirs(merged, server, name)),
    baseline: takePart(merged.baseline ?? server, server, name),
  }
  const isOpen = conflictsWith(settled, memorial).length > 0
  return { ...settled, memorialVersion: isOpen ? draft.memorialVersion : memorial.version }
}

function withMine(draft: Draft, server: Content, name: ContentPart): Draft {
  if (name !== 'photos') return draft
  const there = new Set(server.photos.map(({ id }) => id))
  const known = new Set([...draft.photos, ...(draft.baseline?.photos ?? [])].map(({ id }) => id))
  // Sent again, photos that were removed on the server are restored there.
  const mine = draft.photos.map((one) => (there.has(one.id) ? one : { ...one, serverMedia: null }))
  // Photos that somebody else added stay, whatever is kept.
  return { ...draft, photos: [...mine, ...server.photos.filter(({ id }) => !known.has(id))] }
}

function withTheirs(draft: Draft, server: Content, name: ContentPart): Draft {
  const { profilePhoto, hostVideo } = draft
  const taken = takePart(draft, server, name)
  if (name === 'photos')
    return { ...taken, photos: withOwn(server.photos, draft.photos, ({ serverMedia }) => !serverMedia) }
  if (name === 'message') return { ...taken, hostVideo }
  // There is one portrait: this one stays among the photos.
  return name === 'profilePhoto' && profilePhoto?.serverMedia === null
    ? addPhotos([asPhoto(profilePhoto)])(taken)
    : taken
}

function conflicting(local: Content, base: Content, server: Content, draft: Draft): ContentPart[] {
  const known = withOwnUploads(base, local, server, draft)
  return allParts.filter(
    (name) => differs(name, local, known) && differs(name, server, known) && differs(name, local, server),
  )
}

/** The base plus what this draft itself has uploaded since, because that is nobody else's change. */
function withOwnUploads(base: Content, local: Content, server: Content, { removedUploads }: Draft): Content {
  const before = new Set(base.photos.map((one) => one.id))
  const here = new Set([...local.photos.map((one) => one.id), ...removedUploads])
  const ownVideo = server.serverVideo !== null && server.serverVideo.uuid === local.serverVideo?.uuid
  return {
    ...base,
    photos: [...base.photos, ...server.photos.filter((one) => here.has(one.id) && !before.has(one.id))],
    serverVideo: ownVideo ? server.serverVideo : base.serverVideo,
    isVideoShown: ownVideo ? server.isVideoShown : base.isVideoShown,
  }
}

/** The base plus the photos that were removed here while they were being uploaded: they count as removed since then. */
function withRemovedUploads(base: Content, { removedUploads }: Draft, server: Content): Content {
  const known = new Set(base.photos.map(({ id }) => id))
  const arrived = server.photos.filter(({ id }) => removedUploads.includes(id) && !known.has(id))
  return arrived.length === 0 ? base : { ...base, photos: [...base.photos, ...arrived] }
}

/** @param isOwn the draft belongs to this memorial already, so its answer about the date counts */
function mergeMemorial(draft: Draft, before: Content, memorial: Memorial, isOwn: boolean): Draft {
  const server = contentFromMemorial(memorial)
  const base = withRemovedUploads(before, draft, server)
  const local = { ...draft, ...withServerFiles(draft, server) }
  const conflicts = conflicting(local, before, server, draft)
  // Rows that are equal on both sides take the server's ids, so that a lost answer duplicates nothing.
  const merged = allParts
    .filter((name) => !isChanged(name, local, base) || isSame(name, local, server))
    // Dates that cannot be right were not sent, and stay until they are corrected.
    .filter((name) => name !== 'life' || sendableLife(local) !== null)
    .reduce((into, name) => takePart(into, server, name), local)
  return {
    ...merged,
    photos: withOwn(merged.photos, local.photos, isUnsendable),
    contacts: withHalfTyped(merged.contacts, local.contacts),
    // The server stores the date but not the answer whether there is one, so an answer given here stays.
    hasDate: isOwn && !server.hasDate && !merged.memorialDate ? draft.hasDate : merged.hasDate,
    ...factsOf(memorial),
    // From now on the baseline says whether they are there.
    removedUploads: [],
    baseline: conflicts.reduce((into, name) => takePart(into, base, name), server),
    memorialVersion: conflicts.length > 0 ? draft.memorialVersion : memorial.version,
  }
}

/**
 * Rows that no save sends stay in their place: files that can never be sent, with the reason, until the host has seen
 * them, and contacts that are still being typed.
 */
function withOwn<Row extends { id: string }>(
  rows: Row[],
  local: readonly Row[],
  isOwn: (row: Row) => boolean,
): Row[] {
  const there = new Set(rows.map(({ id }) => id))
  const all = [...rows]
  for (const [place, row] of local.entries()) if (isOwn(row) && !there.has(row.id)) all.splice(place, 0, row)
  return all
}

function withHalfTyped(contacts: DraftContact[], local: DraftContact[]): DraftContact[] {
  if (contacts === local || !local.some(isHalfTyped)) return contacts
  return withOwn(
    contacts.filter(({ text }) => text.trim() !== ''),
    local,
    isHalfTyped,
  )
}

const isHalfTyped = ({ text }: DraftContact): boolean => classifyContact(text) === 'invalid'

/** Whether a part is equal in every way that counts, and has no file that the server lacks. */
const isSame = (name: ContentPart, local: Content, server: Content): boolean =>
  !isChanged(name, local, server)

/**
 * Recognises local files that are on the server already: the upload succeeded, but the tab was closed before the draft
 * was updated.
 */
function withServerFiles(local: Content, server: Content): Content {
  const onServer = new Map(server.photos.map((one) => [one.id, one.serverMedia]))
  const { hostVideo, profilePhoto } = local
  const videoArrived = hostVideo !== null && server.serverVideo?.clientId === hostVideo.id
  return {
    ...pickContent(local),
    photos: local.photos.map((one) => ({ ...one, serverMedia: onServer.get(one.id) ?? one.serverMedia })),
    profilePhoto: profilePhoto?.id === server.profilePhoto?.id ? server.profilePhoto : profilePhoto,
    hostVideo: videoArrived ? null : hostVideo,
    serverVideo: videoArrived ? server.serverVideo : local.serverVideo,
  }
}
