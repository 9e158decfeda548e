import { z } from 'zod'
import { languages } from '#languages/index.ts'
import { Contact, ContactInput } from './contacts.ts'
import { ContributedPhoto, Contribution, HostContribution, PublicContribution } from './contributions.ts'
import { endpoint } from './endpoint.ts'
import { publicErrors } from './errors.ts'
import { AnsweredEvent, PublicEvent } from './events.ts'
import { fieldProblem } from './field-problem.ts'
import {
  CalendarDate,
  hostCall,
  InPublic,
  line,
  optionalLine,
  optionalText,
  Timestamp,
  text,
  Uuid,
  Version,
} from './fields.ts'
import { Donation, DonationTerms, Fund, PublicFund } from './funds.ts'
import { events as eventLimits } from './host-limits.ts'
import { HostRole } from './hosts.ts'
import { LifeLine, lifeDates } from './life.ts'
import { readLifeDate } from './life-dates.ts'
import * as limits from './limits.ts'
import { Media } from './media.ts'
import { mapTexts, memorialTextNames, memorialTexts } from './memorial-texts.ts'
import { HostRsvp, Rsvp, RsvpCounts } from './rsvps.ts'
import { Show } from './show.ts'
import { isZone } from './zoned-time.ts'

export const Story = z.object({ uuid: Uuid, title: z.string().nullable(), text: z.string() })
export type Story = z.infer<typeof Story>

export const Visibility = z.enum(['LINK', 'PASSCODE', 'PRIVATE'])
/** Whose contributions appear at once; the others wait until a host has checked them. */
export const AppearAtOnce = z.enum(['NONE', 'INVITED', 'EVERYONE'])
export type AppearAtOnce = z.infer<typeof AppearAtOnce>
/** The order of the photos wherever they are shown: the one that hosts made by hand, or by when they were taken. */
export const PhotoOrder = z.enum(['HAND', 'TIME'])
export type PhotoOrder = z.infer<typeof PhotoOrder>

/** The fields of a memorial that every reader gets. */
const told = {
  uuid: Uuid,
  shareSlug: z.string(),
  nameOfPerson: z.string(),
  ...lifeDates,
  memorialDate: z.string().nullable(),
  /** Where its day takes place, as far as a browser said; null: the product's zone. Absent in what a browser stored before. */
  zone: z.string().nullish(),
  ...mapTexts(memorialTextNames, () => z.string().nullable()),
  hostVideoMessage: Media.nullable(),
  profilePhoto: Media.nullable(),
  media: z.array(Media),
  stories: z.array(Story),
  /** The language of its page, if its hosts chose one; null: the reader's. */
  language: z.enum(languages).nullable(),
  /** The language of texts in its name to people whose language is not known: its page's, else its owner's. */
  writtenIn: z.enum(languages),
  dateCreated: Timestamp,
}

/**
 * The memorial for its hosts. Of answers and contributions it has the newest, at most `limits.responses.page`;
 * `listRsvps` and `listContributions` return the others.
 */
export const Memorial = z.object({
  ...told,
  /**
   * Raised by every save and every new slug; a save with an older version is rejected with MEMORIAL_STALE. Files that
   * arrive or become ready do not raise it, so that one's own uploads never cause a rejection.
   */
  version: z.number().int(),
  /** Of the hosts, those that can be played and those that are being made ready; absent in what a browser stored before. */
  filmCount: z.number().int().nullish(),
  contacts: z.array(Contact),
  memorialFunds: z.array(Fund),
  rsvps: z.array(HostRsvp),
  rsvpCounts: RsvpCounts,
  /** Every part of the day, in order; empty when it has nothing beyond its date, place and details. */
  programme: z.array(AnsweredEvent),
  contributions: z.array(HostContribution),
  contributionCount: z.number().int(),
  /** Whether the video was saved after the message: people see the one saved last. */
  isVideoShown: z.boolean(),
  /** How many contributions wait for a host; they come first. */
  waitingCount: z.number().int(),
  /** The printed book, if there is one. */
  pdfUrl: z.string().nullable(),
  pdfGeneratedAt: Timestamp.nullable(),
  paymentCompleted: z.boolean(),
  paymentCompletedAt: Timestamp.nullable(),
  stripeCustomerId: z.string().nullable(),
  promoApplied: z.string().nullable(),
  retainedUntil: Timestamp.nullable(),
  visibility: Visibility,
  /** Whether it has a passcode; the passcode itself is never returned. */
  hasPasscode: z.boolean(),
  /** In the links that printed QR codes lead to (`?i=…`): a visitor with it does not count toward the limits of their network. */
  printedCode: z.string(),
  /** The code of the address in printed QR codes (`printedAddress`). */
  printCode: z.string(),
  /** Whether that address still says the name and the years once the memorial is gone. */
  isNamedAfter: z.boolean(),
  searchIndexed: z.boolean(),
  appearAtOnce: AppearAtOnce,
  photoOrder: PhotoOrder,
  createdAt: Timestamp,
})
export type Memorial = z.infer<typeof Memorial>

