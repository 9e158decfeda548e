import type { Archive, Row } from '#app/lib/archive/open-archive.ts'
import type { BroughtUpload } from '#app/saving/upload-types.ts'
import type { bringMemory } from '#contract/brought.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { byDate, dateIn, groupBy, inPlace, isIn, textIn } from './row.ts'

type Body = SentBody<typeof bringMemory>

/** A photo, voice or film of a memory. */
export interface MemoryFile {
  /** Its row in the archive. */
  uuid: string
  kind: BroughtUpload['kind']
  name: string
  caption: string
  saidDate: string | null
  transcript: string
}

export interface FormerMemory {
  from: string
  /** Empty for Anonymous. */
  name: string
  body: Omit<Body, 'photos' | 'recordings'>
  files: MemoryFile[]
}

/** What others added, as an archive has it: their names and words, and no address. */
export function memoriesIn({ tables }: Pick<Archive, 'tables'>): FormerMemory[] {
  const photosOf = groupBy(tables.media, 'contributionUuid')
  const recordingsOf = groupBy(tables.media, 'recordingOf')
  return byDate(tables.contributions).map((row) => {
    const uuid = textIn(row, 'uuid')
    const files = [...inPlace(photosOf.get(uuid) ?? []), ...inPlace(recordingsOf.get(uuid) ?? [])]
    const name = textIn(row, 'contributorName').trim()
    return {
      // Where it was first written: it may have come from an archive itself.
      from: textIn(row, 'broughtFrom') || uuid,
      name,
      body: {
        from: textIn(row, 'broughtFrom') || uuid,
        contributorName: name,
        message: textIn(row, 'message'),
        state: stateOf(row),
        date: textIn(row, 'dateCreated'),
        onPaper: isIn(row, 'onPaper'),
      },
      files: files.map(memoryFile),
    }
  })
}

/** What says nothing of it waits for a look. */
function stateOf(row: Row): Body['state'] {
  const state = textIn(row, 'state')
  return state === 'VISIBLE' || state === 'HIDDEN' ? state : 'PENDING'
}

/** No plain object: a changed archive may name `constructor`. */
const kindOf = new Map<string, BroughtUpload['kind']>([
  ['MEMORY_VOICE', 'brought-voice'],
  ['MEMORY_FILM', 'brought-film'],
])

const memoryFile = (row: Row): MemoryFile => ({
  uuid: textIn(row, 'uuid'),
  kind: kindOf.get(textIn(row, 'role')) ?? 'brought-photo',
  name: textIn(row, 'originalName'),
  caption: textIn(row, 'title'),
  saidDate: dateIn(row, 'saidDate'),
  transcript: textIn(row, 'transcript'),
})
