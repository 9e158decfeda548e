import { sql } from 'kysely'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import type { FileAccess, FileVisibility, MemorialAccess } from '#server/lib/file-access.ts'
import {
  isMediaSealed,
  type MediaName,
  type MediaSeal,
  readMediaSeal,
  sealEnds,
  sealMedia,
} from '#server/lib/media-seal.ts'
import { readAccess } from '#server/modules/access/authorise-caller.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { type AddressOf, listFoldersIn, nameOfFile, replaceAddresses } from './rules-addresses.ts'

/** The address in a browser's request. */
export interface AskedFile {
  folder: string
  file: string
  /** Null for an address without a seal. */
  seal: string | null
}

/** Every node is told of a change at once; a missed change takes effect after this time. */
const KEPT_MS = 5000
/** A refusal is never based on data older than this. */
const REFUSED_MS = 1000

const FOLDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// Access to photos and videos: who may see a file, and with which address.

/** At most `forMs` old. What is dropped while it is being read is not kept. */
async function look(context: Context, folder: string, forMs = KEPT_MS): Promise<FileAccess> {
  if (!FOLDER.test(folder)) return null
  const { fileAccessCache } = context
  const known = fileAccessCache.get(folder)
  if (known && performance.now() - known.since < forMs) return known.facts
  const made = { since: performance.now(), facts: read(context, folder) }
  fileAccessCache.set(folder, made)
  made.facts.catch(() => fileAccessCache.peek(folder) === made && fileAccessCache.delete(folder))
  return made.facts
}

async function read(context: Context, memorialUuid: string): Promise<FileAccess> {
  const access = await readAccess(context, memorialUuid)
  if (!access) return null
  const files = new Map<string, FileVisibility>()
  const rows = (await listed(context.db, memorialUuid))?.files ?? []
  for (const { filename, posterFilename, mp4Filename, shown, sender } of rows)
    for (const name of [filename, posterFilename, mp4Filename]) if (name) files.set(name, { shown, sender })
  return { access, files }
}

/**
 * Until when this address may be used: `everybody` for public files, null when it gives no access. Removed, hidden or
 * waiting files, and those of memorials that are not open, need a sealed address.
 */
export async function isFileReadable(context: Context, asked: AskedFile): Promise<'everybody' | Date | null> {
  const name = nameOfFile(asked.file)
  if (!name) return null
  const judge = async (forMs: number) =>
    judged(context, await look(context, asked.folder, forMs), { ...asked, name })
  return (await judge(KEPT_MS)) ?? judge(REFUSED_MS)
}

function judged(
  { clock }: Pick<Context, 'clock'>,
  facts: FileAccess,
  { folder, name, seal }: AskedFile & { name: string },
) {
  const file = facts?.files.get(name)
  if (!facts || !file) return null
  const { access } = facts
  if (seal === null) return file.shown && access.state === 'open' ? 'everybody' : null
  const told = readMediaSeal(seal)
  if (!told || told.expiresAt <= clock.now()) return null
  // A file that became public is not refused at an older sealed address.
  if (told.audience === 'r' && file.shown && access.state === 'open') return told.expiresAt
  const isOurs = secretsOf(access, file, told).some((secret) => isMediaSealed({ folder, name }, seal, secret))
  return isOurs ? told.expiresAt : null
}

/** Adds the addresses for visitors who may read the memorial; for an open one, at the public base address. */
export const withPublicAddresses = <T>(context: Context, answer: T): Promise<T> =>
  addressed(context, answer, ({ access }, file) =>
    access.state === 'open'
      ? `${context.mediaBaseUrl ?? '/media'}/${file.folder}`
      : sealed(context, file, 'r', readersSecret(access)),
  )

/** Adds the addresses for a host, moderator or sender: on our own address, and also for hidden files. */
export const withOwnAddresses = <T>(context: Context, answer: T, userUuid: string): Promise<T> =>
  addressed(context, answer, ({ access, files }, file) =>
    access.state === 'open' && files.get(file.name)?.shown
      ? plain(file)
      : sealed(context, file, 'h', ownSecret(access, userUuid)),
  )

async function addressed<T>(
  context: Context,
  answer: T,
  addressOf: (facts: NonNullable<FileAccess>, file: MediaName) => string,
): Promise<T> {
  const folders = listFoldersIn(answer, context.publicUrl)
  if (folders.size === 0) return answer
  const facts = new Map<string, FileAccess>()
  for (const folder of folders) facts.set(folder, await look(context, folder))
  const place: AddressOf = (file) => {
    const its = facts.get(file.folder)
    return its ? addressOf(its, file) : plain(file)
  }
  return replaceAddresses(answer, place, context.publicUrl)
}

function sealed(
  { clock }: Pick<Context, 'clock'>,
  file: MediaName,
  audience: MediaSeal['audience'],
  secret: string,
): string {
  const seal = { audience, expiresAt: sealEnds(audience, clock.now()) }
  return `${plain(file)}/${sealMedia(file, seal, secret)}`
}

const plain = ({ folder }: MediaName) => `/media/${folder}`

/** An address made for one person is valid while they host or moderate the memorial, or the file is theirs. */
const ownSecret = ({ linkSecret }: MemorialAccess, userUuid: string) => `${linkSecret} ${userUuid}`

/** Addresses for visitors become invalid with a new passcode and with every other change of who may read. */
const readersSecret = ({ linkSecret, state, passcodeHash }: MemorialAccess) =>
  `${linkSecret} ${state} ${passcodeHash ?? ''}`

/** The secrets that a seal of this file may have been made with. */
function secretsOf(
  access: MemorialAccess,
  { shown, sender }: FileVisibility,
  { audience }: MediaSeal,
): string[] {
  if (audience === 'r') return shown ? [readersSecret(access)] : []
  return [...access.people, ...(sender ? [sender] : [])].map((userUuid) => ownSecret(access, userUuid))
}

interface ShownRow extends FileVisibility {
  filename: string
  posterFilename: string | null
  mp4Filename: string | null
}

/**
 * The visible files of a memorial: neither they nor their contribution was removed. One row with a JSON
 * list, as for other lists.
 */
const listed = compiledOnce((db: Db, memorialUuid: string) =>
  db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .leftJoin('contributions', (join) =>
      join.on(sql<boolean>`contributions.uuid = coalesce(media.contribution_uuid, media.recording_of)`),
    )
    .select(
      sql<ShownRow[]>`coalesce(json_agg(json_build_object(
        'filename', media.filename,
        'posterFilename', media.poster_filename,
        'mp4Filename', media.mp4_filename,
        'sender', coalesce(contributions.user_uuid, media.uploaded_by, media.contribution_uuid),
        'shown', coalesce(
          media.role in ('PHOTO', 'FILM') or media.uuid in (memorials.profile_photo_uuid, memorials.host_video_uuid)
            or media.role in ('CONTRIBUTION', 'MEMORY_VOICE', 'MEMORY_FILM') and contributions.state = 'VISIBLE', false)
      )), '[]'::json)`.as('files'),
    )
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.deletedAt', 'is', null)
    .where('contributions.deletedAt', 'is', null),
)
