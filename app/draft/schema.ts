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
  that,
} from '#app/lib/read-stored.ts'
import type { User } from '#contract/accounts.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Media } from '#contract/media.ts'
import { readMedia, readUser } from './read-answers.ts'

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

export interface DraftProfilePhoto {
  /** Also the id of its file, and the `clientId` of its upload. */
  id: string
  name: string
  /** Bytes. */
  size: number
  mime: string
  /** Set once the server has the file. */
  serverMedia: Media | null
}

export interface DraftPhoto extends DraftProfilePhoto {
  caption: string
  width: number | null
  height: number | null
  /** Quarter turns clockwise that the host rotated it, in addition to the orientation in its file. */
  rotation: number
  /** In the camera's local time, `2018-02-05T15:11:44`; null when the file does not say. */
  takenAt: string | null
  /** When it was taken, as the hosts say: a `PhotoDate`; null: they say nothing. */
  saidDate: string | null
  /** The same by its XMP or its name, and whether a scanner made it, as this browser read it. */
  fileDate: string | null
  isScan: boolean
  /** `processing` until the file can be shown, `failed` when it never can. */
  state: 'processing' | 'ready' | 'failed'
  /** Why it failed; null when it has not, or when the reason is not known. */
  problem: (typeof photoProblems)[number] | null
  /** Why the server refused it when it was last sent; null when it was not refused. */
  refusal: ErrorCode | null
}

const photoFile = { id, name: text, size: count, mime: text, serverMedia }

const readProfilePhoto = anObject<DraftProfilePhoto>(photoFile)

const readPhoto = anObject<DraftPhoto>({
  ...photoFile,
  caption: text,
  width: edge,
  height: edge,
  rotation: or(
    that(anInteger, (turns) => turns >= 0 && turns <= 3),
    0,
  ),
  takenAt: maybeText,
  saidDate: or(that(aString, mayBeDate), null),
  fileDate: or(that(aString, mayBeDate), null),
  isScan: or(aBoolean, false),
  state: or(oneOf(['processing', 'ready', 'failed']), 'ready'),
  problem: or(oneOf(photoProblems), null),
  refusal: or(anErrorCode, null),
})

/** A film of the hosts that is only on this device: once the server has it, the draft forgets it (docs/decisions/0018). */
export interface DraftFilm {
  /** Also the id of its file, and the `clientId` of its upload. */
  id: string
  name: string
  /** Bytes. */
  size: number
  caption: string
  /** null until it was looked at, and where this browser cannot tell. */
  seconds: number | null
  /** `processing` until its file is stored, `failed` when it can never be sent. */
  state: 'processing' | 'ready' | 'failed'
  /** Why this device or the server refused it; null when neither did. */
  problem: ErrorCode | null
}

const readFilm = anObject<DraftFilm>({
  id,
  name: text,
  size: count,
  caption: text,
  seconds: or(aNumber, null),
  state: or(oneOf(['processing', 'ready', 'failed']), 'ready'),
  problem: or(anErrorCode, null),
})

export interface DraftStory {
  id: string
  title: string
  text: string
  uuid: string | null
}

const readStory = anObject<DraftStory>({ id, title: text, text, uuid: maybeText })

/** What the server knows of a contact; a save keeps the names. */
interface ServerContact {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
}

export interface DraftContact {
  id: string
  /** As typed: an email address, a phone number, or an unfinished one. */
  text: string
  /** The name that stood beside it where it was pasted. */
  name?: string | undefined
  /** The address or number that the name belongs to; absent: the one on the server, or any. */
  namedAs?: string | undefined
  server: ServerContact | null
}

const readContact = anObject<DraftContact>({
  id,
  text,
  name: or(orAbsent(aString), undefined),
  namedAs: or(orAbsent(aString), undefined),
  server: or(
    anObject<ServerContact>({ uuid: id, email: maybeText, phone: maybeText, firstName: text, surname: text }),
    null,
  ),
})

/** What the server knows of a fund: its id, the gifts, and whether this host may change its wording. */
interface ServerFund {
  id: string
  raisedMinor: number
  donationCount: number
  currency: string
  mayReword: boolean
}

export interface DraftFund {
  id: string
  title: string
  description: string
  /** Who receives the gifts. */
  recipient: string
  /** When they receive them. */
  payout: string
  /** The number of a charity. */
  charity: string
  /** As typed; `goalMinor` reads it. */
  goal: string
  server: ServerFund | null
}

export const blankFund = {
  title: '',
  description: '',
  recipient: '',
  payout: '',
  charity: '',
  goal: '',
  server: null,
}

const readFund = anObject<DraftFund>({
  id,
  title: text,
  description: text,
  recipient: text,
  payout: text,
  charity: or(text, ''),
  goal: text,
  server: or(
    anObject<ServerFund>({
      id,
      raisedMinor: count,
      donationCount: count,
      currency: text,
      mayReword: or(aBoolean, true),
    }),
    null,
  ),
})

