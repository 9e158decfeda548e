/** Every number that both sides use. In bytes, characters or milliseconds unless the name says otherwise. */

const MEGABYTE = 1024 * 1024

export const account = {
  passwordMin: 6,
  passwordMax: 256,
  emailMax: 254,
  nameMax: 100,
  codeLength: 5,
  /** One more than the code, for a stray space. */
  codeFieldMax: 6,
  codeTries: 5,
  codeMinutes: 15,
  resendSeconds: 30,
  sessionDays: 30,
  resetMinutes: 30,
  passkeysMax: 10,
  /** How long a challenge is valid. */
  passkeyMinutes: 5,
  /** For accounts with passkeys: hours after a mailed link set the password until another passkey can be added. */
  passkeyWaitHours: 48,
  /** Days from the request to the deletion. */
  deletionDays: 30,
} as const

export const memorial = {
  nameMin: 2,
  nameMax: 300,
  addressMax: 500,
  detailsMax: 2000,
  messageMax: 500,
  /** For one line: a title, not the beginning of a story. */
  storyTitleMax: 120,
  storyMax: 20_000,
  storiesMax: 200,
  photosMax: 500,
  captionMax: 500,
  slugMin: 3,
  slugMax: 80,
  slugSuffix: 6,
} as const

export const contacts = { max: 2000, phoneDigitsMin: 7, nameMax: 100 } as const

export const media = {
  photoBytes: 40 * MEGABYTE,
  photoPixels: 100_000_000,
  profilePhotoBytes: 10 * MEGABYTE,
  videoBytes: 300 * MEGABYTE,
  videoSeconds: 5 * 60,
  posterBytes: 10 * MEGABYTE,
  /** Longest edge of a video's still image, in pixels. */
  posterEdge: 1280,
  heicQuality: 0.8,
  /** Longest edges of the renditions, in pixels. */
  renditionEdges: [320, 480, 640, 960, 1280, 2048],
  /** Longest edge of the rendition that is made first, in pixels. */
  firstRenditionEdge: 960,
  /** Larger files are uploaded in resumable pieces. */
  resumableFrom: 8 * MEGABYTE,
  /** The first piece, and each on a slow line; on a fast one they grow (app/saving/piece-size.ts). */
  chunkBytes: 4 * MEGABYTE,
  chunkBytesMost: 32 * MEGABYTE,
  undoDays: 30,
} as const

export const payment = { priceMinor: 3000, currency: 'aud', cardholderMin: 2 } as const

/** Numbers about the end of a memorial's year, in days. */
export const retention = {
  /** Before its last day: when its hosts are told. From the first on it can be extended. */
  remindBefore: [60, 14, 1],
  /** After its last day: how long visitors can still read it. */
  graceDays: 30,
  /** After those: how long its files are kept. */
  closedDays: 60,
  /** Days before the files are deleted when hosts are told once more. */
  lastWordBefore: 14,
} as const

export const invitations = { resendMinutes: 10 } as const

/** Lists of what visitors left. */
export const responses = {
  page: 25,
  thanksMax: 1000,
  /** How long a removed contribution or memorial can be restored. */
  undoDays: 30,
  /** Opening the dashboard again within this time is the same visit. */
  visitMinutes: 30,
} as const

export const rsvp = {
  nameMax: 100,
  messageMax: 1000,
  guestsMax: 50,
  foodMax: 500,
  accessNeedsMax: 500,
} as const
/** The programme of a memorial's day. */
export const events = {
  /** Those that take place, the first included. */
  max: 12,
  /** With those taken back, which stay once somebody answered them. */
  maxInAll: 40,
  titleMax: 120,
  /** People. */
  capacityMax: 100_000,
  linkMax: 2000,
  zoneMax: 64,
  /** People on one door list. */
  doorMax: 5000,
  /** How long an event takes that has no end, in hours. */
  lengthHours: 3,
} as const
export const contributions = {
  messageMax: 5000,
  photosMax: 30,
  /** In one call. */
  approvedAtOnce: 100,
  wallPage: 12,
  /** Photos of others per page of the gallery. */
  galleryPage: 12,
  /** Photos that one account may send to one memorial in 24 hours, including those it removes again. */
  photosPerDay: 120,
  /** How long an uploaded photo waits for its contribution. */
  stagedHours: 24,
} as const
/** `min` applies to a new passcode; older ones stay valid. */
export const passcode = { min: 6, max: 60 } as const
export const reportMax = 2000

export const funds = {
  max: 20,
  titleMax: 200,
  descriptionMax: 2000,
  recipientMax: 200,
  payoutMax: 200,
  goalMaxMinor: 100_000_000,
} as const

export const hosts = { max: 20, invitationDays: 14 } as const

/** The same action within `mergeMinutes` is one entry; the newest `most` entries are kept. */
export const auditLog = { mergeMinutes: 10, most: 5_000 } as const

export const archive = {
  /** People whom the owner names in addition to the hosts. */
  successorsMax: 2,
  /** How long a link on the screen, and one in a mail, is valid. */
  linkHours: 24,
  mailDays: 90,
  /** Least time between two mailings of the links on request. */
  resendMinutes: 10,
  /** The most archives that one node sends at once. */
  atOnce: 4,
} as const

export const donations = {
  presets: [5, 10, 15, 20],
  preset: 10,
  /** In whole currency units. */
  min: 1,
  max: 10_000,
  /** How long a begun gift can be completed. */
  openHours: 24,
  /** To one address typed by guests: its owner may never have asked for mail. */
  guestReceiptsPerDay: 20,
  /** How long to wait for a payment whose result was not reported. */
  waitMinutes: 15,
} as const

export { timing } from './timing.ts'

/** Seconds per photo, and the least time of a text card: reading takes longer than seeing a photo. */
export const slideshow = { speeds: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], speed: 3, cardSeconds: 4 } as const

/** A photo with a smaller longer edge looks soft on a projector. */
export const servicePack = { sharpEdge: 1280 } as const

export const collage = { slots: 8 } as const

/** Most bytes of a JSON body; identifiers, tokens and short texts need no more. */
export const jsonBodyBytes = MEGABYTE

/**
 * Most bytes of a body, JSON or form, without a confirmed account: the longest text of such a call has 2,000 letters.
 */
export const anonymousBodyBytes = MEGABYTE / 16

/** For captions of as many photos as a memorial may have, at full length, in any script (bytes). */
export const captionsBodyBytes = 2 * MEGABYTE

/** For a programme whose every event is for as many chosen contacts as there may be (bytes). */
export const programmeBodyBytes = 2 * MEGABYTE

/** For a whole memorial: as many stories and contacts as allowed, at full length, in any script (bytes). */
export const memorialBodyBytes = 16 * MEGABYTE
