import { z } from 'zod'
import { Contact, ContactInput } from './contacts.ts'
import { ContributedPhoto, Contribution, HostContribution, PublicContribution } from './contributions.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDate, line, optionalLine, optionalText, Timestamp, text, Uuid } from './fields.ts'
import { Donation, DonationTerms, Fund, PublicFund } from './funds.ts'
import { HostRole } from './hosts.ts'
import { languages } from './languages/index.ts'
import * as limits from './limits.ts'
import { Media } from './media.ts'
import { HostRsvp, Rsvp, RsvpCounts } from './rsvps.ts'

const InMemorial = z.object({ memorialUuid: Uuid })

export const Story = z.object({ uuid: Uuid, title: z.string().nullable(), text: z.string() })
export type Story = z.infer<typeof Story>

export const Visibility = z.enum(['LINK', 'PASSCODE', 'PRIVATE'])
/** Whose contributions appear at once; the others wait until a host has looked. */
export const AppearAtOnce = z.enum(['NONE', 'INVITED', 'EVERYONE'])
export type AppearAtOnce = z.infer<typeof AppearAtOnce>

/** What of a memorial everyone reads who may read it at all. */
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
  /** What its page speaks, if its hosts chose; null: whatever its reader does. */
  language: z.enum(languages).nullable(),
  /** What is said in its name to those of whom no language is known: its page's, else its owner's. */
  writtenIn: z.enum(languages),
  dateCreated: Timestamp,
}

/**
 * What its hosts read. Of the answers and contributions the newest stand here, at most
 * `limits.responses.page`; `listRsvps` and `listContributions` give the others.
 */
export const Memorial = z.object({
  ...told,
  /**
   * Raised by every save and every new link; a save that names an older one is answered MEMORIAL_STALE. Files
   * that arrive or get ready do not raise it, so that nobody's save is refused for their own uploads.
   */
  version: z.number().int(),
  contacts: z.array(Contact),
  memorialFunds: z.array(Fund),
  rsvps: z.array(HostRsvp),
  rsvpCounts: RsvpCounts,
  contributions: z.array(HostContribution),
  contributionCount: z.number().int(),
  /** How many of them wait for a host; they come first. */
  waitingCount: z.number().int(),
  /** The printed book, once there is one. */
  pdfUrl: z.string().nullable(),
  pdfGeneratedAt: Timestamp.nullable(),
  paymentCompleted: z.boolean(),
  paymentCompletedAt: Timestamp.nullable(),
  stripeCustomerId: z.string().nullable(),
  promoApplied: z.string().nullable(),
  retainedUntil: Timestamp.nullable(),
  visibility: Visibility,
  /** Whether there is a word to open it; the word itself is never told. */
  hasPasscode: z.boolean(),
  /** Stands behind the link in QR codes that are printed (`?i=…`): whoever scanned one is not counted with their network. */
  printedCode: z.string(),
  searchIndexed: z.boolean(),
  appearAtOnce: AppearAtOnce,
  createdAt: Timestamp,
})
export type Memorial = z.infer<typeof Memorial>

/** Who saved a memorial last and when. Beside the memorial in the answer MEMORIAL_STALE. */
export const LastEdit = z.object({
  name: z.string(),
  /** The reader saved it, somewhere else. */
  isYours: z.boolean(),
  at: Timestamp,
})
export type LastEdit = z.infer<typeof LastEdit>

const Name = line(limits.memorial.nameMax, 'Name').pipe(
  z
    .string()
    .min(1, 'Name is required')
    .min(limits.memorial.nameMin, `Name must be at least ${limits.memorial.nameMin} characters`),
)

export const StoryInput = z.object({
  uuid: Uuid.nullish(),
  /** Absent: a story that is there keeps the one it has, so that a client that knows no titles takes none away. */
  title: optionalLine(limits.memorial.storyTitleMax, "A story's title").optional(),
  text: text(limits.memorial.storyMax, 'A story'),
})

/** What a save sends. What is absent stays as it is; null clears. */
const payload = {
  userUuid: Uuid.nullish(),
  /** Accepted and ignored: co-hosts are invited, not listed. */
  adminUuids: z.array(z.string()).nullish(),
  memorialDate: z.union([z.literal('').transform(() => null), CalendarDate]).nullish(),
  address: optionalText(limits.memorial.addressMax, 'Address').optional(),
  details: optionalText(limits.memorial.detailsMax, 'Details').optional(),
  /** null: unchanged. A list: exactly these photos, in this order. */
  mediaUuids: z.array(Uuid).max(limits.memorial.photosMax).nullish(),
  stories: z.array(StoryInput).max(limits.memorial.storiesMax).nullish(),
  contacts: z.array(ContactInput).max(limits.contacts.max).nullish(),
  hostMessage: optionalText(limits.memorial.messageMax, 'Message').optional(),
  hostVideoMessageUuid: z.union([z.literal('').transform(() => null), Uuid]).nullish(),
  stripeCustomerId: z.string().nullish(),
  shareSlug: z.string().max(200).nullish(),
}

/** The steps from which a memorial can be kept by mail before it is finished. */
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
    /** Chosen by the browser: the same id again returns the memorial that is already there. */
    clientId: Uuid.nullish(),
    /** Kept before it is finished: its host is mailed a link that goes on at this step on any device. */
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
    /** A new photo's uuid; an empty string or null clears; absent leaves as it is. */
    profilePhotoUuid: z.union([z.literal(''), Uuid]).nullish(),
    /** The version the editor began from; absent: save over whatever is there. */
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

/** One that its owner can still bring back. */
export const DeletedMemorial = z.object({
  uuid: Uuid,
  nameOfPerson: z.string(),
  dateDeleted: Timestamp,
  /** From then on it is gone for good. */
  removedAt: Timestamp,
})
export type DeletedMemorial = z.infer<typeof DeletedMemorial>

/** A memorial that somebody moderates, for their Profile. */
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

/** The show: the host's photos, then those of others, ready ones only. */
export const Show = z.object({
  memorialUuid: Uuid,
  shareSlug: z.string(),
  nameOfPerson: z.string(),
  memorialDate: z.string().nullable(),
  profilePhoto: Media.nullable(),
  photos: z.array(
    z.object({
      media: Media,
      /** null for the host's own; a name, or empty for Anonymous, for a contributed one. */
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

/** What anyone with the link reads. */
export const PublicMemorial = z.object({
  ...told,
  /** First name and surname of the host, or empty. */
  hostName: z.string(),
  /** Of all who host it and gave one, the owner first. */
  hostNames: z.array(z.string()),
  /** Those that are asked for, in their order. */
  memorialFunds: z.array(PublicFund),
  donationTerms: DonationTerms,
  /** The newest that are shown, at most `limits.contributions.wallPage`. */
  contributions: z.array(PublicContribution),
  /** Of all that are shown. */
  contributionCount: z.number().int(),
  /** Where `listPublicContributions` goes on; null when these are all. */
  contributionsNext: z.string().nullable(),
  /** Of the contributions that are shown, the newest first: at most `limits.contributions.galleryPage`. */
  contributedPhotos: z.array(ContributedPhoto),
  /** Of all that are shown. */
  contributedPhotoCount: z.number().int(),
  /** Where `listContributedPhotos` goes on; null when these are all. */
  contributedPhotosNext: z.string().nullable(),
  searchIndexed: z.boolean(),
})
export type PublicMemorial = z.infer<typeof PublicMemorial>

/** What one visitor has said, added and given. */
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
