import type { Archive, setSuccessors as setSuccessorsCall } from '#contract/archive.ts'
import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { archive as limits } from '#contract/host-limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { fileName } from '#server/lib/file-names.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as tickets from '#server/modules/tickets/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { findHolder, listHosts, listSuccessors, readLastMailed, selectMails } from './queries.ts'
import { readMemorial, readSums } from './repo-contents.ts'
import { aboutBytes, recipientsOf } from './rules.ts'
import { sendNow } from './send-archive.ts'
import { archiveTranslator } from './translator.ts'

// Archives: everything of a memorial in one file, for its hosts and for the successors that its owner named.

export const getArchive = async (context: Context, host: HostAccess) => ({
  archive: await present(context, context.db, host),
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
    const owner = (await listHosts(tx, memorialUuid)).find(({ uuid }) => uuid === userUuid)
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
    return present(context, tx, host)
  })
  return { archive }
}

/** Rejects with NOT_PAID, INVITE_NAME, or, within ten minutes of the last time, ARCHIVE_TOO_SOON. */
export async function sendArchive(context: Context, host: HostAccess) {
  await sendNow(context, host)
  return getArchive(context, host)
}

/** For a host, or for a successor by the proven address of their account. Rejects with MEMORIAL_NOT_FOUND. */
export async function fetchArchive(context: Context, caller: Caller, memorialUuid: string) {
  const { uuid } = (await findHolder(context.db, memorialUuid, caller)) ?? {}
  if (!uuid) throw new DomainError('MEMORIAL_NOT_FOUND')
  return linkFor(context, memorialUuid, uuid)
}

/** A personal link for minutes: valid only while its holder is host or successor. Rejects with MEMORIAL_NOT_FOUND. */
async function linkFor(context: Context, memorialUuid: string, holder: string) {
  const memorial = await readMemorial(context.db, memorialUuid)
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { nameOfPerson } = memorial
  const name = fileName(
    archiveTranslator(memorial.language ?? defaultLanguage)('files.archive', {
      name: nameOfPerson,
    }),
    'zip',
  )
  const wanted = { kind: 'archive', memorialUuid, for: holder, hours: limits.linkMinutes / 60 } as const
  return { nameOfPerson, archiveUrl: await tickets.linkTo(context, wanted, name) }
}

async function present(
  context: Context,
  from: Db,
  { memorialUuid, userUuid, role }: HostAccess,
): Promise<Archive> {
  const [sums, successors, hosts, { last }] = await Promise.all([
    readSums(from, memorialUuid),
    listSuccessors(from, memorialUuid),
    listHosts(from, memorialUuid),
    readLastMailed(from, memorialUuid),
  ])
  const { leftOut, photoBytes, videoBytes, videoCopyBytes, ...counts } = sums
  return {
    archiveUrl: (await linkFor(context, memorialUuid, userUuid)).archiveUrl,
    bytes: aboutBytes(sums),
    counts,
    leftOut,
    successors,
    mayName: role === 'OWNER',
    recipients: recipientsOf(hosts, successors).map(({ name, email }) => ({ name, email })),
    lastSent: last && {
      date: last.toISOString(),
      undelivered: await listUndelivered(from, memorialUuid, last),
    },
  }
}

/** A successor who stays keeps their link: successors are identified by address. */
async function replaceSuccessors(
  tx: Tx,
  memorialUuid: string,
  people: readonly { name: string; email: string }[],
): Promise<void> {
  const before = await listSuccessors(tx, memorialUuid)
  const isSame = (one: { email: string }) => (other: { email: string }) =>
    one.email.toLowerCase() === other.email.toLowerCase()
  for (const known of before.filter((one) => !people.some(isSame(one))))
    await tx.deleteFrom('archiveSuccessors').where('uuid', '=', known.uuid).execute()
  for (const [position, { name, email }] of people.entries()) {
    const known = before.find(isSame({ email }))
    const fields = { name, email, position }
    if (known) await tx.updateTable('archiveSuccessors').set(fields).where('uuid', '=', known.uuid).execute()
    else
      await tx
        .insertInto('archiveSuccessors')
        .values({ memorialUuid, ...fields })
        .execute()
  }
}

/** The mails of one request that could not be delivered. */
async function listUndelivered(db: Db, memorialUuid: string, queuedAt: Date) {
  const rows = await selectMails(db)
    .where('sentMails.memorialUuid', '=', memorialUuid)
    .where('sentMails.queuedAt', '=', queuedAt)
    .where('sentMails.failedAt', 'is not', null)
    .execute()
  return rows.map(({ name, email }) => ({ name: name ?? '', email: email ?? '' }))
}
