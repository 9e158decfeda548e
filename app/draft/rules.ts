import { isContact } from '#contract/contacts-text.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { isVideoSeen } from '#contract/is-video-seen.ts'
import { mapTexts, memorialTextNames, singleTextNames } from '#contract/memorial-texts.ts'
import { goalMinor } from './fund-goal.ts'
import type { Content, Draft, DraftFilm, DraftPhoto } from './schema.ts'
import { type Account, isEditMode } from './steps.ts'

/** The pages that check for unsaved changes. */
export type DraftPage = 'who' | 'photos' | 'message' | 'contacts' | 'preview'

/**
 * The parts of the content that are compared and saved as a whole: the fields of each part, and the value by
 * which it is compared. Blank rows, spaces around a text and addresses of files make no difference.
 */
const contentParts = {
  name: part(['personName'], (content) => content.personName.trim()),
  life: part(['birthDate', 'deathDate'], (content) => [content.birthDate, content.deathDate]),
  date: part(['memorialDate', 'hasDate'], (content) => content.memorialDate),
  ...mapTexts(singleTextNames, (name) => part([name], (content) => content[name].trim())),
  profilePhoto: part(['profilePhoto'], (content) => content.profilePhoto?.id),
  photos: part(['photos'], (content) =>
    content.photos
      .filter((photo) => !isUnsendable(photo))
      .map(({ id, caption, rotation, saidDate }) => [id, caption.trim(), rotation, saidDate]),
  ),
  stories: part(['stories'], (content) =>
    writtenStories(content).map(({ title, text }) => [title.trim(), text.trim()]),
  ),
  message: part(['hostMessage', 'hostVideo', 'serverVideo', 'isVideoShown'], (content) => [
    content.hostMessage.trim(),
    content.hostVideo?.id,
    content.serverVideo?.uuid,
    isVideoMessage(content),
  ]),
  contacts: part(['contacts'], (content) => validContacts(content).map(({ text }) => text.trim())),
  funds: part(['funds'], (content) =>
    filledFunds(content).map(({ title, description, recipient, payout, charity, goal }) => [
      ...[title, description, recipient, payout, charity].map((text) => text.trim()),
      readGoal(goal),
    ]),
  ),
}
export type ContentPart = keyof typeof contentParts

function part(fields: readonly (keyof Content)[], compared: (content: Content) => unknown) {
  return { fields, compared: (content: Content) => JSON.stringify(compared(content)) ?? '' }
}

export const editedOn = {
  who: ['name', 'life', 'date', ...singleTextNames, 'profilePhoto'],
  photos: ['photos', 'stories'],
  message: ['message'],
  contacts: ['contacts'],
} as const satisfies Partial<Record<DraftPage, readonly ContentPart[]>>

/** The parts that the steps edit and send, in the order of the steps. */
export const stepParts: readonly ContentPart[] = Object.values(editedOn).flat()

/** All parts; the funds have an edit screen and no step. */
export const allParts: readonly ContentPart[] = [...stepParts, 'funds']

const pageParts: Record<DraftPage, readonly ContentPart[]> = { ...editedOn, preview: stepParts }

/** Whether people see the video, of text and video. */
export const isVideoMessage = ({ hostMessage, hostVideo, serverVideo, isVideoShown }: MessageContent) =>
  isVideoSeen({ words: hostMessage, hasVideo: (hostVideo ?? serverVideo) !== null, isVideoShown })
type MessageContent = Pick<Content, 'hostMessage' | 'hostVideo' | 'serverVideo' | 'isVideoShown'>

/** The stories that a save sends; a story with neither title nor text is left out. */
export const writtenStories = (content: Pick<Content, 'stories'>): Content['stories'] =>
  content.stories.filter(({ title, text }) => title.trim() !== '' || text.trim() !== '')

/** The contacts that a save sends. */
export const validContacts = (content: Pick<Content, 'contacts'>): Content['contacts'] =>
  content.contacts.filter((contact) => isContact(contact.text))

/** The funds that a save sends; a fund without a title is left out. */
export const namedFunds = (content: Pick<Content, 'funds'>): Content['funds'] =>
  content.funds.filter((fund) => fund.title.trim() !== '')

/** Funds that hold anything: one without a title is content too, and its screen asks for the title. */
export const filledFunds = (content: Pick<Content, 'funds'>): Content['funds'] =>
  content.funds.filter(({ title, description, recipient, payout, charity, goal }) =>
    [title, description, recipient, payout, charity, goal].some((text) => text.trim() !== ''),
  )

/** A goal that cannot be read differs from every other. */
const readGoal = (goal: string): number | string | null => {
  const minor = goalMinor(goal)
  return minor === 'unclear' ? goal : minor
}

/** Photos that the server does not have and that were refused, here or by the server. */
export const failedPhotos = (photos: readonly DraftPhoto[]): DraftPhoto[] =>
  photos.filter(
    ({ state, refusal, serverMedia }) => serverMedia === null && (state === 'failed' || refusal !== null),
  )

