import { z } from 'zod'
import { languages } from '#languages/index.ts'
import { Contact, ContactInput } from './contacts.ts'
import { ContributedPhoto, Contribution, HostContribution, PublicContribution } from './contributions.ts'
import { endpoint } from './endpoint.ts'
import { AnsweredEvent, PublicEvent } from './events.ts'
import { fieldProblem } from './field-problem.ts'
import { CalendarDate, line, optionalLine, optionalText, Timestamp, text, Uuid } from './fields.ts'
import { Donation, DonationTerms, Fund, PublicFund } from './funds.ts'
import { HostRole } from './hosts.ts'
import * as limits from './limits.ts'
import { Media } from './media.ts'
import { HostRsvp, Rsvp, RsvpCounts } from './rsvps.ts'

const InMemorial = z.object({ memorialUuid: Uuid })

export const Story = z.object({ uuid: Uuid, title: z.string().nullable(), text: z.string() })
export type Story = z.infer<typeof Story>

export const Visibility = z.enum(['LINK', 'PASSCODE', 'PRIVATE'])
/** Whose contributions appear at once; the others wait until a host has checked them. */
export const AppearAtOnce = z.enum(['NONE', 'INVITED', 'EVERYONE'])
export type AppearAtOnce = z.infer<typeof AppearAtOnce>

/** The fields of a memorial that every reader gets. */
const told = {
  uuid: Uuid,
  shareSlug: z.string(),
  nameOfPerson: z.string(),
  memorialDate: z.string().nullable(),
  address: z.string().nullable(),
  details: z.string().nullable(),
  hostMessage: z.string().nullable(),
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
  contacts: z.array(Contact),
  memorialFunds: z.array(Fund),
  rsvps: z.array(HostRsvp),
  rsvpCounts: RsvpCounts,
  /** Every part of the day, in order; empty when it has nothing beyond its date, place and details. */
  programme: z.array(AnsweredEvent),
  contributions: z.array(HostContribution),
  contributionCount: z.number().int(),
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
  /** In the links of printed QR codes (`?i=…`): a visitor with it does not count toward the limits of their network. */
  printedCode: z.string(),
  searchIndexed: z.boolean(),
  appearAtOnce: AppearAtOnce,
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

/** The fields of a save. An absent field stays; null clears. */
const payload = {
  userUuid: Uuid.nullish(),
  /** Accepted and ignored: co-hosts are invited, not listed. */
  adminUuids: z.array(z.string()).nullish(),
  memorialDate: z.union([z.literal('').transform(() => null), CalendarDate]).nullish(),
  address: optionalText(limits.memorial.addressMax, 'address').optional(),
  details: optionalText(limits.memorial.detailsMax, 'details').optional(),
  /** Null: unchanged. A list: exactly these photos, in this order. */
  mediaUuids: z.array(Uuid).max(limits.memorial.photosMax).nullish(),
  stories: z.array(StoryInput).max(limits.memorial.storiesMax).nullish(),
  contacts: z.array(ContactInput).max(limits.contacts.max).nullish(),
  hostMessage: optionalText(limits.memorial.messageMax, 'message').optional(),
  hostVideoMessageUuid: z.union([z.literal('').transform(() => null), Uuid]).nullish(),
  stripeCustomerId: z.string().nullish(),
  shareSlug: z.string().max(200).nullish(),
}

/** The steps at which an unfinished memorial can be saved, with a link by mail. */
export const KeptAt = z.enum(['who', 'photos', 'message', 'contacts', 'preview'])
export type KeptAt = z.infer<typeof KeptAt>

export const createMemorial = endpoint({
  method: 'POST',
  path: '/memorial/create',
  summary: 'Save a new memorial for the person who is signed in',
  access: 'user',
  bodyBytes: limits.memorialBodyBytes,
  body: z.object({
    ...payload,
    uuid: Uuid.nullish(),
    nameOfPerson: Name,
    /** Chosen by the browser: the same id again returns the existing memorial. */
    clientId: Uuid.nullish(),
    /** Saved before it is finished: its host gets a mail with a link that continues at this step on any device. */
    keptAt: KeptAt.nullish(),
  }),
  reply: { memorial: Memorial },
  errors: ['MEDIA_NOT_FOUND'],
})

export const editMemorial = endpoint({
  method: 'POST',
  path: '/memorial/edit',
  summary: 'Change the parts of a memorial that the payload carries',
  access: 'host',
  memorialIn: 'body',
  bodyBytes: limits.memorialBodyBytes,
  body: z.object({
    ...payload,
    uuid: Uuid,
    nameOfPerson: Name.optional(),
    /** A new photo's uuid; an empty string or null clears; absent stays. */
    profilePhotoUuid: z.union([z.literal(''), Uuid]).nullish(),
    /** The version the editor began from; absent: overwrites the present state. */
    version: z.number().int().nullish(),
  }),
  reply: { memorial: Memorial },
  errors: ['MEMORIAL_STALE', 'MEDIA_NOT_FOUND', 'SLUG_INVALID', 'SLUG_TAKEN'],
})

export const getMemorial = endpoint({
  method: 'GET',
  path: '/memorial/get/:memorialUuid',
  summary: 'A memorial as its hosts see it',
  access: 'host',
  params: InMemorial,
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
  mediaCount: z.number().int(),
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
  access: 'host',
  params: InMemorial,
  body: z.object({ shareSlug: z.string().max(200) }),
  reply: { memorial: Memorial },
  errors: ['SLUG_INVALID', 'SLUG_TAKEN'],
})

/** The slideshow: the host's photos, then those of others, only ready ones. */
export const Show = z.object({
  memorialUuid: Uuid,
  shareSlug: z.string(),
  nameOfPerson: z.string(),
  memorialDate: z.string().nullable(),
  profilePhoto: Media.nullable(),
  photos: z.array(
    z.object({
      media: Media,
      /** Null for the host's own; for a contributed one the contributor's name, empty for Anonymous. */
      from: z.string().nullable(),
    }),
  ),
})
export type Show = z.infer<typeof Show>

export const getShow = endpoint({
  method: 'GET',
  path: '/memorial/show/:memorialUuid',
  summary: 'Everything the slideshow shows, in its order',
  access: 'host',
  params: InMemorial,
  reply: { show: Show },
})

/** The memorial for everybody with the link. */
export const PublicMemorial = z.object({
  ...told,
  /** First name and surname of the host, or empty. */
  hostName: z.string(),
  /** Names of all hosts who gave one, the owner first. */
  hostNames: z.array(z.string()),
  /** The open funds, in order. */
  memorialFunds: z.array(PublicFund),
  donationTerms: DonationTerms,
  /** The newest visible ones, at most `limits.contributions.wallPage`. */
  contributions: z.array(PublicContribution),
  /** The number of visible contributions. */
  contributionCount: z.number().int(),
  /** The cursor for `listPublicContributions`; null when there are no more. */
  contributionsNext: z.string().nullable(),
  /** Photos of visible contributions, newest first: at most `limits.contributions.galleryPage`. */
  contributedPhotos: z.array(ContributedPhoto),
  /** The number of all such photos. */
  contributedPhotoCount: z.number().int(),
  /** The cursor for `listContributedPhotos`; null when there are no more. */
  contributedPhotosNext: z.string().nullable(),
  searchIndexed: z.boolean(),
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
  params: z.object({ slug: z.string().max(200) }),
  reply: {
    memorial: PublicMemorial,
    ...personal,
  },
  errors: ['PUBLIC_MISSING', 'PUBLIC_ENDED', 'PUBLIC_PRIVATE'],
})
