import { contactText } from '#contract/contacts-text.ts'
import type { Media } from '#contract/media.ts'
import type { Memorial } from '#contract/memorials.ts'
import { allParts, type ContentPart, contentOf, contentParts, takePart } from './rules.ts'
import { blankDraft, type Content, type Draft, type DraftPhoto } from './schema.ts'

const PHOTO = 0

/** The id a file has in the draft: the one this browser gave it, so that its local copy is still found. */
const localId = (media: Media): string => media.clientId ?? media.uuid

const file = (media: Media) => ({
  id: localId(media),
  name: `${media.filename}.${media.extension}`,
  size: 0,
  mime: '',
  serverMedia: media,
})

const photo = (media: Media): DraftPhoto => ({
  ...file(media),
  caption: media.title,
  width: media.width,
  height: media.height,
  state: 'ready',
})

/** A memorial of the server as the content of a draft. */
export function contentFromMemorial(memorial: Memorial): Content {
  const blank = blankDraft(memorial.uuid)
  const { memorialDate, address, details } = memorial
  const stories = memorial.stories.map(({ uuid, text }) => ({ id: uuid, text, uuid }))
  const contacts = memorial.contacts.map((contact) => {
    const { uuid, email, phone, firstName, surname } = contact
    return { id: uuid, text: contactText(contact), server: { uuid, email, phone, firstName, surname } }
  })
  return {
    personName: memorial.nameOfPerson,
    hasDate: Boolean(memorialDate || address || details),
    memorialDate: memorialDate?.slice(0, 10) ?? '',
    address: address ?? '',
    details: details ?? '',
    profilePhoto: memorial.profilePhoto && file(memorial.profilePhoto),
    photos: memorial.media.filter((media) => media.mediaType === PHOTO).map(photo),
    stories: stories.length > 0 ? stories : blank.stories,
    personalMessage: memorial.hostMessage ?? '',
    hostVideo: null,
    serverVideo: memorial.hostVideoMessage,
    contacts: contacts.length > 0 ? contacts : blank.contacts,
  }
}

/** What of a memorial is never edited in the draft: the server's word always counts. */
const factsOf = (memorial: Memorial) => ({
  memorialUuid: memorial.uuid,
  shareSlug: memorial.shareSlug,
  paymentCompleted: memorial.paymentCompleted,
  paymentCompletedAt: memorial.paymentCompletedAt,
  stripeCustomerId: memorial.stripeCustomerId,
})

/**
 * Brings a memorial read from the server into its draft. What the host changed here since the baseline stays;
 * everything else becomes as the server has it.
 */
export function loadMemorial(draft: Draft, memorial: Memorial): Draft {
  return mergeMemorial(draft, draft.baseline ?? contentOf(blankDraft(draft.draftId)), memorial)
}

/**
 * The draft after a save was answered. What the host changed while it was under way stays, and counts as
 * unsaved.
 *
 * @param sent the draft as it was when the save began
 */
export function markSaved(draft: Draft, sent: Content, memorial: Memorial): Draft {
  return { ...mergeMemorial(draft, contentOf(sent), memorial), pendingPersist: false }
}

/**
 * The parts that were changed here and also on the server since the baseline. While there are any, the draft
 * keeps the version it began from, so that a save is answered with 409 instead of overwriting.
 */
export function conflictsWith(draft: Draft, memorial: Memorial): ContentPart[] {
  const base = draft.baseline
  return base === null ? [] : conflicting(draft, base, contentFromMemorial(memorial))
}

/** Settles a conflict: `mine` saves over the server's text, `theirs` gives up what was changed here. */
export function resolveConflict(draft: Draft, memorial: Memorial, keep: 'mine' | 'theirs'): Draft {
  const server = contentFromMemorial(memorial)
  const content = keep === 'theirs' ? server : withServerFiles(draft, server)
  return { ...draft, ...content, ...factsOf(memorial), baseline: server, memorialVersion: memorial.version }
}

const differs = (name: ContentPart, one: Content, other: Content): boolean =>
  contentParts[name].compared(one) !== contentParts[name].compared(other)

/** Changed here since the base; a file that the server never got counts as a change. */
function changedHere(name: ContentPart, local: Content, base: Content): boolean {
  if (name === 'photos' && local.photos.some((one) => one.serverMedia === null)) return true
  if (name === 'profilePhoto' && local.profilePhoto?.serverMedia === null) return true
  if (name === 'message' && local.hostVideo !== null) return true
  return differs(name, local, base)
}

function conflicting(local: Content, base: Content, server: Content): ContentPart[] {
  const known = withOwnUploads(base, local, server)
  return allParts.filter(
    (name) => differs(name, local, known) && differs(name, server, known) && differs(name, local, server),
  )
}

/** The base with what this draft itself has uploaded since: the server's having it is nobody else's change. */
function withOwnUploads(base: Content, local: Content, server: Content): Content {
  const before = new Set(base.photos.map((one) => one.id))
  const here = new Set(local.photos.map((one) => one.id))
  const ownVideo = server.serverVideo !== null && server.serverVideo.uuid === local.serverVideo?.uuid
  return {
    ...base,
    photos: [...base.photos, ...server.photos.filter((one) => here.has(one.id) && !before.has(one.id))],
    serverVideo: ownVideo ? server.serverVideo : base.serverVideo,
  }
}

function mergeMemorial(draft: Draft, base: Content, memorial: Memorial): Draft {
  const server = contentFromMemorial(memorial)
  const local = { ...draft, ...withServerFiles(draft, server) }
  const conflicts = conflicting(local, base, server)
  const merged = allParts
    .filter((name) => !changedHere(name, local, base))
    .reduce((into, name) => takePart(into, server, name), local)
  return {
    ...merged,
    ...factsOf(memorial),
    baseline: conflicts.reduce((into, name) => takePart(into, base, name), server),
    memorialVersion: conflicts.length > 0 ? draft.memorialVersion : memorial.version,
  }
}

/** Local files that turn out to be on the server already: an upload was answered and the tab died before noting it. */
function withServerFiles(local: Content, server: Content): Content {
  const onServer = new Map(server.photos.map((one) => [one.id, one.serverMedia]))
  const { hostVideo, profilePhoto } = local
  const videoArrived = hostVideo !== null && server.serverVideo?.clientId === hostVideo.id
  return {
    ...contentOf(local),
    photos: local.photos.map((one) => ({ ...one, serverMedia: onServer.get(one.id) ?? one.serverMedia })),
    profilePhoto: profilePhoto?.id === server.profilePhoto?.id ? server.profilePhoto : profilePhoto,
    hostVideo: videoArrived ? null : hostVideo,
    serverVideo: videoArrived ? server.serverVideo : local.serverVideo,
  }
}
