import { createHash } from 'node:crypto'
import { excerptOf } from '#contract/excerpt.ts'
import { slideshow as limits } from '#contract/host-limits.ts'
import { pickLife } from '#contract/life-dates.ts'
import { inOrderOfTime } from '#contract/photo-date.ts'
import { printedAddress } from '#contract/printed-address.ts'
import type { Show, ShownMemory } from '#contract/show.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import { presentDay } from '#server/modules/events/present.ts'
import * as fileAccess from '#server/modules/file-access/authorise-files.ts'
import type { FileRow } from '#server/modules/keepsakes/find-memorial.ts'
import { presentMedia } from '#server/modules/media/present.ts'
import type { Context } from '#server/ports/context.ts'
import { type GatheredMemorial, gatherMemorial } from './gather-memorial.ts'

/** The contents of the slideshow. Rejects with MEMORIAL_NOT_FOUND when the memorial was deleted meanwhile. */
export async function readShow(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  memorialUuid: string,
): Promise<Show> {
  const { memorial, portrait, photos, films, memories, timeOf } = await gatherMemorial(db, memorialUuid)
  const day = presentDay(memorial.events, memorialUuid)
  /** Those of the hosts, then those of others; where the hosts chose it, all of them in order of time. */
  const listFiles = (own: FileRow[], filesOf: (memory: Memory) => FileRow[]) =>
    inOrderOfTime(
      [
        ...own.map((file) => ({ file, from: null })),
        ...memories.flatMap((memory) => filesOf(memory).map((file) => ({ file, from: memory.from }))),
      ],
      ({ file }) => timeOf(file),
    ).map(({ file, from }) => ({ file, from, at: timeOf(file) ?? undefined }))
  const filmsOf = ({ recordings }: Memory) => recordings.filter(({ role }) => role === 'MEMORY_FILM')
  return {
    memorialUuid,
    shareSlug: memorial.shareSlug,
    nameOfPerson: memorial.nameOfPerson,
    ...pickLife(memorial),
    memorialDate: day.date,
    programme: day.parts,
    profilePhoto: portrait ? presentMedia(portrait) : null,
    photos: listFiles(photos, (memory) => memory.photos).map(({ file, ...shown }) => ({
      media: presentMedia(file),
      ...shown,
    })),
    films: listFiles(films, filmsOf).map(({ file, ...shown }) => ({
      media: { ...presentMedia(file), clientId: null },
      withSound: file.withSound,
      ...shown,
    })),
    memories: memories.filter(hasWords).slice(-limits.memories).reverse().map(presentMemory),
    scanned: printedAddress(publicUrl, memorial.printCode),
  }
}

type Memory = GatheredMemorial['memories'][number]

/** Written or spoken ones: a memory may have photos alone. */
const hasWords = ({ message, recordings }: Memory) => message !== '' || recordings.length > 0

function presentMemory({ uuid, from, message, recordings: [recording], dateCreated }: Memory): ShownMemory {
  const spoken = recording?.transcript ?? ''
  return {
    id: uuid,
    from,
    words: excerptOf(message || spoken, limits.memoryLetters),
    ...(spoken && message && { said: excerptOf(spoken, limits.memoryLetters) }),
    ...(recording && { recording: { ...presentMedia(recording), clientId: null, transcript: null } }),
    dateCreated: dateCreated.toISOString(),
  }
}

/**
 * The show if it is another than the version that is known, for a screen that asks every few seconds. Rejects with
 * MEMORIAL_NOT_FOUND when the memorial was deleted meanwhile.
 */
export async function readChangedShow(
  context: Pick<Context, 'db' | 'publicUrl'>,
  memorialUuid: string,
  known: string | undefined,
): Promise<{ show: Show | null; version: string }> {
  const show = await readShow(context, memorialUuid)
  const version = createHash('sha256').update(JSON.stringify(show)).digest('base64url').slice(0, 22)
  return { show: version === known ? null : show, version }
}

/**
 * What a visitor may watch: the same photos and films, which their page shows as well, without memories and without the code
 * of the memorial's prints. Null: this visitor may not read the memorial, or there is nothing to show.
 */
export async function readVisitorsShow(
  context: Context,
  slug: string,
  visitor: Visitor,
): Promise<Show | null> {
  const admitted = await access.admit(context, slug, visitor)
  if (admitted.kind !== 'open') return null
  const show = await readShow(context, admitted.row.uuid)
  if (show.photos.length + show.films.length === 0) return null
  return fileAccess.withPublicAddresses(context, {
    ...show,
    profilePhoto: show.profilePhoto && { ...show.profilePhoto, clientId: null },
    photos: show.photos.slice(0, limits.visitorsMax).map(presentToAll),
    films: show.films.slice(0, limits.visitorsMax).map(presentToAll),
    memories: [],
    scanned: '',
  })
}

/** Visitors are told of days alone, as on the page. */
const presentToAll = <Shown extends Show['photos'][number]>({ media, at, ...shown }: Shown) => ({
  ...shown,
  media: { ...media, clientId: null },
  at: at?.slice(0, 'YYYY-MM-DD'.length),
})
