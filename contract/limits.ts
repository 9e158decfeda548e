/** Every number that both sides use. Bytes, characters, milliseconds unless named. */

const MEGABYTE = 1024 * 1024

export const account = {
  passwordMin: 6,
  passwordMax: 256,
  emailMax: 254,
  nameMax: 100,
  codeLength: 5,
  /** The field has room for a stray space. */
  codeFieldMax: 6,
  codeTries: 5,
  codeMinutes: 15,
  resendSeconds: 30,
  tokenDays: 30,
  resetMinutes: 30,
  passkeysMax: 10,
  /** A challenge is signed within these. */
  passkeyMinutes: 5,
  /** Where there are passkeys: after a mailed link set the password, until another can be added. */
  passkeyWaitHours: 48,
  /** Between asking for deletion and deletion. */
  deletionDays: 30,
} as const

export const memorial = {
  nameMin: 2,
  nameMax: 300,
  addressMax: 500,
  detailsMax: 2000,
  messageMax: 500,
  /** One line: what a title is, not how a story begins. */
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
  /** Longest edge of a video's still, in pixels. */
  posterEdge: 1280,
  heicQuality: 0.8,
  /** Longest edges of the served renditions, in pixels. */
  renditionEdges: [320, 480, 640, 960, 1280, 2048],
  /** The rendition that is made first: its longest edge at most, in pixels. */
  firstRenditionEdge: 960,
  /** Files larger than this go up in resumable pieces. */
  resumableFrom: 8 * MEGABYTE,
  /** The first piece, and each on a slow line; on a fast one they grow (app/saving/piece-size.ts). */
  chunkBytes: 4 * MEGABYTE,
  chunkBytesMost: 32 * MEGABYTE,
  undoDays: 30,
} as const

export const payment = { priceMinor: 3000, currency: 'aud', cardholderMin: 2, promoChecks: 5 } as const

/** The end of a memorial's year, in days. */
export const retention = {
  /** Before its last day: when its hosts are told, and from the first on it can be extended. */
  remindBefore: [60, 14, 1],
  /** After its last day: for so long visitors still read it. */
  graceDays: 30,
  /** After those: for so long its files are kept. */
  archivedDays: 60,
  /** Before the last of those its hosts are told once more. */
  lastWordBefore: 14,
} as const

export const invitations = { resendMinutes: 10 } as const

/** Of lists of what others left behind. */
export const responses = {
  page: 25,
  thanksMax: 1000,
  /** A removed contribution or memorial can be brought back for so long. */
  undoDays: 30,
  /** Opening the dashboard again within this time is the same visit. */
  visitMinutes: 30,
} as const

export const rsvp = { nameMax: 100, messageMax: 1000, guestsMax: 50 } as const
/** Of the public forms, said on both sides. */
export const invalidEmail = 'Please enter a valid email address'
export const missingName = 'Please enter your name.'
export const contributions = {
  messageMax: 5000,
  photosMax: 30,
  /** By one call. */
  approvedAtOnce: 100,
  wallPage: 12,
  /** Photos of others in the gallery, and each time more of them are asked for. */
  galleryPage: 12,
  /** That one account may send to one memorial in 24 hours, those it takes out again among them. */
  photosPerDay: 120,
  /** A photo that was sent ahead waits so long for the contribution that names it. */
  stagedHours: 24,
} as const
/** `min` of a new one: the words of before go on opening what they open. */
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

/** The same again within `mergeMinutes` is one entry; of all, the newest `most` are kept. */
export const auditLog = { mergeMinutes: 10, most: 5_000 } as const

export const archive = {
  /** People the owner names beside the hosts. */
  successorsMax: 2,
  /** How long a link on the screen holds, and one in a mail. */
  linkHours: 24,
  mailDays: 90,
  /** Between two times that the links are mailed on request. */
  resendMinutes: 10,
  /** That one node sends at a time. */
  atOnce: 4,
} as const
export const sameSuccessor = 'This address is named twice.'
export const ownSuccessor = 'This is your own address. You have the archive already.'

export const donations = {
  presets: [5, 10, 15, 20],
  preset: 10,
  /** In whole currency units. */
  min: 1,
  max: 10_000,
  invalidAmount: 'Please enter a valid donation amount',
  /** A gift that was begun can be finished for so long. */
  openHours: 24,
  /** To an address that a donor without an account typed: whoever has it never said so. */
  guestReceiptsPerDay: 20,
  /** A payment whose end nobody told us of is waited for so long. */
  waitMinutes: 15,
} as const

export { timing } from './timing.ts'

/** Seconds per photo, and that a card of words stays at least: a photo is seen at once, words are read. */
export const slideshow = { speeds: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], speed: 3, cardSeconds: 4 } as const

/** A photo whose longer edge has fewer pixels looks soft on a projector. */
export const servicePack = { sharpEdge: 1280 } as const

export const collage = { slots: 8 } as const

/** Most bytes of a JSON body; identifiers, tokens and short texts never need more. */
export const jsonBodyBytes = MEGABYTE

/** Of a body, JSON or form, of whoever has no confirmed account: the longest text that such a call takes has 2,000 letters. */
export const anonymousBodyBytes = MEGABYTE / 16

/** The captions of as many photos as a memorial may have, at their longest, in any script (bytes). */
export const captionsBodyBytes = 2 * MEGABYTE

/** A whole memorial: as many stories and contacts as it may have, at their longest, in any script (bytes). */
export const memorialBodyBytes = 16 * MEGABYTE
