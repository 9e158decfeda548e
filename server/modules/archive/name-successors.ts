import { sql } from 'kysely'
import type { Archive, setSuccessors as setSuccessorsCall } from '#contract/archive.ts'
import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { archive as limits } from '#contract/host-limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isGiven } from '#server/lib/donor-names.ts'
import { fileName } from '#server/lib/file-names.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { findMemorial } from '#server/modules/keepsakes/find-memorial.ts'
import * as tickets from '#server/modules/tickets/make-links.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { archiveTranslator } from './present.ts'
import { findHolder, listHolders, readLastMailed, selectMails } from './queries.ts'
import { estimateBytes, listRecipients } from './rules.ts'

// Archives: everything of a memorial in one file, for its hosts and for the successors that its owner named.

export const getArchive = async (context: Context, host: HostAccess) => ({
  archive: await present(context.db, host),
})

/** Rejects with BAD_INPUT at an address that is the owner's own, and with CONTACT_UNSUBSCRIBED at one that declined. */
export async function setSuccessors(
  context: Context,
  host: HostAccess,
  { successors }: Body<typeof setSuccessorsCall>,
) {
  const { memorialUuid, userUuid } = host
  const archive = await context.db.transaction().execute(async (tx) => {
    if (!(await changes.lockMemorial(tx, memorialUuid))) throw new DomainError('MEMORIAL_NOT_FOUND')
    const owner = (await listHolders(tx, memorialUuid)).find(({ uuid }) => uuid === userUuid)
    const own = successors.findIndex(({ email }) => email.toLowerCase() === owner?.email.toLowerCase())
    if (own >= 0)
      throw new DomainError('BAD_INPUT', {
        field: `successors.${own}.email`,
        problem: fieldProblem('ownAddress'),
      })
    for (const { email } of successors)
      if (await isUnsubscribed(tx, memorialUuid, email)) throw new DomainError('CONTACT_UNSUBSCRIBED')
    await replaceSuccessors(tx, memorialUuid, successors)
    await auditLog.record(context, tx, host, 'NAMED_SUCCESSORS')
    return present(tx, host)
  })
  return { archive }
}

/**
 * A personal link for minutes, valid only while its holder is a host, or a successor by the proven address of their
 * account. Rejects with MEMORIAL_NOT_FOUND.
 */
export async function fetchArchive(
  context: Context,
  caller: Caller,
  { memorialUuid, for: of = '' }: { memorialUuid: string; for?: 'relatives' | '' | undefined },
) {
  const holder = await findHolder(context.db, memorialUuid, caller)
  const memorial = holder && (await findMemorial(context.db, memorialUuid))
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { nameOfPerson, language } = memorial
  const t = archiveTranslator(language ?? defaultLanguage)
  const title = t(`files.${of || 'archive'}`, { name: nameOfPerson })
  const linkOf = await tickets.makeLinks(context, { memorialUuid, userUuid: holder.uuid })
  const archiveUrl = linkOf({ kind: 'archive', of, hours: limits.linkMinutes / 60 }, fileName(title, 'zip'))
  return { nameOfPerson, archiveUrl }
}

async function present(from: Db, { memorialUuid, role }: HostAccess): Promise<Archive> {
  const [sums, holders, { last }] = await Promise.all([
    readSums(from, memorialUuid),
    listHolders(from, memorialUuid),
    readLastMailed(from, memorialUuid),
  ])
  const undelivered = selectMails(from)
    .where('sentMails.memorialUuid', '=', memorialUuid)
    .where('sentMails.queuedAt', '=', last)
    .where('sentMails.failedAt', 'is not', null)
  const { photoBytes, videoBytes, videoCopyBytes, ...counts } = sums
  return {
    bytes: estimateBytes(sums),
    counts,
    successors: holders.flatMap(({ isHost, ...one }) => (isHost ? [] : [one])),
    mayName: role === 'OWNER',
    recipients: listRecipients(holders).map(({ name, email }) => ({ name, email })),
    lastSent: last && {
      date: last.toISOString(),
      undelivered: await undelivered.execute(),
    },
  }
}

/** A successor who stays keeps their link: successors are identified by address. */
async function replaceSuccessors(
  tx: Tx,
  memorialUuid: string,
  people: readonly { name: string; email: string }[],
): Promise<void> {
  const emails = people.map(({ email }) => email.toLowerCase())
  await tx
    .deleteFrom('archiveSuccessors')
    .where('memorialUuid', '=', memorialUuid)
    .where(sql<boolean>`lower(email) <> all (${emails}::text[])`)
    .execute()
  if (people.length === 0) return
  await tx
    .insertInto('archiveSuccessors')
    .values(people.map((one, position) => ({ ...one, memorialUuid, position })))
    .onConflict((conflict) =>
      conflict.expression(sql`memorial_uuid, lower(email)`).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        email: ref('excluded.email'),
        position: ref('excluded.position'),
      })),
    )
    .execute()
}

type Sums = Archive['counts'] & Record<'photoBytes' | 'videoBytes' | 'videoCopyBytes', number>

/** The counts of the archive, and the bytes of its files; of recordings also of the copies that the page plays. */
async function readSums(db: Db, memorialUuid: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with files as (
      select media.role, media.bytes, coalesce(media.mp4_bytes, media.bytes) as copy_bytes,
        media.role in ('PHOTO', 'PROFILE_PHOTO', 'CONTRIBUTION') as is_photo
      from media
      join memorials on memorials.uuid = media.memorial_uuid
      left join contributions on contributions.uuid = coalesce(media.contribution_uuid, media.recording_of)
      where media.memorial_uuid = ${memorialUuid} and media.deleted_at is null and (
        media.role in ('PHOTO', 'FILM')
        or media.uuid in (memorials.profile_photo_uuid, memorials.host_video_uuid)
        or (contributions.state = 'VISIBLE' and contributions.deleted_at is null)
      )
    )
    select
      count(*) filter (where role in ('PHOTO', 'PROFILE_PHOTO'))::int as "photos",
      count(*) filter (where role = 'CONTRIBUTION')::int as "photosOfOthers",
      count(*) filter (where role = 'HOST_VIDEO')::int as "videos",
      count(*) filter (where role in ('MEMORY_VOICE', 'MEMORY_FILM'))::int as "recordings",
      (select count(*) from stories where memorial_uuid = ${memorialUuid})::int as "stories",
      (select count(*) from contributions where memorial_uuid = ${memorialUuid}
        and deleted_at is null and state = 'VISIBLE')::int as "memories",
      (select count(*) from rsvps where memorial_uuid = ${memorialUuid} and not awaits_look)::int as "answers",
      (select count(*) from payments where memorial_uuid = ${memorialUuid} and ${isGiven})::int as "donations",
      coalesce(sum(bytes) filter (where is_photo), 0)::float8 as "photoBytes",
      coalesce(sum(bytes) filter (where not is_photo), 0)::float8 as "videoBytes",
      coalesce(sum(copy_bytes) filter (where not is_photo), 0)::float8 as "videoCopyBytes"
    from files
  `.execute(db)
  return rows[0] as Sums
}