/** Who saved a memorial last and when. Part of the answer MEMORIAL_STALE. */
export const LastEdit = z.object({
  name: z.string(),
  /** The reader saved it themselves, elsewhere. */
  isYours: z.boolean(),
  at: Timestamp,
})
export type LastEdit = z.infer<typeof LastEdit>

const Name = line(limits.memorial.nameMax, 'name').pipe(
  z
    .string()
    .min(1, fieldProblem('nameRequired'))
    .min(limits.memorial.nameMin, fieldProblem('nameTooShort', { min: limits.memorial.nameMin })),
)

export const StoryInput = z.object({
  uuid: Uuid.nullish(),
  /** Absent: an existing story keeps its title, so that a client without titles removes none. */
  title: optionalLine(limits.memorial.storyTitleMax, 'storyTitle').optional(),
  text: text(limits.memorial.storyMax, 'story'),
})

/** After every day of the calendar: whether a date is in the future, the service knows. */
const LAST_DAY = '9999-12-31'

/** A `LifeDate`; an empty one is not known. */
const LifeDateInput = z
  .string()
  .max(20, fieldProblem('lifeDate'))
  .refine((text) => 'date' in readLifeDate(text, LAST_DAY), fieldProblem('lifeDate'))
  .transform((text) => text || null)

/** The zone of a device. One that the server does not know is left out: nobody typed it, so nobody can mend it. */
const DeviceZone = z
  .string()
  .nullish()
  .transform((zone) => (zone && zone.length <= eventLimits.zoneMax && isZone(zone) ? zone : undefined))
  .optional()

/** The fields of a save. An absent field stays; null clears. */
const payload = {
  userUuid: Uuid.nullish(),
  /** Accepted and ignored: co-hosts are invited, not listed. */
  adminUuids: z.array(z.string()).nullish(),
  birthDate: LifeDateInput.nullish(),
  deathDate: LifeDateInput.nullish(),
  memorialDate: z.union([z.literal('').transform(() => null), CalendarDate]).nullish(),
  /** Of the device, by its IANA name: counts for days without a time, unless one is known already (docs/decisions/0023). */
  zone: DeviceZone,
  ...mapTexts(memorialTextNames, (name) => optionalText(memorialTexts[name], name).optional()),
  /** Null: unchanged. A list: exactly these photos, in this order. */
  mediaUuids: z.array(Uuid).max(limits.memorial.photosMax).nullish(),
  stories: z.array(StoryInput).max(limits.memorial.storiesMax).nullish(),
  contacts: z.array(ContactInput).max(limits.contacts.max).nullish(),
  /** Whether people see the video; without it, what was sent last of the message and the video. */
  isVideoShown: z.boolean().optional(),
  hostVideoMessageUuid: z.union([z.literal('').transform(() => null), Uuid]).nullish(),
  stripeCustomerId: z.string().nullish(),
  shareSlug: z.string().max(200).nullish(),
}

export const createMemorial = endpoint({
  method: 'POST',
  path: '/memorial/create',
  summary: 'Save a new memorial for the person who is signed in',
  access: 'user',
  body: z.object({
    ...payload,
    uuid: Uuid.nullish(),
    nameOfPerson: Name,
    /** Chosen by the browser: the same id again returns the existing memorial. */
    clientId: Uuid.nullish(),
  }),
  reply: { memorial: Memorial },
  errors: ['MEDIA_NOT_FOUND', 'LIFE_DATE_AHEAD', 'DEATH_BEFORE_BIRTH', 'TOO_MUCH_TEXT', 'TOO_MANY_UNPAID'],
})

export const editMemorial = endpoint({
  method: 'POST',
  path: '/memorial/edit',
  summary: 'Change the parts of a memorial that the payload carries',
  access: 'host',
  memorialIn: 'body',
  body: z.object({
    ...payload,
    uuid: Uuid,
    nameOfPerson: Name.optional(),
    /** A new photo's uuid; an empty string or null clears; absent stays. */
    profilePhotoUuid: z.union([z.literal(''), Uuid]).nullish(),
    /** The version the editor began from; absent: overwrites the present state. */
    version: Version.nullish(),
  }),
  reply: { memorial: Memorial },
  errors: [
    'MEMORIAL_STALE',
    'MEDIA_NOT_FOUND',
    'TOO_MUCH_TEXT',
    'SLUG_INVALID',
    'SLUG_TAKEN',
    'SLUGS_USED_UP',
    'LIFE_DATE_AHEAD',
    'DEATH_BEFORE_BIRTH',
  ],
})

export const getMemorial = endpoint({
  method: 'GET',
  path: '/memorial/get/:memorialUuid',
  summary: 'A memorial as its hosts see it',
  ...hostCall,
  reply: { memorial: Memorial, lastEdit: LastEdit.nullish() },
})

