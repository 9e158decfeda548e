import { z } from 'zod'
import { User } from '#contract/accounts.ts'
import { errorCodes } from '#contract/errors.ts'
import { Media } from '#contract/media.ts'

/**
 * The draft as browser storage holds it. What storage returns may be older than this code, cut short or
 * edited by hand: each part that cannot be read falls back alone, and the rest survives.
 */

const Id = z.string().min(1)
const text = z.string().catch('')
const flag = z.boolean().catch(false)
const count = z.number().nonnegative().catch(0)
const edge = z.number().int().positive().nullable().catch(null)
const maybeText = z.string().nullable().catch(null)
const ServerMedia = Media.nullable().catch(null)

/** A list that loses only its unreadable items, and keeps each id once. */
const listOf = <Item extends z.ZodType<{ id: string }>>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) => {
      const read = new Map<string, z.output<Item>>()
      for (const one of items) {
        const parsed = item.safeParse(one)
        if (parsed.success && !read.has(parsed.data.id)) read.set(parsed.data.id, parsed.data)
      }
      return [...read.values()]
    })

/** A row that the screens show even when there is nothing yet. Alike in every tab, so that rows merge. */
const FIRST_ROW = 'first'

const DraftPhoto = z.object({
  /** Also the id of its file, and the `clientId` of its upload. */
  id: Id,
  name: text,
  caption: text,
  /** Bytes. */
  size: count,
  mime: text,
  width: edge,
  height: edge,
  /** Quarter turns clockwise that the host gave it, beyond how its file says that it is held. */
  rotation: z.number().int().min(0).max(3).catch(0),
  /** By the camera's own clock, `2018-02-05T15:11:44`; null where its file does not say. */
  takenAt: maybeText,
  /** Set once the server has it. */
  serverMedia: ServerMedia,
  /** `processing` until the file can be shown, `failed` when it never will. */
  state: z.enum(['processing', 'ready', 'failed']).catch('ready'),
  /** Why it failed, for as long as it is failed; null when that is not known. */
  problem: z
    .enum([
      'PHOTO_EMPTY',
      'PHOTO_UNREADABLE',
      'PHOTO_DAMAGED',
      'PHOTO_TOO_LARGE',
      'PHOTO_TOO_MANY_PIXELS',
      'PROFILE_PHOTO_TOO_LARGE',
      'FILE_MISSING',
    ])
    .nullable()
    .catch(null),
  /** Why the server did not take it, the last time that it was sent; null when it was not refused. */
  refusal: z.enum(errorCodes).nullable().catch(null),
})
export type DraftPhoto = z.infer<typeof DraftPhoto>

const DraftProfilePhoto = DraftPhoto.pick({ id: true, name: true, size: true, mime: true, serverMedia: true })
export type DraftProfilePhoto = z.infer<typeof DraftProfilePhoto>

const DraftStory = z.object({ id: Id, title: text, text, uuid: maybeText })
export type DraftStory = z.infer<typeof DraftStory>

const DraftContact = z.object({
  id: Id,
  /** As typed: an email address, a phone number, or something on its way there. */
  text,
  /** What stood beside it where it was pasted. */
  name: z.string().optional().catch(undefined),
  /** What the server knows of it; its names are kept through a save. */
  server: z
    .object({ uuid: Id, email: maybeText, phone: maybeText, firstName: text, surname: text })
    .nullable()
    .catch(null),
})
export type DraftContact = z.infer<typeof DraftContact>

export const blankFund = { title: '', description: '', recipient: '', payout: '', goal: '', server: null }

const DraftFund = z.object({
  id: Id,
  title: text,
  description: text,
  /** Who receives the gifts. */
  recipient: text,
  /** When they do. */
  payout: text,
  /** As typed; `goalMinor` reads it. */
  goal: text,
  /** What the server knows of it: its id, what was given, and whether this host may change its words. */
  server: z
    .object({
      id: Id,
      raisedMinor: count,
      donationCount: count,
      currency: text,
      mayReword: z.boolean().catch(true),
    })
    .nullable()
    .catch(null),
})
export type DraftFund = z.infer<typeof DraftFund>

