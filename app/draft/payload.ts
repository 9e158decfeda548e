import { deviceZone } from '#app/lib/device-zone.ts'
import { contactFields } from '#contract/contacts-text.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { dayTexts, mapTexts, singleTextNames } from '#contract/memorial-texts.ts'
import type { createMemorial, editMemorial } from '#contract/memorials.ts'
import { contactName } from './contact-name.ts'
import { sendableLife } from './life.ts'
import { type ContentPart, stepParts, validContacts, writtenStories } from './rules.ts'
import type { Draft, DraftContact } from './schema.ts'

type CreatePayload = SentBody<typeof createMemorial>
type EditPayload = SentBody<typeof editMemorial>

/**
 * Payload that creates the memorial of a draft. It names no files, because these are uploaded afterwards.
 */
export function toCreatePayload(draft: Draft, userUuid: string | null): CreatePayload {
  return {
    ...fieldsOf(draft, stepParts),
    ...whatIsAlwaysSent(userUuid),
    nameOfPerson: draft.personName.trim(),
    uuid: null,
    mediaUuids: null,
    hostVideoMessageUuid: null,
    shareSlug: draft.shareSlug || null,
    clientId: draft.draftId,
  }
}

/**
 * Payload that saves some parts of a draft whose memorial is on the server; the others stay as they are there. Photos
 * and funds have calls of their own.
 *
 * @throws when the draft has no memorial
 */
export function toEditPayload(
  draft: Draft,
  userUuid: string | null,
  parts: readonly ContentPart[],
): EditPayload {
  return {
    ...fieldsOf(draft, parts),
    ...whatIsAlwaysSent(userUuid),
    ...(parts.includes('profilePhoto') && portraitOf(draft)),
    uuid: memorialOf(draft),
    mediaUuids: null,
    version: draft.memorialVersion,
  }
}

/** The memorial of a draft that is on the server. */
export function memorialOf({ memorialUuid }: Draft): string {
  if (memorialUuid === null) throw new Error('A draft without a memorial is created, not edited')
  return memorialUuid
}

/** The stories in the form in which every save sends them. */
export const storiesPayload = (draft: Draft) =>
  writtenStories(draft).map(({ uuid, title, text }) => ({ uuid, title: orNull(title), text: text.trim() }))

const orNull = (text: string): string | null => text.trim() || null

/** What every payload has besides the content (docs/decisions/0013). */
const whatIsAlwaysSent = (userUuid: string | null) => ({ userUuid, adminUuids: null, stripeCustomerId: null })

/** The fields of some parts. The date and the texts of the day are empty where the host said that there is no date. */
function fieldsOf(draft: Draft, parts: readonly ContentPart[]) {
  const has = (part: ContentPart) => parts.includes(part)
  const hasDate = draft.hasDate !== false
  return {
    ...(has('name') && { nameOfPerson: draft.personName.trim() }),
    ...(has('life') && sendableLife(draft)),
    ...(has('date') && { memorialDate: hasDate ? orNull(draft.memorialDate) : null, zone: deviceZone() }),
    ...mapTexts(singleTextNames.filter(has), (name) =>
      hasDate || !(name in dayTexts) ? orNull(draft[name]) : null,
    ),
    ...(has('stories') && { stories: storiesPayload(draft) }),
    ...(has('message') && {
      hostMessage: orNull(draft.hostMessage),
      isVideoShown: draft.isVideoShown,
      ...videoOf(draft),
    }),
    ...(has('contacts') && { contacts: validContacts(draft).map(contactPayload) }),
  }
}

/** The video, if it is another one than before; null when it was removed. */
function videoOf({ serverVideo, baseline }: Draft) {
  const video = serverVideo?.uuid ?? null
  return video === (baseline?.serverVideo?.uuid ?? null) ? {} : { hostVideoMessageUuid: video }
}

/** The portrait, if it is another one than before. A new one that could not be uploaded leaves the earlier one. */
function portraitOf({ profilePhoto, baseline }: Draft) {
  const before = baseline?.profilePhoto?.serverMedia?.uuid
  if (profilePhoto === null) return before === undefined ? {} : { profilePhotoUuid: '' as const }
  const uuid = profilePhoto.serverMedia?.uuid
  return uuid === undefined || uuid === before ? {} : { profilePhotoUuid: uuid }
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
