import {
  aBoolean,
  aList,
  aNumber,
  anInteger,
  anObject,
  aRecord,
  aString,
  filledListOf,
  listOf,
  oneOf,
  or,
  orAbsent,
  type Read,
  readAnswer,
  that,
} from '#app/lib/read-stored.ts'
import type { User } from '#contract/accounts.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Media } from '#contract/media.ts'
import { mapTexts, memorialTextNames } from '#contract/memorial-texts.ts'

/**
 * The draft as browser storage holds it. Stored data may be older than this code, truncated or edited by hand: each
 * part that cannot be read gets its fallback, and the rest is kept.
 */

const id = that(aString, (text) => text !== '')
const text = or(aString, '')
const flag = or(aBoolean, false)
const count = or(
  that(aNumber, (number) => number >= 0),
  0,
)
const edge = or(
  that(anInteger, (pixels) => pixels > 0),
  null,
)
const maybeText = or(aString, null)
export const readMedia: Read<Media> = readAnswer
export const readUser: Read<User> = readAnswer
const serverMedia = or(readMedia, null)

/** Looks like a `PhotoDate`; whether it is one is checked where it is read. */
const mayBeDate = (text: string) => /^[\dX~-]{4,10}$/.test(text)

/** Whether the code is known is checked where it gets its message. */
const anErrorCode = that(aString, (code) => /^[A-Z_]+$/.test(code)) as Read<ErrorCode>

/** Id of the row that the screens show when there is nothing yet. It is the same on the server and here. */
const FIRST_ROW = 'first'

const photoProblems = [
  'PHOTO_EMPTY',
  'PHOTO_UNREADABLE',
  'PHOTO_DAMAGED',
  'PHOTO_TOO_LARGE',
  'PHOTO_TOO_MANY_PIXELS',
  'PROFILE_PHOTO_TOO_LARGE',
  'FILE_MISSING',
] as const

/** `processing` until the file can be shown or sent, `failed` when it never can. */
const fileState = or(oneOf(['processing', 'ready', 'failed']), 'ready')

const photoFile = {
  /** Also the id of its file, and the `clientId` of its upload. */
  id,
  name: text,
  /** Bytes. */
  size: count,
  mime: text,
  /** Set once the server has the file. */
  serverMedia,
}

const readProfilePhoto = anObject(photoFile)
export type DraftProfilePhoto = ReturnType<typeof readProfilePhoto>

const readPhoto = anObject({
  ...photoFile,
  caption: text,
  width: edge,
  height: edge,
  /** Quarter turns clockwise that the host rotated it, in addition to the orientation in its file. */
  rotation: or(
    that(anInteger, (turns) => turns >= 0 && turns <= 3),
    0,
  ),
  /** In the camera's local time, `2018-02-05T15:11:44`; null when the file does not say. */
  takenAt: maybeText,
  /** When it was taken, as the hosts say: a `PhotoDate`; null: they say nothing. */
  saidDate: or(that(aString, mayBeDate), null),
  /** The same by its XMP or its name, and whether a scanner made it, as this browser read it. */
  fileDate: or(that(aString, mayBeDate), null),
  isScan: flag,
  state: fileState,
  /** Why it failed; null when it has not, or when the reason is not known. */
  problem: or(oneOf(photoProblems), null),
  /** Why the server refused it when it was last sent; null when it was not refused. */
  refusal: or(anErrorCode, null),
})
export type DraftPhoto = ReturnType<typeof readPhoto>

/** A film of the hosts that is only on this device: once the server has it, the draft forgets it (docs/decisions/0018). */
const readFilm = anObject({
  /** Also the id of its file, and the `clientId` of its upload. */
  id,
  name: text,
  /** Bytes. */
  size: count,
  caption: text,
  /** null until it was looked at, and where this browser cannot tell. */
  seconds: or(aNumber, null),
  state: fileState,
  /** Why this device or the server refused it; null when neither did. */
  problem: or(anErrorCode, null),
})
export type DraftFilm = ReturnType<typeof readFilm>

const readStory = anObject({ id, title: text, text, uuid: maybeText })
export type DraftStory = ReturnType<typeof readStory>

/** What the server knows of a contact; a save keeps the names. */
const readServerContact = anObject({
  uuid: id,
  email: maybeText,
  phone: maybeText,
  firstName: text,
  surname: text,
})

export interface DraftContact {
  id: string
  /** As typed: an email address, a phone number, or an unfinished one. */
  text: string
  /** The name that stood beside it where it was pasted. */
  name?: string | undefined
  /** The address or number that the name belongs to; absent: the one on the server, or any. */
  namedAs?: string | undefined
  server: ReturnType<typeof readServerContact> | null
}

const readContact = anObject<DraftContact>({
  id,
  text,
  name: or(orAbsent(aString), undefined),
  namedAs: or(orAbsent(aString), undefined),
  server: or(readServerContact, null),
})

