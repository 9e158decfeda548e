import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { photoErrors, publicErrors } from './errors.ts'
import { fieldProblem } from './field-problem.ts'
import {
  acceptEmptyEmail,
  InMemorial,
  optionalLine,
  Proof,
  Timestamp,
  Token,
  text,
  trimmedText,
  Uuid,
} from './fields.ts'
import * as limits from './limits.ts'
import { Caption, Media, Transcript, WrittenTranscript } from './media.ts'
import { Page } from './pages.ts'

/** As every visitor sees it on the wall. */
export const PublicContribution = z.object({
  id: Uuid,
  /** Null: shown as Anonymous, and hosts do not get the address. */
  contributorName: z.string().nullable(),
  message: z.string(),
  media: z.array(Media),
  /** Voices and films, as their sender added them; absent where there are none. `media` has photos alone. */
  recordings: z.array(Media).optional(),
  dateCreated: Timestamp,
})
export type PublicContribution = z.infer<typeof PublicContribution>

/** As its sender sees it. */
export const Contribution = PublicContribution.extend({
  contributorEmail: z.string().nullable(),
  /** HIDDEN: hidden by a host. PENDING: waits for a host. */
  state: z.enum(['VISIBLE', 'HIDDEN', 'PENDING']),
  dateThanked: Timestamp.nullable(),
})
export type Contribution = z.infer<typeof Contribution>

/** What a rule found in somebody's words. */
export const Doubt = z.enum(['LINKS', 'CAPITALS', 'WORDS', 'REPEATED'])
export type Doubt = z.infer<typeof Doubt>

/** Why it waits: APPROVAL because of the memorial's setting, else what a rule found in its words. */
export const PendingReason = z.enum(['APPROVAL', ...Doubt.options])
export type PendingReason = z.infer<typeof PendingReason>

/**
 * Of a memory that came by mail. PROVEN: from the address that was written to. OTHER: from another address. UNPROVEN: nothing
 * proves who sent it.
 */
export const MailSender = z.enum(['PROVEN', 'OTHER', 'UNPROVEN'])

/** With fields only for hosts and moderators: the author is not told why it waits. */
export const HostContribution = Contribution.extend({
  pendingReason: PendingReason.nullable(),
  /** Null: it did not come by mail. */
  mailSender: MailSender.nullable(),
  /** Whether there is an account to block: not after it was deleted, and not for hosts and moderators. */
  canBlock: z.boolean(),
  /**
   * Whether whoever asks may thank the contributor: a mail can reach them, even if hosts may not see the address. Never
   * for moderators.
   */
  canThank: z.boolean(),
  /** Whether the account's address is among the contacts. */
  isInvited: z.boolean(),
  /** Written on paper, and filed by a host or helper: its words can be typed off. */
  onPaper: z.boolean(),
  /** From the archive of a memorial that was elsewhere: nobody proved here who wrote it. */
  isBrought: z.boolean(),
})
export type HostContribution = z.infer<typeof HostContribution>

/** A photo that somebody added, in the gallery; `from` is empty for Anonymous. */
export const ContributedPhoto = z.object({ media: Media, from: z.string() })
export type ContributedPhoto = z.infer<typeof ContributedPhoto>

const One = InMemorial.extend({ contributionId: Uuid })

export const listContributions = endpoint({
  method: 'GET',
  path: '/memorial/contributions/:memorialUuid',
  summary:
    'What others added, a page at a time: first what waits for somebody to look, then the others, newest first',
  access: 'moderator',
  params: InMemorial,
  query: z.object(Page.query),
  reply: { contributions: z.array(HostContribution), ...Page.reply },
})

export const hideContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution/hide/:memorialUuid/:contributionId',
  summary: 'Take a contribution down, or show it again',
  access: 'moderator',
  params: One,
  body: z.object({ hidden: z.boolean() }),
  reply: { contribution: HostContribution },
  errors: ['CONTRIBUTION_NOT_FOUND'],
})

export const approveContributions = endpoint({
  method: 'POST',
  path: '/memorial/contributions/approve/:memorialUuid',
  summary: 'Show contributions that wait, or let some wait again; others are left as they are',
  access: 'moderator',
  params: InMemorial,
  body: z.object({
    contributionIds: z.array(Uuid).min(1).max(limits.contributions.approvedAtOnce),
    /** False: they wait again, whether they were visible or hidden. */
    approved: z.boolean(),
  }),
  reply: { contributions: z.array(HostContribution) },
  errors: ['CONTRIBUTION_NOT_FOUND'],
})

export const removeContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution/remove/:memorialUuid/:contributionId',
  summary: 'Remove a contribution and its photos; for 30 days it can be brought back',
  access: 'moderator',
  params: One,
  errors: ['CONTRIBUTION_NOT_FOUND'],
})

export const restoreContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution/restore/:memorialUuid/:contributionId',
  summary: 'Bring a removed contribution back',
  access: 'moderator',
  params: One,
  reply: { contribution: HostContribution },
  errors: ['CONTRIBUTION_NOT_FOUND', 'CONTRIBUTION_REPLACED'],
})

