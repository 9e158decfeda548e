import type { FoundContact } from '#app/lib/find-contacts.ts'
import { classifyContact, contactKey, isContact } from '#contract/contacts-text.ts'
import { contacts as contactLimits } from '#contract/limits.ts'
import type { Edit } from './edits.ts'
import { newId } from './ids.ts'
import { isUnsendable } from './rules.ts'
import type { DraftPhoto, DraftVideo } from './schema.ts'

/** The edits (`edits.ts`) of photos, stories, contacts and the message; only the screens for these use them. */

const withId =
  <Row extends { id: string }>(id: string, change: (row: Row) => Row) =>
  (row: Row): Row =>
    row.id === id ? change(row) : row

/** Appends photos; a photo that is there already stays as it is. */
export const addPhotos =
  (photos: readonly DraftPhoto[]): Edit =>
  (draft) => {
    const there = new Set(draft.photos.map((photo) => photo.id))
    const added = photos.filter((photo) => !there.has(photo.id))
    if (added.length === 0) return draft
    const removedUploads = draft.removedUploads.filter((id) => !added.some((photo) => photo.id === id))
    return { ...draft, photos: [...draft.photos, ...added], removedUploads }
  }

/** Changes properties of one photo: its caption, its size, its file on the server. */
export const changePhoto =
  (id: string, change: Partial<Omit<DraftPhoto, 'id'>>): Edit =>
  (draft) => ({ ...draft, photos: draft.photos.map(withId(id, (photo) => ({ ...photo, ...change }))) })

/** Sets the rotation of photos by id, in quarter turns clockwise. */
export const rotatePhotos =
  (rotations: ReadonlyMap<string, number>): Edit =>
  (draft) => ({
    ...draft,
    photos: draft.photos.map((photo) => ({ ...photo, rotation: rotations.get(photo.id) ?? photo.rotation })),
  })

/** A photo whose upload may have begun is remembered, so that a save can remove it from the server too. */
export const removePhoto =
  (id: string): Edit =>
  (draft) => {
    const removed = draft.photos.find((photo) => photo.id === id)
    if (!removed) return draft
    const mayBeThere = draft.memorialUuid !== null && removed.serverMedia === null && !isUnsendable(removed)
    return {
      ...draft,
      photos: draft.photos.filter((photo) => photo !== removed),
      removedUploads: mayBeThere ? [...draft.removedUploads, id] : draft.removedUploads,
    }
  }

/** Moves photos before another, keeping their order; to the end when `beforeId` is null. */
export const movePhotos =
  (ids: readonly string[], beforeId: string | null): Edit =>
  (draft) => ({ ...draft, photos: movedBefore(draft.photos, ids, beforeId) })

export const movePhoto = (id: string, beforeId: string | null): Edit => movePhotos([id], beforeId)

/** Sorts photos into an order; photos that it does not name follow in their present order. */
export const orderPhotos = (ids: readonly string[]): Edit => {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: DraftPhoto) => places.get(id) ?? ids.length
  return (draft) => ({
    ...draft,
    photos: draft.photos.toSorted((one, other) => placeOf(one) - placeOf(other)),
  })
}

function movedBefore<Row extends { id: string }>(
  rows: Row[],
  ids: readonly string[],
  beforeId: string | null,
): Row[] {
  const moved = rows.filter(({ id }) => ids.includes(id))
  if (moved.length === 0 || (beforeId !== null && ids.includes(beforeId))) return rows
  const others = rows.filter(({ id }) => !ids.includes(id))
  const place = others.findIndex(({ id }) => id === beforeId)
  return others.toSpliced(place < 0 ? others.length : place, 0, ...moved)
}

/** Adds an empty story. */
export const addStory = (id: string = newId()): Edit => {
  return (draft) =>
    draft.stories.some((story) => story.id === id)
      ? draft
      : { ...draft, stories: [...draft.stories, { id, title: '', text: '', uuid: null }] }
}

export const setStoryTitle =
  (id: string, title: string): Edit =>
  (draft) => ({ ...draft, stories: draft.stories.map(withId(id, (story) => ({ ...story, title }))) })

export const setStoryText =
  (id: string, text: string): Edit =>
  (draft) => ({ ...draft, stories: draft.stories.map(withId(id, (story) => ({ ...story, text }))) })

/** Moves a story before another; to the end when `beforeId` is null. */
export const moveStory =
  (id: string, beforeId: string | null): Edit =>
  (draft) => ({ ...draft, stories: movedBefore(draft.stories, [id], beforeId) })

/** Does nothing if it is the only story. */
export const removeStory =
  (id: string): Edit =>
  (draft) =>
    draft.stories.length > 1 ? { ...draft, stories: draft.stories.filter((story) => story.id !== id) } : draft

/** Adds an empty contact row. */
export const addContact = (id: string = newId()): Edit => {
  return (draft) =>
    draft.contacts.some((contact) => contact.id === id)
      ? draft
      : { ...draft, contacts: [...draft.contacts, { id, text: '', server: null }] }
}

export const setContactText =
  (id: string, text: string): Edit =>
  (draft) => ({ ...draft, contacts: draft.contacts.map(withId(id, (contact) => ({ ...contact, text }))) })

/** The name stays with what stands in the row now. */
export const keepContactName =
  (id: string): Edit =>
  (draft) => ({
    ...draft,
    contacts: draft.contacts.map(withId(id, (contact) => ({ ...contact, namedAs: contact.text }))),
  })

/** Does nothing if it is the only row. */
export const removeContact =
  (id: string): Edit =>
  (draft) =>
    draft.contacts.length > 1
      ? { ...draft, contacts: draft.contacts.filter((contact) => contact.id !== id) }
      : draft

/** Adds imported contacts that are not in the list yet; empty rows are removed. */
export const importContacts = (found: readonly FoundContact[]): Edit => {
  const rows = found.map(({ text, name }) => ({
    id: newId(),
    text,
    ...(name && { name, namedAs: text }),
    server: null,
  }))
  return (draft) => {
    const there = new Set(draft.contacts.map((contact) => contactKey(contact.text)))
    const filled = draft.contacts.filter((contact) => contact.text.trim() !== '')
    const added = rows.filter((row) => !there.has(contactKey(row.text)))
    if (added.length === 0) return draft
    return { ...draft, contacts: [...filled, ...added].slice(0, contactLimits.max) }
  }
}

/** Keeps valid contacts only, each once. Used when the step is left, not while typing. */
export const keepValidContacts: Edit = (draft) => {
  const seen = new Set<string>()
  const valid = draft.contacts.filter((contact) => {
    const key = contactKey(contact.text)
    return isContact(contact.text) && !seen.has(key) && seen.add(key)
  })
  const emptyRow = draft.contacts.find((contact) => classifyContact(contact.text) === 'empty')
  return {
    ...draft,
    contacts: valid.length > 0 ? valid : [emptyRow ?? { id: newId(), text: '', server: null }],
  }
}

/** Sets a new recording; the video on the server stays until it is uploaded. */
export const setHostVideo =
  (hostVideo: DraftVideo | null): Edit =>
  (draft) => ({ ...draft, hostVideo, isVideoShown: hostVideo !== null })
