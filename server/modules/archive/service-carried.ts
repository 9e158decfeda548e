import { ARCHIVE_VERSION } from '#contract/archive-version.ts'
import type { Context } from '#server/ports/context.ts'
import { readCarriedRows, readHosts } from './repo-carried.ts'
import type { Carried, CarriedRow } from './rules-carried.ts'

/**
 * `afterglow.json`: everything from which the memorial can be made again, as far as its files were put into the archive.
 *
 * @param isWhole for a host; somebody else's archive has nothing that waits or is hidden, and nobody who is blocked
 * @param files the path of each file, by its uuid
 */
export async function carriedOf(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  memorialUuid: string,
  { isWhole, files, madeAt }: { isWhole: boolean; files: ReadonlyMap<string, string>; madeAt: Date },
): Promise<Carried> {
  const [tables, hosts] = await Promise.all([readCarriedRows(db, memorialUuid), readHosts(db, memorialUuid)])
  const contributions = tables.contributions.filter(({ state }) => isWhole || state === 'VISIBLE')
  const rsvps = tables.rsvps.filter(({ awaitsLook }) => isWhole || !awaitsLook)
  const media = tables.media.filter(({ uuid }) => files.has(String(uuid)))
  const [memories, answers, pictures] = [uuidsOf(contributions), uuidsOf(rsvps), uuidsOf(media)]
  const sources = new Set([...memories, ...answers, ...uuidsOf(tables.donations)])
  const shown = (uuid: unknown) => (pictures.has(uuid) ? (uuid as string) : null)
  const [memorial] = tables.memorials
  return {
    format: 'afterglow',
    version: ARCHIVE_VERSION,
    madeAt: madeAt.toISOString(),
    madeBy: publicUrl,
    isWhole,
    hosts: hosts
      .filter(({ relationshipType }) => isWhole || relationshipType !== 'MODERATOR')
      .map(({ email, firstName, surname, language, relationshipType, dateCreated }) => ({
        email,
        firstName,
        surname,
        language,
        role: relationshipType as 'OWNER',
        since: dateCreated.toISOString(),
      })),
    files: Object.fromEntries(
      [...files].filter(([uuid]) => pictures.has(uuid)).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    tables: {
      ...tables,
      memorials: memorial
        ? [
            {
              ...memorial,
              profilePhotoUuid: shown(memorial.profilePhotoUuid),
              hostVideoUuid: shown(memorial.hostVideoUuid),
            },
          ]
        : [],
      contributions,
      media,
      rsvps,
      eventAnswers: tables.eventAnswers.filter(({ answerUuid }) => answers.has(answerUuid)),
      // Who is thanked for something that this archive does not hold is not told either.
      thanks: tables.thanks.filter(({ kind, uuid }) => kind === 'TYPED' || sources.has(uuid)),
      blockedAddresses: isWhole ? tables.blockedAddresses : [],
      archiveSuccessors: isWhole ? tables.archiveSuccessors : [],
    },
  }
}

const uuidsOf = (rows: readonly CarriedRow[]) => new Set<unknown>(rows.map(({ uuid }) => uuid))
