import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contributions as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as media from '#server/modules/media/service.ts'
import type { Context } from '#server/ports/context.ts'
import { PhotoRefused } from '#server/ports/photos.ts'
import type { MailedPhoto } from './read-mail.ts'
import type { ReceivedRow } from './repo.ts'
import { isLarge } from './rules-photos.ts'

interface Kept {
  /** Uuids. */
  kept: string[]
  /** How many were unreadable, too large or too many. */
  left: number
  /** How many pictures are no photos by their bytes, nor by their pixels. */
  tooSmall: number
}

/** Stores the photos of a mail. What it cannot keep is left out and counted; a second run finds those of the first. */
export async function keepPhotos(
  context: Context,
  { uuid, memorialUuid }: ReceivedRow,
  pictures: readonly MailedPhoto[],
): Promise<Kept> {
  const photos = await photosAmong(context, memorialUuid, pictures)
  const kept: string[] = []
  const destination = { kind: 'mail', sender: { memorialUuid, mailUuid: uuid } } as const
  let left = Math.max(0, photos.length - limits.photosMax)
  for (const [index, photo] of photos.slice(0, limits.photosMax).entries()) {
    const clientId = idOf(`${uuid} ${index}`)
    try {
      const { mediaUuid } = await asFile(context, photo, (path) => {
        const arrived = { path, bytes: photo.bytes.length, originalName: photo.filename }
        return media.takeUpload(context, destination, arrived, { title: '', clientId })
      })
      kept.push(mediaUuid)
    } catch (reason) {
      if (!(reason instanceof DomainError)) throw reason
      left += 1
    }
  }
  return { kept, left, tooSmall: pictures.length - photos.length }
}

/** Without small pictures that are no photos. Of thousands of them only as many are opened as a memory can hold. */
async function photosAmong(
  context: Context,
  memorialUuid: string,
  pictures: readonly MailedPhoto[],
): Promise<MailedPhoto[]> {
  const photos: MailedPhoto[] = []
  let opened = 0
  for (const picture of pictures) {
    if (picture.isSmall) {
      opened += 1
      if (opened > limits.photosMax || !(await isPhoto(context, memorialUuid, picture))) continue
    }
    photos.push(picture)
  }
  return photos
}

/** Also true for one that cannot be read: storing it says so. */
async function isPhoto(context: Context, memorialUuid: string, picture: MailedPhoto): Promise<boolean> {
  try {
    return isLarge(await asFile(context, picture, (path) => context.photos.probe(path, memorialUuid)))
  } catch (reason) {
    if (reason instanceof PhotoRefused) return true
    throw reason
  }
}

/** Writes it to a file for as long as the work takes. */
async function asFile<T>(
  { workDir }: Pick<Context, 'workDir'>,
  { bytes }: MailedPhoto,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(workDir, `mail-${randomUUID()}`)
  try {
    await writeFile(path, bytes)
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** The same id for the same words. */
function idOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
