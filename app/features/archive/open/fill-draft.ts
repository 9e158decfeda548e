import type { Edit } from '#app/draft/edits.ts'
import { putFile, removeFile } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { newId } from '#app/draft/ids.ts'
import { noteRestWaits } from '#app/draft/rest-waits.ts'
import { hasContent } from '#app/draft/rules.ts'
import type { Draft, DraftFilm, DraftPhoto, DraftProfilePhoto, DraftVideo } from '#app/draft/schema.ts'
import type { Archive } from '#app/lib/archive/open-archive.ts'
import { dateOfFile } from '#app/lib/photos/file-date.ts'
import { resolvePhotoDate } from '#contract/photo-date.ts'
import type { OpenedContent, OpenedPhoto } from './opened-content.ts'
import type { ReadyPortrait, Taken } from './taken.ts'

interface Options {
  /** `done` of `total` files are in the draft. */
  onProgress: (done: number, total: number) => void
  signal: AbortSignal
}

/**
 * Makes a draft of an archive: in this tab's draft if nothing is in it, or else in a new one beside it. All files are stored before
 * the draft names any, so that a tab which is closed leaves nothing half there. Rejects when it is stopped, and when a file is not
 * what it was.
 */
export async function fillDraft(
  archive: Archive,
  { content, portrait }: Taken,
  options: Options,
): Promise<void> {
  draftStore.start()
  const { draft: before } = draftStore.state.getState()
  const isBlank = !hasContent(before) && before.memorialUuid === null
  const draftId = isBlank ? before.draftId : draftStore.startNew()
  const files = new FilesOfDraft(archive, draftId, options, fileCount(content))
  try {
    const { texts, stories, contacts, funds } = content
    const photos: DraftPhoto[] = []
    for (const photo of content.photos) photos.push(...(await photoOf(photo, texts, files)))
    const filled = {
      ...texts,
      hasDate: Boolean(texts.memorialDate || texts.address || texts.details),
      photos,
      profilePhoto: await portraitOf(portrait, files),
      films: await filmsOf(content, files),
      hostVideo: await videoOf(content, files),
      isVideoShown: content.isVideoShown,
      ...(stories.length > 0 && { stories }),
      ...(contacts.length > 0 && { contacts }),
      ...(funds.length > 0 && { funds }),
    } satisfies Partial<Draft>
    options.signal.throwIfAborted()
    const fill: Edit = (draft) => ({ ...draft, ...filled })
    draftStore.updateDraft(draftId, fill)
    noteRestWaits(draftId)
  } catch (reason) {
    await files.remove()
    if (!isBlank) draftStore.open(before.draftId)
    throw reason
  }
}

const fileCount = ({ photos, films, portrait, video }: OpenedContent): number =>
  photos.length + films.length + (portrait ? 1 : 0) + (video ? 1 : 0)

/** The files that are stored for the draft, one after another: a big archive never lies in memory. */
class FilesOfDraft {
  private readonly stored: string[] = []
  private done = 0
  private readonly archive: Archive
  private readonly draftId: string
  private readonly options: Options
  private readonly total: number

  constructor(archive: Archive, draftId: string, options: Options, total: number) {
    this.archive = archive
    this.draftId = draftId
    this.options = options
    this.total = total
  }

  /** Stores a file under a new id; null where the archive has none. */
  async keep(mediaUuid: string): Promise<{ id: string; file: File } | null> {
    const file = await this.archive.mediaFile(mediaUuid)
    return file && { id: await this.store(file), file }
  }

  /** Its new id. */
  async store(file: File): Promise<string> {
    const { signal, onProgress } = this.options
    signal.throwIfAborted()
    onProgress(this.done++, this.total)
    const id = newId()
    this.stored.push(id)
    // Where this device has no more room, it is kept while the tab is open, and the steps say so.
    await putFile({ draftId: this.draftId, fileId: id, blob: file })
    return id
  }

  keepThumbnail = (fileId: string, blob: Blob) =>
    putFile({ draftId: this.draftId, fileId, variant: 'thumbnail', blob })

  async remove(): Promise<void> {
    for (const id of this.stored) await removeFile(id)
  }
}

const fileFacts = (id: string, file: File) => ({
  id,
  name: file.name,
  size: file.size,
  mime: file.type,
  serverMedia: null,
})

async function photoOf(
  { mediaUuid, caption, rotation, saidDate, former }: OpenedPhoto,
  life: OpenedContent['texts'],
  files: FilesOfDraft,
): Promise<DraftPhoto[]> {
  const kept = await files.keep(mediaUuid)
  if (!kept) return []
  const { id, file } = kept
  const read = await dateOfFile(file, file.name)
  // Of a smaller copy, whose original was lost, only the former server knew the day.
  const known = resolvePhotoDate({ ...former, saidDate }, life).date
  const isKnown = known === null || resolvePhotoDate(read, life).date === known
  return [
    {
      ...fileFacts(id, file),
      caption,
      rotation,
      saidDate: saidDate ?? (isKnown ? null : known),
      ...read,
      width: null,
      height: null,
      // The steps make its thumbnail, as of one that a reload interrupted.
      state: 'processing',
      problem: null,
      refusal: null,
    },
  ]
}

async function portraitOf(
  portrait: ReadyPortrait | null,
  files: FilesOfDraft,
): Promise<DraftProfilePhoto | null> {
  if (!portrait) return null
  const { file, thumbnail } = portrait
  const id = await files.store(file)
  if (thumbnail) await files.keepThumbnail(id, thumbnail)
  return fileFacts(id, file)
}

async function filmsOf({ films }: OpenedContent, files: FilesOfDraft): Promise<DraftFilm[]> {
  const found: DraftFilm[] = []
  for (const { mediaUuid, caption, seconds } of films) {
    const kept = await files.keep(mediaUuid)
    if (!kept) continue
    const { name, size } = kept.file
    found.push({ id: kept.id, name, size, caption, seconds, state: 'ready', problem: null })
  }
  return found
}

async function videoOf({ video }: OpenedContent, files: FilesOfDraft): Promise<DraftVideo | null> {
  const kept = video && (await files.keep(video.mediaUuid))
  return kept && { id: kept.id, mime: kept.file.type, seconds: Math.round(video.seconds) }
}
