import type { BookChoices } from '#contract/keepsakes.ts'
import { localeOf } from '#languages/index.ts'
import { mailDate, mailDay } from '#server/mails/dates.ts'
import * as media from '#server/modules/media/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { BookSource, PrintPhoto } from '#server/ports/typesetter.ts'
import { listAttending, listMemories, listOwnPhotos, type PhotoRow, readWords } from './repo-source.ts'

interface Wanted {
  memorialUuid: string
  choices: BookChoices
}

// Collects everything of a memorial that its book contains.

/**
 * Reads the current memorial and prepares its photos, one after the other. Null when it is deleted.
 *
 * @param dir for photos that are prepared for this book only
 * @param onPrepared called after every photo
 */
export async function gather(
  context: Context,
  { memorialUuid, choices }: Wanted,
  dir: string,
  onPrepared: (done: number, all: number) => Promise<unknown>,
) {
  const { db, publicUrl, clock } = context
  const words = await readWords(db, memorialUuid)
  if (!words) return null
  const { shareSlug, memorialDate, profilePhotoUuid } = words
  const language = await views.languageOf(context, memorialUuid)
  const own = await listOwnPhotos(db, memorialUuid, profilePhotoUuid)
  const memories = choices.contributions ? await listMemories(db, memorialUuid) : []
  const attended = choices.attended ? await listAttending(db, memorialUuid) : null

  const wanted = [...own, ...memories.flatMap((memory) => memory.photos)]
  const prints = await prepare(context, wanted, dir, onPrepared)
  const { videoUuid, videoLocation: location } = words
  const still = location === null ? null : await media.printPoster(context, { ...words, location })
  const printed = (photos: PhotoRow[]) => photos.flatMap((photo) => prints.of(photo) ?? [])
  const portrait = own.find((photo) => photo.uuid === profilePhotoUuid)

  const source: BookSource = {
    choices,
    language,
    name: words.nameOfPerson,
    date: memorialDate && mailDate(memorialDate, language),
    address: words.address,
    portrait: (portrait && prints.of(portrait)) ?? null,
    hostName: await views.hostName(context, memorialUuid),
    message: words.hostMessage,
    video: videoUuid ? { still: still && asPrint(still, ''), seconds: words.durationSeconds } : null,
    stories: words.stories,
    photos: printed(own.filter((photo) => photo.role === 'PHOTO')),
    memories: memories
      .map((memory) => ({
        from: memory.contributorName?.trim() ?? '',
        date: mailDay(memory.dateCreated, language),
        text: memory.message,
        photos: printed(memory.photos),
      }))
      .filter(({ text, photos }) => text !== '' || photos.length > 0),
    attended: attended?.toSorted(new Intl.Collator(localeOf(language)).compare) ?? null,
    link: `${publicUrl}/view/${shareSlug}`,
    madeOn: mailDay(clock.now(), language),
  }
  const release = async () => {
    await still?.release()
    await prints.release()
  }
  return { source, missing: prints.missing, release }
}

async function prepare(
  context: Context,
  photos: PhotoRow[],
  dir: string,
  onPrepared: (done: number, all: number) => Promise<unknown>,
) {
  const prints = new Map<string, media.LocalPrint>()
  const release = async () => {
    for (const print of prints.values()) await print.release()
  }
  try {
    for (const [n, photo] of photos.entries()) {
      const print = await media.print(context, photo, dir)
      if (print) prints.set(photo.uuid, print)
      await onPrepared(n + 1, photos.length)
    }
  } catch (reason) {
    await release()
    throw reason
  }
  return {
    of({ uuid, title }: PhotoRow): PrintPhoto | undefined {
      const print = prints.get(uuid)
      return print && asPrint(print, title)
    },
    missing: photos.length - prints.size,
    release,
  }
}

const asPrint = ({ path, width, height }: media.LocalPrint, caption: string): PrintPhoto => ({
  path,
  width,
  height,
  caption,
})