/** What the server knows of a fund: its id, the gifts, and whether this host may change its wording. */
const readServerFund = anObject({
  id,
  raisedMinor: count,
  donationCount: count,
  currency: text,
  mayReword: or(aBoolean, true),
})

const readFund = anObject({
  id,
  title: text,
  description: text,
  /** Who receives the gifts. */
  recipient: text,
  /** When they receive them. */
  payout: text,
  /** The number of a charity. */
  charity: text,
  /** As typed; `goalMinor` reads it. */
  goal: text,
  server: or(readServerFund, null),
})
export type DraftFund = ReturnType<typeof readFund>

export const blankFund: Omit<DraftFund, 'id'> = {
  title: '',
  description: '',
  recipient: '',
  payout: '',
  charity: '',
  goal: '',
  server: null,
}

/** A recorded clip, whose file is among the files of the draft. */
const readVideo = anObject({ id, mime: text, seconds: count })
export type DraftVideo = ReturnType<typeof readVideo>

const contentFields = {
  personName: text,
  /** As typed (`lifeDateText`); a whole one as the server has it. */
  birthDate: text,
  deathDate: text,
  /** null until the host has answered. */
  hasDate: or(aBoolean, null),
  /** `2025-01-05` or empty. */
  memorialDate: text,
  ...mapTexts(memorialTextNames, () => text),
  profilePhoto: or(readProfilePhoto, null),
  photos: listOf(readPhoto),
  /** Never empty. */
  stories: filledListOf(readStory, { id: FIRST_ROW, title: '', text: '', uuid: null }),
  /** Recorded and not uploaded yet. */
  hostVideo: or(readVideo, null),
  serverVideo: serverMedia,
  /** Whether the video was chosen after the text: people see the one chosen last. */
  isVideoShown: flag,
  /** Never empty. */
  contacts: filledListOf(readContact, { id: FIRST_ROW, text: '', server: null }),
  /** Never empty. Edited on a screen of their own; no step sends them. */
  funds: filledListOf(readFund, { id: FIRST_ROW, ...blankFund }),
}

const readContent = anObject(contentFields)
/** What the host wrote and chose: the part of a draft that a save sends. */
export type Content = ReturnType<typeof readContent>

/** Only the content of a draft, in the form of a baseline. */
export function pickContent(draft: Content): Content {
  const fields = Object.keys(contentFields) as (keyof Content)[]
  return Object.fromEntries(fields.map((field) => [field, draft[field]])) as unknown as Content
}

const readDraft = anObject({
  /** Also the `clientId` of its memorial. */
  draftId: id,
  ...contentFields,
  /** Only those that the server has not got yet. */
  films: listOf(readFilm),
  /** Pasted into Quick Import and not imported yet. */
  importText: text,
  /** The address typed on the Save step. */
  email: text,
  promo: or(anObject({ code: aString, free: flag }), null),
  shareSlug: text,
  memorialUuid: maybeText,
  /** The version on the server that the content is based on. */
  memorialVersion: or(anInteger, null),
  /** The content as the server has it; null until it was saved or loaded. */
  baseline: or(readContent, null),
  /** The draft's owner, once somebody signed in; another account never sees it. */
  ownerUuid: maybeText,
  paymentCompleted: flag,
  paymentCompletedAt: maybeText,
  stripeCustomerId: maybeText,
  /** Whether something of it still has to reach the server. */
  pendingPersist: flag,
  /** Photos that were removed before it was known whether the server had got them. */
  removedUploads: or(aList(id), [] as string[]),
  currentStep: count,
  furthestStep: count,
  /** Milliseconds since 1970; 0 before the first edit. */
  updatedAt: count,
})
export type Draft = ReturnType<typeof readDraft>

/** A blank draft. It depends on the id alone, because the server renders it too. */
export const blankDraft = (draftId: string): Draft => readDraft({ draftId })

/**
 * Version of the stored entry. It is raised when a field changes its meaning; `parseEntry` then converts the older
 * form.
 */
const ENTRY_VERSION = 1

export type Entry = ReturnType<typeof readEntry>

const readEntry = anObject({
  version: () => ENTRY_VERSION,
  /** Who is signed in. The token is stored separately. */
  user: or(readUser, null),
  /** The draft that was edited last, for a tab that has none of its own. */
  current: maybeText,
  drafts: readDrafts,
  /** When it was written, in milliseconds since 1970: the later one counts of storage and its copy. */
  changedAt: count,
})

function readDrafts(stored: unknown): Record<string, Draft> {
  const read: Record<string, Draft> = {}
  for (const [draftId, one] of Object.entries(or(aRecord, {})(stored))) {
    const draft = or((from) => readDraft({ ...aRecord(from), draftId }), null)(one)
    if (draft) read[draftId] = draft
  }
  return read
}

export const blankEntry = (): Entry => readEntry({})

/** Reads the stored text: everything in it that can be read, or null when it is not an entry. */
export function parseEntry(stored: string): Entry | null {
  try {
    return readEntry(JSON.parse(stored))
  } catch {
    return null
  }
}
