import { contactFields } from '#contract/contacts-text.ts'
import type { SentBody } from '#contract/endpoint.ts'
import type { createMemorial, editMemorial } from '#contract/memorials.ts'
import { contactName } from './contact-name.ts'
import { validContacts, writtenStories } from './rules.ts'
import type { Draft, DraftContact } from './schema.ts'

type CreatePayload = SentBody<typeof createMemorial>
type EditPayload = SentBody<typeof editMemorial>

/** Which screen saves: one step, or the Save screen with everything. */
export type SavingScreen = 'who' | 'photos' | 'message' | 'contacts' | 'save'

/**
 * Payload that creates the memorial of a draft. It includes the date, since no Who step follows that would send it. It
 * names no files, because these are uploaded afterwards.
 */
export function toCreatePayload(draft: Draft, userUuid: string | null): CreatePayload {
  return {
    ...whatIsAlwaysSent(draft, userUuid),
    ...dateOf(draft),
    uuid: null,
    mediaUuids: null,
    shareSlug: draft.shareSlug || null,
    clientId: draft.draftId,
  }
}

/**
 * Payload that saves a draft whose memorial is on the server. The date is sent from Who only, the photos from Photos
 * only, both from the Save screen. Call it after the uploads, which give photos their uuids and raise the memorial's
 * version: load the memorial again in between. A photo without a uuid is left out.
 *
 * @throws when the draft has no memorial
 */
export function toEditPayload(draft: Draft, userUuid: string | null, screen: SavingScreen): EditPayload {
  if (draft.memorialUuid === null) throw new Error('A draft without a memorial is created, not edited')
  const sendsDate = screen === 'who' || screen === 'save'
  const sendsPhotos = screen === 'photos' || screen === 'save'
  const portraitRemoved = sendsDate && draft.profilePhoto === null && draft.baseline?.profilePhoto
  return {
    ...whatIsAlwaysSent(draft, userUuid),
    ...(sendsDate ? dateOf(draft) : {}),
    ...(portraitRemoved ? { profilePhotoUuid: '' } : {}),
    uuid: draft.memorialUuid,
    mediaUuids: sendsPhotos ? uploadedPhotos(draft) : null,
    version: draft.memorialVersion,
  }
}

/** The stories in the form in which every save sends them. */
export const storiesPayload = (draft: Draft) =>
  writtenStories(draft).map(({ uuid, title, text }) => ({ uuid, title: orNull(title), text: text.trim() }))

const orNull = (text: string): string | null => text.trim() || null

const dateOf = (draft: Draft) => ({
  memorialDate: draft.hasDate === false ? null : orNull(draft.memorialDate),
})

const uploadedPhotos = (draft: Draft): string[] =>
  draft.photos.flatMap((photo) => (photo.serverMedia ? [photo.serverMedia.uuid] : []))

function whatIsAlwaysSent(draft: Draft, userUuid: string | null) {
  return {
    userUuid,
    adminUuids: null,
    nameOfPerson: draft.personName.trim(),
    address: draft.hasDate === false ? null : orNull(draft.address),
    details: draft.hasDate === false ? null : orNull(draft.details),
    stories: storiesPayload(draft),
    contacts: validContacts(draft).map(contactPayload),
    hostMessage: orNull(draft.personalMessage),
    hostVideoMessageUuid: draft.serverVideo?.uuid ?? null,
    stripeCustomerId: null,
  }
}

/**
 * The screen shows one text per contact: the phone number of a contact with an email address is kept while the address
 * is edited.
 */
function contactPayload(contact: DraftContact) {
  const { text, name, server } = contact
  const { email, phone } = contactFields(text)
  const { isTheirs } = contactName(contact)
  const phoneBehind = server?.email ? server.phone : null
  return {
    uuid: server?.uuid ?? null,
    email,
    phone: email === null ? phone : phoneBehind,
    firstName: (isTheirs && (server?.firstName ?? name)) || '',
    surname: (isTheirs && server?.surname) || '',
  }
}
