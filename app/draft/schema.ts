import {
  aBoolean,
  aList,
  aNumber,
  anInteger,
  anObject,
  aRecord,
  aString,
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
 * The draft as browser storage holds it. What storage returns may be older than this code, cut short or
 * edited by hand: each part that cannot be read falls back alone, and the rest survives.
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

/** A list that loses only its unreadable items, and keeps each id once. */
const listOf =
  <Item extends { id: string }>(item: Read<Item>): Read<Item[]> =>
  (stored) => {
    const read = new Map<string, Item>()
    for (const one of or(aList(or(item, null)), [])(stored))
      if (one !== null && !read.has(one.id)) read.set(one.id, one)
    return [...read.values()]
  }

/** The same with this row in it, if it would be empty. */
const filledListOf =
  <Item extends { id: string }>(item: Read<Item>, row: Item): Read<Item[]> =>
  (stored) => {
    const rows = listOf(item)(stored)
    return rows.length > 0 ? rows : [{ ...row }]
  }

/** A row that the screens show even when there is nothing yet. Alike in every tab, so that rows merge. */
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
  /** Set once the server has it. */
  serverMedia: Media | null
}

export interface DraftPhoto extends DraftProfilePhoto {
  caption: string
  width: number | null
  height: number | null
  /** Quarter turns clockwise that the host gave it, beyond how its file says that it is held. */
  rotation: number
  /** By the camera's own clock, `2018-02-05T15:11:44`; null where its file does not say. */
  takenAt: string | null
  /** `processing` until the file can be shown, `failed` when it never will. */
  state: 'processing' | 'ready' | 'failed'
  /** Why it failed, for as long as it is failed; null when that is not known. */
  problem: (typeof photoProblems)[number] | null
  /** Why the server did not take it, the last time that it was sent; null when it was not refused. */
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
  state: or(oneOf(['processing', 'ready', 'failed']), 'ready'),
  problem: or(oneOf(photoProblems), null),
  // Whoever says it in words looks the code up (`lib/photos/problem-message.ts`).
  refusal: or(that(aString, (code) => /^[A-Z_]+$/.test(code)) as Read<ErrorCode>, null),
})

export interface DraftStory {
  id: string
  title: string
  text: string
  uuid: string | null
}

const readStory = anObject<DraftStory>({ id, title: text, text, uuid: maybeText })

/** What the server knows of a contact; its names are kept through a save. */
interface ServerContact {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
}

export interface DraftContact {
  id: string
  /** As typed: an email address, a phone number, or something on its way there. */
  text: string
  /** What stood beside it where it was pasted. */
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

/** What the server knows of a fund: its id, what was given, and whether this host may change its words. */
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
  /** When they do. */
  payout: string
  /** As typed; `goalMinor` reads it. */
  goal: string
  server: ServerFund | null
}

export const blankFund = { title: '', description: '', recipient: '', payout: '', goal: '', server: null }

const readFund = anObject<DraftFund>({
  id,
  title: text,
  description: text,
  recipient: text,
  payout: text,
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

/** A clip recorded here whose bytes are among the files of the draft. */
export interface DraftVideo {
  id: string
  mime: string
  seconds: number
}

/** What the host wrote and chose: the part of a draft that a save sends. */
export interface Content {
  personName: string
  /** null until the host chose. */
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
  /** Recorded and not yet on the server. */
  hostVideo: DraftVideo | null
  serverVideo: Media | null
  /** Never empty. */
  contacts: DraftContact[]
  /** Never empty. Edited by their own screen alone; no step sends them. */
  funds: DraftFund[]
}

const contentFields = {
  personName: text,
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
  contacts: filledListOf(readContact, { id: FIRST_ROW, text: '', server: null }),
  funds: filledListOf(readFund, { id: FIRST_ROW, ...blankFund }),
}

export interface Draft extends Content {
  /** Also the `clientId` of the memorial it becomes. */
  draftId: string
  /** Pasted into Quick Import and not imported yet. */
  importText: string
  /** The address typed on the Save step. */
  email: string
  promo: { code: string; free: boolean } | null
  shareSlug: string
  memorialUuid: string | null
  /** The server's version that the content began from. */
  memorialVersion: number | null
  /** The content as the server has it; null until it was saved or loaded. */
  baseline: Content | null
  /** Whose draft it is, once somebody signed in; another account never sees it. */
  ownerUuid: string | null
  paymentCompleted: boolean
  paymentCompletedAt: string | null
  stripeCustomerId: string | null
  /** Something of it still has to reach the server. */
  pendingPersist: boolean
  /** It was kept by mail before its end: the steps lead on, and what is new follows by itself. */
  keptEarly: boolean
  currentStep: number
  furthestStep: number
  /** Milliseconds since 1970; 0 before the first edit. */
  updatedAt: number
}

const readDraft = anObject<Draft>({
  draftId: id,
  ...contentFields,
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
  keptEarly: flag,
  currentStep: count,
  furthestStep: count,
  updatedAt: count,
})

/** A draft with nothing in it, the same for the same id: the server renders it too. */
export const blankDraft = (draftId: string): Draft => readDraft({ draftId })

/** The stored entry. A change of meaning raises it, and `parseEntry` then turns the older shape into the newer. */
const ENTRY_VERSION = 1

export interface Entry {
  version: typeof ENTRY_VERSION
  /** Who is signed in. The token stands apart. */
  user: User | null
  /** The draft that was worked on last, for a tab that has none of its own. */
  current: string | null
  drafts: Record<string, Draft>
  /** How many changes of each tab are in here: a tab whose change is missing makes it again. */
  seen: Record<string, number>
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
  seen(stored) {
    const counts = Object.entries(or(aRecord, {})(stored))
    return Object.fromEntries(counts.filter((one): one is [string, number] => Number.isFinite(one[1])))
  },
})

export const blankEntry = (): Entry => readEntry({})

/** Reads the stored text. null when it holds no entry at all; otherwise what can be read of it. */
export function parseEntry(stored: string): Entry | null {
  try {
    return readEntry(JSON.parse(stored))
  } catch {
    return null
  }
}
