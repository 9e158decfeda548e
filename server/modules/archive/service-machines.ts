import type { Language } from '#languages/index.ts'
import type { ZipEntry } from '#server/lib/zip.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import type { Context } from '#server/ports/context.ts'
import {
  isoLifeDate,
  type LinkedMemorial,
  type LinkedPhoto,
  type LinkedRecording,
  linkedSchema,
} from './present-linked-data.ts'
import { takenDate } from './present-photo-date.ts'
import * as repo from './repo-contents.ts'
import { carriedOf } from './service-carried.ts'
import { type Album, bestKeyOf, stored } from './service-photos.ts'

interface Source {
  memorial: repo.MemorialRow
  hostName: string | null
  stories: { title: string | null; text: string }[]
  memories: { uuid: string; from: string; message: string; dateCreated: Date }[]
  photos: repo.FileRow[]
  photosOf: Map<string | null, repo.FileRow[]>
  films: repo.FileRow[]
  recordingsOfOthers: repo.FileRow[]
  video: repo.FileRow | undefined
  album: Album
  language: Language
  link: string
  at: Date
  isWhole: boolean
}

// What programs read of an archive: schema.org for everybody (docs/decisions/0035), and our own for making the memorial
// again (docs/decisions/0036).

/** Called once all files that people see were added. */
export async function* machineEntries(
  context: Pick<Context, 'db' | 'storage' | 'publicUrl'>,
  source: Source,
): AsyncIterable<ZipEntry> {
  const { memorial, album, at, isWhole } = source
  const json = (name: string, body: object): ZipEntry => ({
    name,
    at,
    body: `${JSON.stringify(body, null, 1)}\n`,
  })
  yield json('memorial.json', linkedOf(source))
  yield { name: 'memorial.schema.json', at, body: linkedSchema() }

  const files = new Map(album.files)
  if (isWhole)
    for (const row of await repo.readUnseenFiles(context.db, memorial.uuid)) {
      const key = await bestKeyOf(context, row)
      if (!key) continue
      const path = `afterglow/${row.uuid}`
      files.set(row.uuid, path)
      yield stored(context, path, row, key)
    }
  yield json('afterglow.json', await carriedOf(context, memorial.uuid, { isWhole, files, madeAt: at }))
}

function linkedOf(source: Source): LinkedMemorial {
  const { memorial, hostName, stories, memories, photos, photosOf, films, video, album, language } = source
  const recordingsOf = Map.groupBy(source.recordingsOfOthers, (row) => row.recordingOf)
  const { nameOfPerson, birthDate, deathDate, hostMessage, profilePhotoUuid } = memorial
  const t = mailTranslator(language)
  const photoOf = (row: repo.FileRow, from = '') => linkedPhoto(row, from, source)
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: nameOfPerson,
    url: source.link,
    inLanguage: language,
    dateModified: source.at.toISOString(),
    about: {
      '@type': 'Person',
      name: nameOfPerson,
      ...given('birthDate', isoLifeDate(birthDate)),
      ...given('deathDate', isoLifeDate(deathDate)),
      ...given('image', album.files.get(profilePhotoUuid ?? '')),
    },
    ...(hostName && { author: { '@type': 'Person', name: hostName } }),
    ...given('abstract', hostMessage),
    hasPart: [
      ...dayOf(memorial).map((event) => ({
        '@type': 'Event' as const,
        name: event.title ?? t(`programme.kinds.${event.kind}`),
        ...given('startDate', event.beginsAt ?? event.date),
        ...given('endDate', event.endsAt ?? event.endDate),
        ...(event.place && { location: { '@type': 'Place' as const, name: event.place } }),
        ...given('description', event.details),
        ...(event.isCancelled && { eventStatus: 'https://schema.org/EventCancelled' as const }),
      })),
      ...stories.map(({ title, text }) => ({
        '@type': 'CreativeWork' as const,
        ...given('name', title),
        text,
      })),
      ...photos.flatMap((row) => photoOf(row)),
      ...[...(video ? [video] : []), ...films].flatMap((row) => linkedFilm(row, source)),
      ...memories.map(({ uuid, from, message, dateCreated }) => {
        const own = [
          ...(photosOf.get(uuid) ?? []).flatMap((row) => photoOf(row, from)),
          ...(recordingsOf.get(uuid) ?? []).flatMap((row) => linkedRecording(row, source)),
        ]
        return {
          '@type': 'Message' as const,
          ...(from && { sender: { '@type': 'Person' as const, name: from } }),
          dateSent: dateCreated.toISOString(),
          text: message,
          ...(own.length > 0 && { messageAttachment: own }),
        }
      }),
    ],
  }
}

/** The parts of the day that everybody may see; without a programme, the memorial's own date and place. */
function dayOf(memorial: repo.MemorialRow) {
  const programme = presentProgramme(memorial.events, memorial.uuid)
  const { memorialDate: date, address: place, details } = memorial
  if (programme.length > 0 || !(date || place)) return programme
  const unknown = { title: null, beginsAt: null, endsAt: null, endDate: null, isCancelled: false }
  return [{ ...unknown, kind: 'SERVICE' as const, date, place, details }]
}

function linkedPhoto(row: repo.FileRow, from: string, { album, memorial, language }: Source): LinkedPhoto[] {
  const contentUrl = album.files.get(row.uuid)
  if (!contentUrl) return []
  return [
    {
      '@type': 'Photograph',
      contentUrl,
      ...given('caption', row.title.trim()),
      ...timeOf(row, { memorial, language }),
      ...(from && { contributor: { '@type': 'Person', name: from } }),
    },
  ]
}

function timeOf(row: repo.FileRow, { memorial, language }: Pick<Source, 'memorial' | 'language'>) {
  const { iso, words } = takenDate(row, memorial, language)
  return iso ? { dateCreated: iso } : given('temporalCoverage', words)
}

function linkedFilm(row: repo.FileRow, source: Source) {
  const contentUrl = source.album.files.get(row.uuid)
  if (!contentUrl) return []
  return [
    {
      '@type': 'VideoObject' as const,
      contentUrl,
      ...given('name', row.title.trim()),
      ...given('transcript', row.transcript),
      ...timeOf(row, source),
    },
  ]
}

function linkedRecording(row: repo.FileRow, source: Source): LinkedRecording[] {
  if (row.role !== 'MEMORY_VOICE') return linkedFilm(row, source)
  const contentUrl = source.album.files.get(row.uuid)
  return contentUrl ? [{ '@type': 'AudioObject', contentUrl, ...given('transcript', row.transcript) }] : []
}

/** The field, unless there is nothing to say. */
const given = <Key extends string>(key: Key, value: string | null | undefined) =>
  (value ? { [key]: value } : {}) as { [One in Key]?: string }