const DraftVideo = z.object({ id: Id, mime: text, seconds: count })
/** A clip recorded here whose bytes are among the files of the draft. */
export type DraftVideo = z.infer<typeof DraftVideo>

const contentShape = {
  personName: text,
  /** null until the host chose. */
  hasDate: z.boolean().nullable().catch(null),
  /** `2025-01-05` or empty. */
  memorialDate: text,
  address: text,
  details: text,
  profilePhoto: DraftProfilePhoto.nullable().catch(null),
  photos: listOf(DraftPhoto),
  /** Never empty. */
  stories: listOf(DraftStory).transform((rows): DraftStory[] =>
    rows.length > 0 ? rows : [{ id: FIRST_ROW, title: '', text: '', uuid: null }],
  ),
  personalMessage: text,
  /** Recorded and not yet on the server. */
  hostVideo: DraftVideo.nullable().catch(null),
  serverVideo: ServerMedia,
  /** Never empty. */
  contacts: listOf(DraftContact).transform((rows): DraftContact[] =>
    rows.length > 0 ? rows : [{ id: FIRST_ROW, text: '', server: null }],
  ),
  /** Never empty. Edited by their own screen alone; no step sends them. */
  funds: listOf(DraftFund).transform((rows): DraftFund[] =>
    rows.length > 0 ? rows : [{ id: FIRST_ROW, ...blankFund }],
  ),
}

const Content = z.object(contentShape)
/** What the host wrote and chose: the part of a draft that a save sends. */
export type Content = z.infer<typeof Content>

const PromoApplied = z.object({ code: z.string(), free: flag })

const Draft = z.object({
  /** Also the `clientId` of the memorial it becomes. */
  draftId: Id,
  ...contentShape,
  /** Pasted into Quick Import and not imported yet. */
  importText: text,
  /** The address typed on the Save step. */
  email: text,
  promo: PromoApplied.nullable().catch(null),
  shareSlug: text,
  memorialUuid: maybeText,
  /** The server's version that the content began from. */
  memorialVersion: z.number().int().nullable().catch(null),
  /** The content as the server has it; null until it was saved or loaded. */
  baseline: Content.nullable().catch(null),
  /** Whose draft it is, once somebody signed in; another account never sees it. */
  ownerUuid: maybeText,
  paymentCompleted: flag,
  paymentCompletedAt: maybeText,
  stripeCustomerId: maybeText,
  /** Something of it still has to reach the server. */
  pendingPersist: flag,
  /** It was kept by mail before its end: the steps lead on, and what is new follows by itself. */
  keptEarly: flag,
  currentStep: count,
  furthestStep: count,
  /** Milliseconds since 1970; 0 before the first edit. */
  updatedAt: count,
})
export type Draft = z.infer<typeof Draft>

/** A draft with nothing in it, the same for the same id: the server renders it too. */
export const blankDraft = (draftId: string): Draft => Draft.parse({ draftId })

/** The stored entry. A change of meaning raises it, and `parseEntry` then turns the older shape into the newer. */
export const ENTRY_VERSION = 1

const Entry = z.object({
  version: z.literal(ENTRY_VERSION).catch(ENTRY_VERSION),
  /** Who is signed in. The token stands apart. */
  user: User.nullable().catch(null),
  /** The draft that was worked on last, for a tab that has none of its own. */
  current: maybeText,
  drafts: z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((stored) => {
      const read: Record<string, Draft> = {}
      for (const [draftId, one] of Object.entries(stored)) {
        const parsed = Draft.safeParse(typeof one === 'object' && one ? { ...one, draftId } : one)
        if (parsed.success) read[draftId] = parsed.data
      }
      return read
    }),
  /** How many changes of each tab are in here: a tab whose change is missing makes it again. */
  seen: z.record(z.string(), z.number()).catch({}),
})
export type Entry = z.infer<typeof Entry>

export const blankEntry = (): Entry => Entry.parse({})

/** Reads the stored text. null when it holds no entry at all; otherwise what can be read of it. */
export function parseEntry(stored: string): Entry | null {
  try {
    const parsed = Entry.safeParse(JSON.parse(stored))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
