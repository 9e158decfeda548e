import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Timestamp, text, Uuid } from './fields.ts'
import * as limits from './limits.ts'
import { Media } from './media.ts'
import { Page } from './pages.ts'

/** As its hosts read it. `contributorName` null: shown as Anonymous (spec 2 §3). */
export const Contribution = z.object({
  id: Uuid,
  contributorName: z.string().nullable(),
  contributorEmail: z.string().nullable(),
  message: z.string(),
  media: z.array(Media),
  dateCreated: Timestamp,
  /** HIDDEN: taken down by a host. PENDING: waits for one. */
  state: z.enum(['VISIBLE', 'HIDDEN', 'PENDING']),
  dateThanked: Timestamp.nullable(),
})
export type Contribution = z.infer<typeof Contribution>

/** As everyone reads it on the wall. */
export const PublicContribution = Contribution.pick({
  id: true,
  contributorName: true,
  message: true,
  media: true,
  dateCreated: true,
})
export type PublicContribution = z.infer<typeof PublicContribution>

const InMemorial = z.object({ memorialUuid: Uuid })
const One = InMemorial.extend({ contributionId: Uuid })

export const listContributions = endpoint({
  method: 'GET',
  path: '/memorial/contributions/:memorialUuid',
  summary: 'What others added, newest first, a page at a time',
  access: 'host',
  params: InMemorial,
  query: z.object(Page.query),
  reply: { contributions: z.array(Contribution), ...Page.reply },
})

export const hideContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution/hide/:memorialUuid/:contributionId',
  summary: 'Take a contribution down, or show it again',
  access: 'host',
  params: One,
  body: z.object({ hidden: z.boolean() }),
  reply: { contribution: Contribution },
  errors: ['CONTRIBUTION_NOT_FOUND'],
})

export const removeContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution/remove/:memorialUuid/:contributionId',
  summary: 'Remove a contribution and its photos; for 30 days it can be brought back',
  access: 'host',
  params: One,
  errors: ['CONTRIBUTION_NOT_FOUND'],
})

export const restoreContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution/restore/:memorialUuid/:contributionId',
  summary: 'Bring a removed contribution back',
  access: 'host',
  params: One,
  reply: { contribution: Contribution },
  errors: ['CONTRIBUTION_NOT_FOUND', 'CONTRIBUTION_REPLACED'],
})

export const thankContributor = endpoint({
  method: 'POST',
  path: '/memorial/contribution/thank/:memorialUuid/:contributionId',
  summary: 'Mail the contributor a few words of thanks, once',
  access: 'host',
  params: One,
  body: z.object({
    message: text(limits.responses.thanksMax, 'A message')
      .transform((words) => words.trim())
      .pipe(z.string().min(1, 'Please write a few words')),
  }),
  reply: { contribution: Contribution },
  errors: ['CONTRIBUTION_NOT_FOUND', 'CONTRIBUTOR_UNREACHABLE', 'ALREADY_THANKED'],
})

const repeated = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (value === undefined ? [] : [value].flat()))

export const submitContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution',
  summary: 'Add or change a message and photos of one visitor (spec 2 §7)',
  access: 'user',
  body: z.object({
    shareSlug: z.string().max(200),
    contributorName: text(limits.account.nameMax, 'Name').optional(),
    contributorEmail: z.string().max(limits.account.emailMax).optional(),
    contributorMessage: text(limits.contributions.messageMax, 'A message').optional(),
    /** Of an invited person, from their personal link. */
    inviteToken: z.string().max(100).optional(),
    removedPhotoIds: repeated,
    /** Photos of this contribution, and those sent ahead in resumable pieces; captions stand in the same order. */
    existingPhotoIds: repeated,
    existingPhotoCaptions: repeated,
    photoCaptions: repeated,
  }),
  files: [{ field: 'photos', maxBytes: limits.media.photoBytes, tooLarge: 'PHOTO_TOO_LARGE', many: true }],
  reply: { contribution: Contribution },
  errors: [
    'PUBLIC_MISSING',
    'PUBLIC_PRIVATE',
    'CONTRIBUTION_EMPTY',
    'TOO_MANY_PHOTOS',
    'TOO_MANY_ATTEMPTS',
    'BLOCKED',
  ],
  planned: true,
})

export const withdrawContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution/withdraw',
  summary: "Take away one's own contribution",
  access: 'user',
  body: z.object({ shareSlug: z.string().max(200) }),
  errors: ['CONTRIBUTION_NOT_FOUND'],
  planned: true,
})

export const blockContributor = endpoint({
  method: 'POST',
  path: '/memorial/contribution/block/:memorialUuid/:contributionId',
  summary: 'Remove a contribution, and let its account add nothing more to this memorial',
  access: 'host',
  params: One,
  errors: ['CONTRIBUTION_NOT_FOUND'],
  planned: true,
})
