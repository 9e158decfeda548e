import type { User } from '#contract/accounts.ts'
import type { Contact } from '#contract/contacts.ts'
import type { Media } from '#contract/media.ts'
import { mapTexts, memorialTextNames } from '#contract/memorial-texts.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { DraftFilm, DraftPhoto } from './schema.ts'

/** Builders and doubles for the tests of the draft. */

const DAY = '2025-03-01T10:00:00.000Z'

/** A readable identifier: `uuid(7)` ends in 7. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const aUser = (change: Partial<User> = {}): User => ({
  uuid: uuid(900),
  email: 'host@example.com',
  firstName: 'Hana',
  surname: 'Host',
  emailVerified: true,
  ...change,
})

export const aMedia = (change: Partial<Media> = {}): Media => ({
  uuid: uuid(100),
  title: '',
  location: '/media/photos',
  filename: 'k3v9',
  extension: 'jpg',
  mediaType: 0,
  url: '/media/photos/k3v9.jpg',
  state: 'READY',
  width: 1200,
  height: 800,
  placeholder: null,
  widths: [320, 640],
  durationSeconds: null,
  clientId: null,
  ...change,
})

export const aContact = (change: Partial<Contact> = {}): Contact => ({
  uuid: uuid(200),
  id: uuid(200),
  email: 'ana@example.com',
  phone: null,
  firstName: '',
  surname: '',
  inviteState: 'NONE',
  inviteError: null,
  dateInviteSent: null,
  dateTexted: null,
  inviteToken: null,
  unsubscribed: false,
  rsvp: null,
  ...change,
})

export const aMemorial = (change: Partial<Memorial> = {}): Memorial => ({
  uuid: uuid(1),
  version: 3,
  shareSlug: 'ana-silva-000001',
  nameOfPerson: 'Ana Silva',
  birthDate: null,
  deathDate: null,
  memorialDate: null,
  ...mapTexts(memorialTextNames, () => null),
  hostVideoMessage: null,
  isVideoShown: false,
  profilePhoto: null,
  media: [],
  stories: [],
  contacts: [],
  memorialFunds: [],
  rsvps: [],
  rsvpCounts: { attending: 0, unsure: 0, notAttending: 0, guests: 0, waiting: 0 },
  programme: [],
  contributions: [],
  contributionCount: 0,
  waitingCount: 0,
  pdfUrl: null,
  pdfGeneratedAt: null,
  paymentCompleted: false,
  paymentCompletedAt: null,
  stripeCustomerId: null,
  promoApplied: null,
  retainedUntil: null,
  visibility: 'LINK',
  hasPasscode: false,
  printedCode: 'p.AbCdEfGhIj',
  printCode: '0123456789abcdef0123',
  isNamedAfter: false,
  searchIndexed: false,
  appearAtOnce: 'INVITED',
  photoOrder: 'HAND',
  language: null,
  writtenIn: 'en',
  createdAt: DAY,
  dateCreated: DAY,
  ...change,
})

export const aPhoto = (change: Partial<DraftPhoto> = {}): DraftPhoto => ({
  id: uuid(10),
  name: 'lake.jpg',
  caption: '',
  size: 1000,
  mime: 'image/jpeg',
  width: 1200,
  height: 800,
  rotation: 0,
  takenAt: null,
  saidDate: null,
  fileDate: null,
  isScan: false,
  serverMedia: null,
  state: 'ready',
  problem: null,
  refusal: null,
  ...change,
})

export const aFilm = (change: Partial<DraftFilm> = {}): DraftFilm => ({
  id: uuid(600),
  name: 'wedding.mp4',
  size: 8,
  caption: '',
  seconds: 20,
  state: 'ready',
  problem: null,
  ...change,
})