export const MemorialSummary = Memorial.pick({
  uuid: true,
  nameOfPerson: true,
  address: true,
  createdAt: true,
  paymentCompleted: true,
  stripeCustomerId: true,
  shareSlug: true,
  profilePhoto: true,
}).extend({ role: HostRole.exclude(['MODERATOR']) })
export type MemorialSummary = z.infer<typeof MemorialSummary>

export const listMemorials = endpoint({
  method: 'GET',
  path: '/memorial/list',
  summary: 'The memorials this person hosts, newest first',
  access: 'user',
  reply: { memorials: z.array(MemorialSummary) },
})

export const ContributionSummary = z.object({
  id: Uuid,
  dateCreated: Timestamp,
  /** Of its photos. */
  mediaCount: z.number().int(),
  /** Of its voices and films; absent where there are none. */
  recordingCount: z.number().int().optional(),
  memorial: z.object({ nameOfPerson: z.string(), shareSlug: z.string() }),
})
export type ContributionSummary = z.infer<typeof ContributionSummary>

/** A memorial that its owner can still restore. */
export const DeletedMemorial = z.object({
  uuid: Uuid,
  nameOfPerson: z.string(),
  dateDeleted: Timestamp,
  /** When it is removed for good. */
  removedAt: Timestamp,
})
export type DeletedMemorial = z.infer<typeof DeletedMemorial>

/** A memorial that the person moderates, for their profile. */
export const ModeratedMemorial = z.object({
  uuid: Uuid,
  nameOfPerson: z.string(),
  profilePhoto: Media.nullable(),
  waiting: z.number().int(),
})
export type ModeratedMemorial = z.infer<typeof ModeratedMemorial>

export const listAll = endpoint({
  method: 'GET',
  path: '/memorial/list-all',
  summary: 'What this person hosts and what they contributed to',
  access: 'user',
  reply: {
    ownedMemorials: z.array(MemorialSummary),
    contributions: z.array(ContributionSummary),
    moderatedMemorials: z.array(ModeratedMemorial),
    deletedMemorials: z.array(DeletedMemorial),
  },
})

export const updateShareSlug = endpoint({
  method: 'POST',
  path: '/memorial/share-slug/:memorialUuid',
  summary: 'Change the link; the old one keeps leading here',
  ...hostCall,
  body: z.object({ shareSlug: z.string().max(200) }),
  reply: { memorial: Memorial },
  errors: ['SLUG_INVALID', 'SLUG_TAKEN', 'SLUGS_USED_UP'],
})

export const getShow = endpoint({
  method: 'GET',
  path: '/memorial/show/:memorialUuid',
  summary: 'Everything the slideshow shows, in its order; asked again while it plays',
  ...hostCall,
  query: z.object({ known: z.string().max(64).optional() }),
  reply: {
    /** Null when it is still the version that was sent as `known`. */
    show: Show.nullable(),
    version: z.string(),
  },
})

/** The memorial for everybody with the link. */
export const PublicMemorial = z.object({
  ...told,
  /** First name and surname of the host, or empty. */
  hostName: z.string(),
  /** Names of all hosts who gave one, the owner first. */
  hostNames: z.array(z.string()),
  /** The films among its photos, which `media` never has; absent when there are none. */
  films: z.array(Media).nullish(),
  /** The open funds, in order. */
  memorialFunds: z.array(PublicFund),
  donationTerms: DonationTerms,
  /** The newest visible ones, at most `limits.contributions.wallPage`. */
  contributions: z.array(PublicContribution),
  /** The number of visible contributions. */
  contributionCount: z.number().int(),
  /** The cursor of the next page (`/view/:slug/more?memories=`); null when there are no more. */
  contributionsNext: z.string().nullable(),
  /** Photos of visible contributions, newest first: at most `limits.contributions.galleryPage`. */
  contributedPhotos: z.array(ContributedPhoto),
  /** The number of all such photos. */
  contributedPhotoCount: z.number().int(),
  /** The cursor of the next page (`/view/:slug/more?photos=`); null when there are no more. */
  contributedPhotosNext: z.string().nullable(),
  /**
   * Only where the hosts chose the order of time: then `media` is in it, and `contributedPhotos` has those without a date.
   */
  life: LifeLine.nullish(),
  searchIndexed: z.boolean(),
  /** The date whose anniversary the yearly note is for: of the death, or what its hosts chose; null: none is known. */
  anniversary: z.string().nullable(),
  /**
   * The events for everyone in order of time, the first event among them; empty when the day has nothing beyond its
   * date, place and details.
   */
  programme: z.array(PublicEvent),
})
export type PublicMemorial = z.infer<typeof PublicMemorial>

/** What one visitor answered, added and gave. */
export const personal = {
  userContribution: Contribution.nullable(),
  userRsvp: Rsvp.nullable(),
  userDonations: z.array(Donation),
}

export const getPublicMemorial = endpoint({
  method: 'GET',
  path: '/public/memorial/:slug',
  summary: 'The public memorial, with what the caller added to it when a token is sent',
  access: 'anyone',
  priority: 'essential',
  params: InPublic,
  reply: { memorial: PublicMemorial, ...personal },
  errors: [...publicErrors],
})