/** Who wrote a memory (null: Anonymous), and what it says; of one on paper empty while nobody typed it off. */
export const WrittenWords = {
  contributorName: optionalLine(limits.account.nameMax, 'name'),
  message: trimmedText(limits.contributions.messageMax, 'aMessage'),
}

export const fileMemoryCard = endpoint({
  method: 'POST',
  path: '/memorial/memory-card/:memorialUuid',
  summary:
    'File the picture of a memory that was written on paper; it waits for approval. Sent again with its id, it is filed once',
  access: 'moderator',
  priority: 'deferrable',
  params: InMemorial,
  body: z.object({ clientId: Uuid, ...WrittenWords }),
  files: [{ field: 'photo', maxBytes: limits.media.photoBytes, tooLarge: 'PHOTO_TOO_LARGE' }],
  reply: { contribution: HostContribution },
  errors: [...photoErrors, 'FILE_MISSING', 'PHOTO_TOO_LARGE', 'TOO_MANY_ATTEMPTS', 'CONTRIBUTION_NOT_FOUND'],
})

export const typeOffContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution/type-off/:memorialUuid/:contributionId',
  summary: 'Write down what a memory on paper says, and who wrote it',
  access: 'moderator',
  params: One,
  body: z.object({
    ...WrittenWords,
    /** What it was when typing began. If somebody else changed it since, nothing is written. */
    before: z.object(WrittenWords),
  }),
  reply: { contribution: HostContribution, isWritten: z.boolean() },
  errors: ['CONTRIBUTION_NOT_FOUND'],
})

export const writeRecordingTranscript = endpoint({
  method: 'POST',
  path: '/memorial/contribution/transcript/:memorialUuid/:contributionId',
  summary: 'Write down what is said in a voice or film of a contribution',
  access: 'moderator',
  params: One,
  body: z.object({ recordingId: Uuid, ...WrittenTranscript.shape }),
  reply: { contribution: HostContribution },
  errors: ['CONTRIBUTION_NOT_FOUND', 'MEDIA_NOT_FOUND', 'TRANSCRIPT_CHANGED'],
})

/** A form field that may occur once, several times or not at all. */
const repeated = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => (value === undefined ? [] : [value].flat()))
    .pipe(z.array(item).max(REPEATED_MAX, fieldProblem('tooMany', { max: REPEATED_MAX })))

const REPEATED_MAX = 200

export const submitContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution',
  summary: 'Add or change a message, photos, voices and films of one visitor',
  access: 'user',
  admitsInvited: true,
  priority: 'essential',
  body: z.object({
    shareSlug: z.string().max(200),
    /** By default the account's name; empty: Anonymous. */
    contributorName: optionalLine(limits.account.nameMax, 'name').optional(),
    /** Validated but not stored: the address is the one that the account has proved. */
    contributorEmail: acceptEmptyEmail(fieldProblem('enterEmailFull')).nullish(),
    /** If absent, the text stays. */
    contributorMessage: text(limits.contributions.messageMax, 'aMessage').optional(),
    /** The contribution to change; refused if it is gone meanwhile. */
    contributionId: Uuid.nullish(),
    /** From a personal link: its holder was invited. */
    inviteToken: Token(100).nullish(),
    captcha: Proof,
    removedPhotoIds: repeated(Uuid),
    /** Photos of this contribution, and photos uploaded before in pieces; captions are in the same order. */
    existingPhotoIds: repeated(Uuid),
    existingPhotoCaptions: repeated(Caption),
    photoCaptions: repeated(Caption),
    removedRecordingIds: repeated(Uuid),
    /** Voices and films of this contribution, and those uploaded before. */
    existingRecordingIds: repeated(Uuid),
    /** What is said in them, in the same order. */
    recordingTranscripts: repeated(Transcript),
  }),
  files: [
    {
      field: 'photos',
      maxBytes: limits.media.photoBytes,
      tooLarge: 'PHOTO_TOO_LARGE',
      many: { most: limits.contributions.photosMax, tooMany: 'CONTRIBUTION_TOO_MANY_PHOTOS' },
    },
  ],
  reply: { contribution: Contribution },
  errors: [
    ...publicErrors,
    ...photoErrors,
    'CONTRIBUTION_EMPTY',
    'CONTRIBUTION_TOO_MANY_PHOTOS',
    'TOO_MANY_RECORDINGS',
    'TOO_MANY_FILMS_OF_VISITORS',
    'CONTRIBUTION_NOT_FOUND',
    'MEDIA_NOT_FOUND',
    'PHOTO_TOO_LARGE',
    'CAPTCHA_NEEDED',
    'TOO_MANY_ATTEMPTS',
    'BLOCKED',
  ],
})

export const withdrawContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution/withdraw',
  summary: "Take away one's own contribution",
  access: 'user',
  admitsInvited: true,
  priority: 'essential',
  body: z.object({ shareSlug: z.string().max(200) }),
  errors: ['CONTRIBUTION_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})

export const blockContributor = endpoint({
  method: 'POST',
  path: '/memorial/contribution/block/:memorialUuid/:contributionId',
  summary: 'Remove a contribution, and let its account add nothing more to this memorial',
  access: 'moderator',
  params: One,
  errors: ['CONTRIBUTION_NOT_FOUND', 'CANNOT_BLOCK'],
})
