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
  /** For one line: a title, not the beginning of a story. */
  storyTitleMax: 120,
  storyMax: 20_000,
  storiesMax: 200,
  photosMax: 500,
  captionMax: 500,
  slugMin: 3,
  slugMax: 80,
  slugSuffix: 6,
  /** All texts of its hosts together, in bytes. */
  textBytes: 500 * 1024,
  /** Memorials of an account that nobody paid for, deleted ones included. */
  unpaidMax: 3,
  /** Links that a memorial may have, one after the other, before it is paid for. */
  unpaidSlugsMax: 20,
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
/** A life in decades (docs/product/public-page.md). */
export const life = {
  /** Photos of others that the memorial's page shows of a decade; a page of its own has all. */
  photosOfDecade: 12,
  photosOfPage: 60,
  /** With fewer decades than this there is no line. */
  decadesMin: 3,
}

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
  charityMax: 40,
  goalMaxMinor: 100_000_000,
} as const

/** Those who run the product. */
export const operators = {
  /** For so long a passkey that was shown opens the desk. */
  deskHours: 8,
  /** For so long it counts for what cannot be undone. */
  proofMinutes: 5,
  /** So long hosts can stop that their memorial is handed over. */
  handOverWaitDays: 14,
  groundsMax: 1000,
  /** Of payments, refused mails and failed jobs that are listed, the newest. */
  listed: 200,
  /** Of one memorial in the list of all reports, the oldest: a flood about one leaves room for others. */
  reportsOfEach: 5,
} as const

/** Mailed receipts (docs/decisions/0027). */
export const receipts = {
  /** How long their link opens what they are about. */
  days: 90,
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
