import type { AuditAction } from '#contract/audit-log.ts'
import type { updateStories } from '#contract/edits.ts'
import type { Body } from '#contract/endpoint.ts'
import { isDeathBeforeBirth, type LifeDates, latestToday, readLifeDate } from '#contract/life-dates.ts'
import { mapTexts, ownTextNames, singleTextNames } from '#contract/memorial-texts.ts'
import type { createMemorial, editMemorial } from '#contract/memorials.ts'
import { canonicalZone } from '#contract/zoned-time.ts'
import { distinct } from '#server/lib/distinct.ts'
import { DomainError } from '#server/lib/domain-error.ts'

export type NewMemorial = Body<typeof createMemorial>
export type MemorialEdit = Body<typeof editMemorial>
export type StoriesEdit = Body<typeof updateStories>

export interface StoryRow {
  uuid: string
  title: string | null
  text: string
  position: number
}

/**
 * The stories of a memorial after a save: trimmed, in the order given, without those that have neither text nor title.
 * A story with the id of an existing one replaces it, and keeps its title if the input has none; any other is new,
 * whatever its id.
 */
export function plannedStories(
  inputs: readonly { uuid?: string | null | undefined; title?: string | null | undefined; text: string }[],
  existing: readonly Pick<StoryRow, 'uuid' | 'title'>[],
  newUuid: () => string,
): StoryRow[] {
  const free = new Map(existing.map((story) => [story.uuid, story]))
  return inputs
    .map(({ uuid, title, text }) => ({ uuid: uuid?.toLowerCase(), title, text: text.trim() }))
    .filter(({ title, text }) => text !== '' || title)
    .map(({ uuid = '', title, text }, position) => {
      const before = free.get(uuid)
      free.delete(uuid)
      return {
        uuid: before?.uuid ?? newUuid(),
        title: title === undefined ? (before?.title ?? null) : title,
        text,
        position,
      }
    })
}

/**
 * The stories after an edit: those it names, in its order, then the others unchanged. A story to delete goes even if it
 * is also named, and so does one left blank.
 */
export function storiesAfter(
  edit: Pick<StoriesEdit, 'stories' | 'deleteStoryUuids'>,
  existing: readonly StoryRow[],
  newUuid: () => string,
): StoryRow[] {
  const deleted = new Set(distinct(edit.deleteStoryUuids))
  const stays = ({ uuid }: { uuid?: string | null | undefined }) => !uuid || !deleted.has(uuid.toLowerCase())
  const named = new Set(edit.stories.map((story) => story.uuid?.toLowerCase()))
  const others = existing.filter((story) => !named.has(story.uuid))
  return plannedStories([...edit.stories, ...others].filter(stays), existing, newUuid)
}

/** The actions that the hosts' log records for a save: one for each part that it has. */
export function actionsOf(edit: MemorialEdit): AuditAction[] {
  const { nameOfPerson, birthDate, deathDate, memorialDate } = edit
  const { hostMessage, hostVideoMessageUuid } = edit
  const texts = singleTextNames.map((name) => edit[name])
  const carries = (...fields: unknown[]) => fields.some((field) => field !== undefined)
  const parts: [AuditAction, boolean][] = [
    ['CHANGED_DETAILS', carries(nameOfPerson, birthDate, deathDate, memorialDate, ...texts)],
    ['CHANGED_MESSAGE', carries(hostMessage, hostVideoMessageUuid, edit.isVideoShown)],
    ['CHANGED_STORIES', carries(edit.stories)],
    ['CHANGED_PHOTOS', carries(edit.mediaUuids, edit.profilePhotoUuid)],
    ['CHANGED_CONTACTS', carries(edit.contacts)],
    ['CHANGED_ADDRESS', Boolean(edit.shareSlug)],
  ]
  return parts.filter(([, isCarried]) => isCarried).map(([action]) => action)
}

/**
 * Rejects with LIFE_DATE_AHEAD or DEATH_BEFORE_BIRTH.
 *
 * @param before what is stored of those that the save does not carry
 */
export function requirePossibleLife(saved: LifeDates, before: LifeDates, now: Date): void {
  for (const field of ['birthDate', 'deathDate'] as const)
    if ('problem' in readLifeDate(saved[field] ?? '', latestToday(now)))
      throw new DomainError('LIFE_DATE_AHEAD', { field })
  if (saved.birthDate === undefined && saved.deathDate === undefined) return
  const { birthDate = before.birthDate ?? null, deathDate = before.deathDate ?? null } = saved
  if (isDeathBeforeBirth({ birthDate, deathDate }))
    throw new DomainError('DEATH_BEFORE_BIRTH', { field: 'deathDate' })
}

/** Whether calendars that have the day must be told; they call it after the person. */
export const changesDay = (
  edit: MemorialEdit,
  before: { nameOfPerson: string; memorialDate: string | null; address: string | null },
): boolean =>
  (['nameOfPerson', 'memorialDate', 'address'] as const).some(
    (field) => edit[field] !== undefined && edit[field] !== before[field],
  )

/** Which of words and video people see after a save: what it says, else the words if they are new. */
export function decideShownMessage(
  { isVideoShown, hostMessage }: MemorialEdit,
  before: { hostMessage: string | null },
): { isVideoShown?: boolean } {
  if (isVideoShown !== undefined) return { isVideoShown }
  return hostMessage && hostMessage !== before.hostMessage ? { isVideoShown: false } : {}
}

/** What a payload says of the day, as the first event has it. Absent fields are left out, so that they stay unchanged. */
export const readDay = ({ memorialDate, address, details }: MemorialEdit | NewMemorial) => ({
  ...(memorialDate !== undefined && { date: memorialDate }),
  ...(address !== undefined && { place: address }),
  ...(details !== undefined && { details }),
})

/** The plain columns in a payload; absent ones stay as they are. */
export function carriedFields({
  nameOfPerson,
  birthDate,
  deathDate,
  zone,
  ...payload
}: MemorialEdit | NewMemorial) {
  const texts = mapTexts(ownTextNames, (name) => payload[name])
  return { nameOfPerson, birthDate, deathDate, zone: zone ? canonicalZone(zone) : undefined, ...texts }
}
