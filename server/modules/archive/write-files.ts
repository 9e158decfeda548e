import { captionsOf } from '#contract/captions.ts'
import {
  sniffBytes,
  sniffPhoto,
  sniffSound,
  sniffVideo,
  videoContainer,
  voiceContainer,
} from '#contract/media-formats.ts'
import { fileName, paddedNumber } from '#server/lib/file-names.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { xmpOf } from '#server/lib/xmp.ts'
import type { ZipEntry } from '#server/lib/zip.ts'
import type { FileRow } from '#server/modules/keepsakes/find-memorial.ts'
import type { Storage } from '#server/ports/storage.ts'
import { type Album, type Parts, resolveTakenDate } from './present.ts'
import type { ArchiveFile, FileKind } from './read-contents.ts'

// Adds photos and recordings to an archive: the originals, and the copies that the page shows.

/** A photo or recording, and its place in the archive. */
interface FilePlace extends ArchiveFile {
  pathFor(ending: string): string
  /** The name of its copies in the folder of the page. */
  pageName: string
}

const isRecording = ({ role }: FileRow) => !['PHOTO', 'PROFILE_PHOTO', 'CONTRIBUTION'].includes(role)

/** The small copy is the narrowest with at least this width. */
const SMALL_WIDTH = 480

/** How the copies of each kind are named for the page. */
const pageNames: Record<FileKind, string> = {
  portrait: 'portrait',
  photos: '',
  photosOfOthers: 'others-',
  video: 'message',
  films: 'film-',
  recordings: 'others-',
}

/** Every photo and recording that people see; the album is filled meanwhile. */
export async function* writeFiles(storage: Storage, parts: Parts): AsyncIterable<ZipEntry> {
  const { contents, t } = parts
  const message = contents.hostName ? t('message', { host: contents.hostName }) : t('files.message')
  const nameFile = ({ kind, row: { title }, from }: ArchiveFile) => {
    const name = from || t('anonymous')
    if (kind === 'portrait') return t('files.portrait')
    if (kind === 'video') return message
    if (kind === 'recordings') return name
    return kind === 'photosOfOthers' ? [name, title].filter(Boolean).join(' - ') : title
  }
  for (const [kind, files] of Map.groupBy(contents.files, (file) => file.kind)) {
    const isAlone = kind === 'portrait' || kind === 'video'
    const folder = t(`files.${kind === 'portrait' ? 'photos' : kind}`)
    for (const [at, file] of files.entries()) {
      const number = isAlone ? '' : paddedNumber(at + 1, files.length)
      const pathFor = (ending: string) =>
        `${folder}/${fileName(nameFile(file), ending, kind === 'portrait' ? '000' : number)}`
      yield* writeFile(storage, { ...file, pathFor, pageName: pageNames[kind] + number }, parts)
    }
  }
}

/** The original, or else the largest copy; what is known and said of it; and the copies for the page. */
async function* writeFile(storage: Storage, place: FilePlace, parts: Parts): AsyncIterable<ZipEntry> {
  const { album, contents, language } = parts
  const { row, pathFor, from } = place
  const { iso, words } = resolveTakenDate(row, contents.memorial, language)
  const at = row.createdAt
  if (row.transcript)
    yield { name: pathFor('vtt'), at, body: Buffer.from(captionsOf(row.transcript, row.durationSeconds)) }
  const { sent, copies } = await findSent(storage, row)
  const path = pathFor(sent?.extension ?? 'jpg')
  if (!sent) {
    if (!isRecording(row)) album.lost.push(path)
    return
  }
  album.files.set(row.uuid, path)
  if (sent === copies[0]) album.smaller.push(path)
  yield writeStored(storage, path, row, sent.key)
  // Whom it shows is known of the portrait.
  const people = place.kind === 'portrait' ? [contents.memorial.nameOfPerson] : []
  const facts = { caption: row.title.trim(), takenAt: iso, time: iso ? '' : words, credit: from, people }
  const said = isRecording(row) && !words ? null : xmpOf(facts)
  // The original stays byte for byte what was sent, so what is known of it lies beside it (docs/decisions/0035).
  if (said) yield { name: path.replace(/\.\w+$/, '.xmp'), at, body: said }
  const played = copies.at(-1)
  if (played) yield* writePageCopy(storage, place, played, album)
  else if (!isRecording(row)) album.unseen.push(path)
}

interface Copy {
  key: string
  extension: string
}

async function* writePageCopy(
  storage: Storage,
  { pathFor: _, pageName, ...file }: FilePlace,
  { key, extension }: Copy,
  { copies }: Album,
): AsyncIterable<ZipEntry> {
  const { row } = file
  const { location, filename, widths, posterFilename, role } = row
  const page = isRecording(row) ? `site/${pageName}` : `site/pictures/${pageName}`
  const width = widths.find((one) => one >= SMALL_WIDTH) ?? widths.at(-1)
  const smallName = isRecording(row) ? posterFilename : width && `${filename}-${width}`
  const smallKey = publicKey(location, `${smallName}.jpg`)
  const hasSmall = Boolean(smallName) && (await storage.stat(smallKey)) !== null
  const path = `${page}.${extension}`
  const small = hasSmall ? `${page}${isRecording(row) ? '' : '-small'}.jpg` : null
  yield writeStored(storage, path, row, key)
  if (small) yield writeStored(storage, small, row, smallKey)
  const container =
    role === 'MEMORY_VOICE' ? `audio/${voiceContainer(extension)}` : `video/${videoContainer(extension)}`
  copies.set(row.uuid, { ...file, path, small, type: isRecording(row) ? container : '' })
}

/** Of an original; a recorder's WebM without a picture is a `weba`. */
function endingOf(row: FileRow, head: Uint8Array): string {
  if (!isRecording(row)) return (sniffPhoto(head) ?? 'jpeg').replace('jpeg', 'jpg')
  if (row.role !== 'MEMORY_VOICE') return sniffVideo(head) ?? row.extension
  const format = sniffSound(head) ?? row.extension
  return { mp4: 'm4a', webm: 'weba' }[format] ?? format
}

/** The largest picture, or the recording and its MP4, which every browser plays. */
async function findCopies(storage: Storage, row: FileRow): Promise<Copy[]> {
  const { role, state, location, filename, extension, mp4Filename } = row
  const served = isRecording(row)
    ? [
        { name: filename, extension },
        { name: mp4Filename, extension: role === 'MEMORY_VOICE' ? 'm4a' : 'mp4' },
      ]
    : [{ name: state === 'READY' ? filename : null, extension: 'jpg' }]
  const found = served.map(async ({ name, extension }) => {
    const key = publicKey(location, `${name}.${extension}`)
    return name !== null && (await storage.stat(key)) ? [{ key, extension }] : []
  })
  return (await Promise.all(found)).flat()
}

export const writeStored = (storage: Storage, name: string, row: FileRow, key: string): ZipEntry => ({
  name,
  at: row.createdAt,
  body: () => storage.read(key),
})

/** What pages show of a file, and `sent`: its original, else the first of these; undefined when nothing is left. */
export async function findSent(storage: Storage, row: FileRow) {
  const copies = await findCopies(storage, row)
  const key = row.originalKey
  if (!(await storage.stat(key))?.bytes) return { sent: copies[0], copies }
  const head = await (await storage.read(key, { start: 0, end: sniffBytes - 1 })).toArray()
  return { sent: { key, extension: endingOf(row, Buffer.concat(head)) }, copies }
}
