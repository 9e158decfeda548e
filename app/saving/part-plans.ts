import { goalMinor } from '#app/draft/fund-goal.ts'
import { storiesPayload } from '#app/draft/payload.ts'
import { type ContentPart, namedFunds } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { updateFunds, updateStories } from '#contract/edits.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { editMemorial, type Memorial } from '#contract/memorials.ts'
import type { SaveDependencies } from './dependencies.ts'
import type { FileKind } from './progress.ts'

/** What one edit screen saves, and the call that saves it. */
export interface PartPlan {
  parts: readonly ContentPart[]
  /** The kinds of files that are sent before the call. */
  files: readonly FileKind[]
  /** Whether nothing else is sent when a file fails. */
  needsFiles: boolean
  send: (deps: SaveDependencies, draft: Saved, version: number | null) => Promise<{ memorial: Memorial }>
}

/** A draft whose memorial is on the server. */
type Saved = Draft & { memorialUuid: string }

const orNull = (text: string): string | null => text.trim() || null

/** The rows that the server had and that are not sent any more. */
const missing = <Id extends string>(
  before: readonly (Id | null | undefined)[],
  sent: readonly (Id | null)[],
): Id[] => before.filter((id) => id !== null && id !== undefined).filter((id) => !sent.includes(id))

/** The body of 'Update stories'. Blank stories are left out. */
function storiesBody(draft: Draft, version: number | null): SentBody<typeof updateStories> {
  const stories = storiesPayload(draft)
  const sent = stories.map(({ uuid }) => uuid)
  const before = draft.baseline?.stories.map(({ uuid }) => uuid) ?? []
  return { stories, deleteStoryUuids: missing(before, sent), version }
}

/** The body of 'Update funds'. Funds without a title are left out. The screen refuses unclear goals. */
function fundsBody(draft: Draft, version: number | null): SentBody<typeof updateFunds> {
  const funds = namedFunds(draft).map(({ server, title, description, recipient, payout, goal }) => {
    const minor = goalMinor(goal, server?.currency)
    return {
      id: server?.id ?? null,
      title: title.trim(),
      description: orNull(description),
      recipient: orNull(recipient),
      payout: orNull(payout),
      goalMinor: minor === 'unclear' ? null : minor,
    }
  })
  const sent = funds.map(({ id }) => id)
  const before = draft.baseline?.funds.map(({ server }) => server?.id) ?? []
  return { funds, deleteFundIds: missing(before, sent), version }
}

/**
 * The body of 'Edit memorial' for the details: null for what is empty. The profile photo is sent by its uuid if it
 * changed, as an empty text if it was removed, and not at all if it stays.
 */
function detailsBody(draft: Saved, version: number | null): SentBody<typeof editMemorial> {
  const photo = draft.profilePhoto?.serverMedia?.uuid
  const before = draft.baseline?.profilePhoto?.serverMedia?.uuid
  // If the new photo could not be sent, the previous one stays.
  const isCleared = draft.profilePhoto === null && before !== undefined
  return {
    uuid: draft.memorialUuid,
    nameOfPerson: draft.personName.trim(),
    memorialDate: orNull(draft.memorialDate),
    address: orNull(draft.address),
    details: orNull(draft.details),
    ...(photo && photo !== before ? { profilePhotoUuid: photo } : {}),
    ...(isCleared ? { profilePhotoUuid: '' } : {}),
    version,
  }
}

/** The body of 'Edit memorial' for the message; a video that was replaced by a text is removed. */
function messageBody(draft: Saved, version: number | null): SentBody<typeof editMemorial> {
  const isVideoTakenOff = draft.serverVideo === null && draft.baseline?.serverVideo
  return {
    uuid: draft.memorialUuid,
    hostMessage: orNull(draft.personalMessage),
    ...(isVideoTakenOff ? { hostVideoMessageUuid: null } : {}),
    version,
  }
}

export const message: PartPlan = {
  parts: ['message'],
  files: ['video'],
  needsFiles: true,
  send: (deps, draft, version) => deps.call(editMemorial, { body: messageBody(draft, version) }),
}

export const details: PartPlan = {
  parts: ['name', 'date', 'address', 'details', 'profilePhoto'],
  files: ['profile'],
  needsFiles: false,
  send: (deps, draft, version) => deps.call(editMemorial, { body: detailsBody(draft, version) }),
}

export const stories: PartPlan = {
  parts: ['stories'],
  files: [],
  needsFiles: false,
  send: (deps, draft, version) =>
    deps.call(updateStories, {
      params: { memorialUuid: draft.memorialUuid },
      body: storiesBody(draft, version),
    }),
}

export const funds: PartPlan = {
  parts: ['funds'],
  files: [],
  needsFiles: false,
  send: (deps, draft, version) =>
    deps.call(updateFunds, {
      params: { memorialUuid: draft.memorialUuid },
      body: fundsBody(draft, version),
    }),
}