/** A recorded clip, whose file is among the files of the draft. */
export interface DraftVideo {
  id: string
  mime: string
  seconds: number
}

/** What the host wrote and chose: the part of a draft that a save sends. */
export interface Content {
  personName: string
  /** As typed (`lifeDateText`); a whole one as the server has it. */
  birthDate: string
  deathDate: string
  /** null until the host has answered. */
  hasDate: boolean | null
  /** `2025-01-05` or empty. */
  memorialDate: string
  address: string
  details: string
  profilePhoto: DraftProfilePhoto | null
  photos: DraftPhoto[]
  /** Never empty. */
  stories: DraftStory[]
  personalMessage: string
  /** Recorded and not uploaded yet. */
  hostVideo: DraftVideo | null
  serverVideo: Media | null
  /** Whether the video was chosen after the text: people see the one chosen last. */
  isVideoShown: boolean
  /** Never empty. */
  contacts: DraftContact[]
  /** Never empty. Edited on a screen of their own; no step sends them. */
  funds: DraftFund[]
}

const contentFields = {
  personName: text,
  birthDate: text,
  deathDate: text,
  hasDate: or(aBoolean, null),
  memorialDate: text,
  address: text,
  details: text,
  profilePhoto: or(readProfilePhoto, null),
  photos: listOf(readPhoto),
  stories: filledListOf(readStory, { id: FIRST_ROW, title: '', text: '', uuid: null }),
  personalMessage: text,
  hostVideo: or(anObject<DraftVideo>({ id, mime: text, seconds: count }), null),
  serverVideo: serverMedia,
  isVideoShown: flag,
  contacts: filledListOf(readContact, { id: FIRST_ROW, text: '', server: null }),
  funds: filledListOf(readFund, { id: FIRST_ROW, ...blankFund }),
}

export interface Draft extends Content {
  /** Also the `clientId` of its memorial. */
  draftId: string
  /** Only those that the server has not got yet. */
  films: DraftFilm[]
  /** Pasted into Quick Import and not imported yet. */
  importText: string
  /** The address typed on the Save step. */
  email: string
  promo: { code: string; free: boolean } | null
  shareSlug: string
  memorialUuid: string | null
  /** The version on the server that the content is based on. */
  memorialVersion: number | null
  /** The content as the server has it; null until it was saved or loaded. */
  baseline: Content | null
  /** The draft's owner, once somebody signed in; another account never sees it. */
  ownerUuid: string | null
  paymentCompleted: boolean
  paymentCompletedAt: string | null
  stripeCustomerId: string | null
  /** Whether something of it still has to reach the server. */
  pendingPersist: boolean
  /** Photos that were removed before it was known whether the server had got them. */
  removedUploads: string[]
  currentStep: number
  furthestStep: number
  /** Milliseconds since 1970; 0 before the first edit. */
  updatedAt: number
}

const readDraft = anObject<Draft>({
  draftId: id,
  ...contentFields,
  films: listOf(readFilm),
  importText: text,
  email: text,
  promo: or(anObject({ code: aString, free: flag }), null),
  shareSlug: text,
  memorialUuid: maybeText,
  memorialVersion: or(anInteger, null),
  baseline: or(anObject<Content>(contentFields), null),
  ownerUuid: maybeText,
  paymentCompleted: flag,
  paymentCompletedAt: maybeText,
  stripeCustomerId: maybeText,
  pendingPersist: flag,
  removedUploads: or(aList(id), []),
  currentStep: count,
  furthestStep: count,
  updatedAt: count,
})

/** A blank draft. It depends on the id alone, because the server renders it too. */
export const blankDraft = (draftId: string): Draft => readDraft({ draftId })

/**
 * Version of the stored entry. It is raised when a field changes its meaning; `parseEntry` then converts the older
 * form.
 */
const ENTRY_VERSION = 1

export interface Entry {
  version: typeof ENTRY_VERSION
  /** Who is signed in. The token is stored separately. */
  user: User | null
  /** The draft that was edited last, for a tab that has none of its own. */
  current: string | null
  drafts: Record<string, Draft>
  /** When it was written, in milliseconds since 1970: the later one counts of storage and its copy. */
  changedAt: number
}

const readEntry = anObject<Entry>({
  version: () => ENTRY_VERSION,
  user: or(readUser, null),
  current: maybeText,
  drafts(stored) {
    const read: Record<string, Draft> = {}
    for (const [draftId, one] of Object.entries(or(aRecord, {})(stored))) {
      const draft = or((from) => readDraft({ ...aRecord(from), draftId }), null)(one)
      if (draft) read[draftId] = draft
    }
    return read
  },
  changedAt: count,
})

export const blankEntry = (): Entry => readEntry({})

/** Reads the stored text: everything in it that can be read, or null when it is not an entry. */
export function parseEntry(stored: string): Entry | null {
  try {
    return readEntry(JSON.parse(stored))
  } catch {
    return null
  }
}
