import { contributions as limits } from '#contract/limits.ts'
import { recordings as recordingLimits } from '#contract/recording-limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'

/** A photo, voice or film of one contributor at one memorial. */
export interface OwnFile {
  uuid: string
  role: string
  /** Part of their contribution; false if only uploaded so far. */
  used: boolean
  removed: boolean
}

/** What a form says about files, in its order. Ids in lower case. */
export interface FilesSent {
  removed: readonly string[]
  /** Those that the form names; with a null title one keeps its caption, or what is said in it. */
  kept: readonly { uuid: string; title: string | null }[]
}

export interface Arranged {
  /** In their new order. */
  files: { uuid: string; title: string | null }[]
  removed: string[]
}

/**
 * Which files a contribution has after a form was sent: those it names, in its order, then those it does not mention,
 * without those it removes. Rejects with MEDIA_NOT_FOUND for a file that is not the contributor's or is gone, with
 * CONTRIBUTION_TOO_MANY_PHOTOS and TOO_MANY_RECORDINGS.
 *
 * @param own the contributor's files at this memorial, in their present order
 */
export function arrangeFiles(own: readonly OwnFile[], { removed, kept }: FilesSent): Arranged {
  const known = new Map(own.map((file) => [file.uuid, file]))
  const out = new Set(removed)
  const named = new Map(kept.filter(({ uuid }) => !out.has(uuid)).map((file) => [file.uuid, file]))
  const isStrange = removed.some((uuid) => !known.has(uuid))
  const isGone = [...named.keys()].some((uuid) => known.get(uuid)?.removed !== false)
  if (isStrange || isGone) throw new DomainError('MEDIA_NOT_FOUND')
  const present = own.filter((file) => !file.removed)
  const unmentioned = present.filter(({ uuid, used }) => used && !named.has(uuid) && !out.has(uuid))
  const files = [...named.values(), ...unmentioned.map(({ uuid }) => ({ uuid, title: null }))]
  for (const [role, { length }] of Map.groupBy(files, ({ uuid }) => known.get(uuid)?.role)) {
    if (role === 'CONTRIBUTION' && length > limits.photosMax)
      throw new DomainError('CONTRIBUTION_TOO_MANY_PHOTOS')
    if (role !== 'CONTRIBUTION' && length > recordingLimits.each) throw new DomainError('TOO_MANY_RECORDINGS')
  }
  return { files, removed: present.flatMap(({ uuid }) => (out.has(uuid) ? [uuid] : [])) }
}

/** The captions that are shown after the change. */
export function captionsOf({ files }: Arranged, own: readonly { uuid: string; title: string }[]) {
  const present = new Map(own.map(({ uuid, title }) => [uuid, title]))
  return files.map(({ uuid, title }) => title ?? present.get(uuid) ?? '')
}

/** Ids of a form with the captions at the same positions. */
export const captioned = (uuids: readonly string[], captions: readonly string[]) =>
  uuids.map((uuid, index) => ({ uuid: uuid.toLowerCase(), title: captions[index] ?? null }))
