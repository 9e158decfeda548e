// Numbers of what only hosts open, apart from contract/limits.ts: no visitor and no first step loads them.

/** Of the programme of a memorial's day. */
export const events = {
  /** Those that take place, the first included. */
  max: 12,
  /** With those taken back, which stay once somebody answered them. */
  maxInAll: 40,
  titleMax: 120,
  linkMax: 2000,
  zoneMax: 64,
  /** People on one door list. */
  doorMax: 5000,
  /** How long an event takes that has no end, in hours. */
  lengthHours: 3,
  /** Of the host's words in a message about an event. */
  noticeMax: 1000,
} as const

/** Films among a memorial's photos. */
export const films = {
  bytes: 300 * 1024 * 1024,
  seconds: 3 * 60,
  /** Of the hosts. */
  ownMax: 10,
} as const

/** Of whom to thank. */
export const thanks = {
  /** What hosts write down at one memorial, removed ones included. */
  typedMax: 2000,
  nameMax: 100,
  wordsMax: 300,
  searchMax: 100,
} as const

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

/** Of what is said in a video, written down, in characters: nobody says so much in its five minutes. */
export const transcript = { max: 8000 } as const

export const hosts = { max: 20, invitationDays: 14 } as const

export const archive = {
  /** People whom the owner names in addition to the hosts. */
  successorsMax: 2,
  /** How long a link is valid at least, and at most twice as long. */
  linkMinutes: 10,
  /** Least time between two mailings of the links on request. */
  resendMinutes: 10,
  /** The most archives that one node sends at once. */
  atOnce: 4,
  /** Of an archive that the operator restores; others send no more than their account has room for. */
  restoreBytes: 100 * 1024 * 1024 * 1024,
} as const

/** Seconds per photo, and the least time of a text card: reading takes longer than seeing a photo. */
export const slideshow = {
  speeds: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  speed: 3,
  cardSeconds: 4,
  memories: 200,
  memoryLetters: 320,
  /** Photos, and as many films, that visitors are shown. */
  visitorsMax: 500,
} as const