/** Errors after which the server will never accept a file, however often it is sent. */
const forGood: readonly ErrorCode[] = [
  'PHOTO_EMPTY',
  'PHOTO_UNREADABLE',
  'PHOTO_DAMAGED',
  'PHOTO_TOO_LARGE',
  'PHOTO_TOO_MANY_PIXELS',
  'FILE_MISSING',
  'TOO_LARGE',
]

/**
 * Whether a file can never become a photo of the memorial; it does not count as an unsaved change
 * (docs/decisions/0012).
 */
export const isUnsendable = ({ state, refusal, serverMedia }: DraftPhoto): boolean =>
  serverMedia === null && (state === 'failed' || (refusal !== null && forGood.includes(refusal)))

const filmForGood: readonly ErrorCode[] = [
  'FILM_UNREADABLE',
  'FILM_DAMAGED',
  'FILM_TOO_LONG',
  'VIDEO_TOO_LARGE',
  'FILE_MISSING',
  'TOO_LARGE',
]

/** The same for a film. */
const isUnsendableFilm = ({ state, problem }: DraftFilm): boolean =>
  state === 'failed' || (problem !== null && filmForGood.includes(problem))

/** Whether any file is only in this browser: chosen or recorded and not uploaded. */
export const hasLocalFiles = (draft: Draft): boolean =>
  draft.hostVideo !== null ||
  (draft.profilePhoto !== null && draft.profilePhoto.serverMedia === null) ||
  draft.photos.some((photo) => photo.serverMedia === null && !isUnsendable(photo)) ||
  draft.films.some((film) => !isUnsendableFilm(film))

/** Whether a host who edits in place has changes that the server lacks; `page` limits the check to one page. */
export function hasUnsavedChanges(draft: Draft, account: Account, page: DraftPage = 'preview'): boolean {
  return isEditMode(draft, account) && unsavedParts(draft, pageParts[page]).length > 0
}

/** Whether anything was entered at all. */
export function hasContent(draft: Draft): boolean {
  const { personName, birthDate, deathDate, memorialDate, importText } = draft
  const texts = [personName, birthDate, deathDate, memorialDate, importText]
  return (
    [...texts, ...memorialTextNames.map((name) => draft[name])].some((text) => text.trim() !== '') ||
    writtenStories(draft).length > 0 ||
    draft.contacts.some((contact) => contact.text.trim() !== '') ||
    draft.photos.length > 0 ||
    draft.films.length > 0 ||
    filledFunds(draft).length > 0 ||
    draft.profilePhoto !== null ||
    draft.hostVideo !== null ||
    draft.serverVideo !== null
  )
}

/** Whether the draft has a memorial and the server has everything of it. */
export function isAllSaved(draft: Draft): boolean {
  if (draft.memorialUuid === null || draft.baseline === null || draft.pendingPersist) return false
  return !hasLocalFiles(draft) && unsavedParts(draft, allParts).length === 0
}

/** Whether the draft holds anything that the server lacks: such a draft is never dropped. */
export const isUnsaved = (draft: Draft): boolean => hasContent(draft) && !isAllSaved(draft)

export const differs = (name: ContentPart, one: Content, other: Content): boolean =>
  contentParts[name].compared(one) !== contentParts[name].compared(other)

/** Whether a part differs from the base; a file that the server never got counts as a difference. */
export function isChanged(name: ContentPart, local: Content, base: Content): boolean {
  if (name === 'photos' && local.photos.some((one) => one.serverMedia === null && !isUnsendable(one)))
    return true
  if (name === 'profilePhoto' && local.profilePhoto?.serverMedia === null) return true
  if (name === 'message' && local.hostVideo !== null) return true
  return differs(name, local, base)
}

/** Which of some parts hold something that the server lacks. */
export function unsavedParts(draft: Draft, parts: readonly ContentPart[]): ContentPart[] {
  const { baseline } = draft
  return baseline === null ? [] : parts.filter((name) => isChanged(name, draft, baseline))
}

/** "Leave without saving": resets a page, or the whole draft, to what the server has. */
export function revertToBaseline(draft: Draft, page: DraftPage = 'preview'): Draft {
  return revertParts(draft, pageParts[page])
}

/** The same for some parts: Cancel of an edit screen. */
export function revertParts(draft: Draft, parts: readonly ContentPart[]): Draft {
  return draft.baseline === null ? draft : takeParts(draft, draft.baseline, parts)
}

/** Copies one part of the content from another content. */
export function takePart<Into extends Content>(into: Into, from: Content, name: ContentPart): Into {
  const fields = Object.fromEntries(contentParts[name].fields.map((field) => [field, from[field]]))
  return { ...into, ...fields }
}

/** The same for several parts. */
export const takeParts = <Into extends Content>(
  into: Into,
  from: Content,
  names: readonly ContentPart[],
): Into => names.reduce((taken, name) => takePart(taken, from, name), into)

/** The ids of all files that a draft names; a clean-up must not remove them. */
export function fileIdsOf(draft: Draft): string[] {
  const ofContent = [draft, draft.baseline].flatMap((content) =>
    content === null
      ? []
      : [content.hostVideo?.id, content.profilePhoto?.id, ...content.photos.map((photo) => photo.id)].filter(
          (id) => id !== undefined,
        ),
  )
  return [...ofContent, ...draft.films.map(({ id }) => id)]
}
