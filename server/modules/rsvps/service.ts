import type { Rsvp } from '#contract/rsvps.ts'
import type { Language } from '#languages/index.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import { answerQueue } from './answer-queue.ts'
import { presentOwn, presentRsvp } from './present.ts'
import { rsvpTable } from './present-csv.ts'
import { readAll, readPage } from './repo.ts'
import { readKnown } from './repo-known.ts'
import { mailedAnswer, nameOf, ownAnswer, personOf } from './rules.ts'
import { receipts } from './service-receipt.ts'
import { type RemovalDeps, removal } from './service-removal.ts'
import { type SubmitDeps, submission } from './service-submit.ts'

interface RsvpDeps extends SubmitDeps {
  auditLog: Pick<AuditLog, 'record'>
  memorials: SubmitDeps['memorials'] & RemovalDeps['memorials'] & Pick<Memorials, 'shareSlug'>
}

export type Rsvps = ReturnType<typeof createRsvps>

/** Answers: for hosts to read, and for people to give and read their own. */
export function createRsvps(deps: RsvpDeps) {
  const { db, auditLog, memorials } = deps

  /** Newest first. Rejects with BAD_INPUT when `after` is no cursor of ours. */
  async function list(
    host: HostAccess,
    wanted: { status?: Rsvp['status'] | undefined; after?: string | undefined },
  ) {
    const after = readCursor(wanted.after)
    const { page, next } = pageOf(await readPage(db, host.memorialUuid, { status: wanted.status, after }))
    return { rsvps: page.map(presentRsvp), next }
  }

  /** In the language of whoever asks. */
  async function exportAll(host: HostAccess, language: Language) {
    const csv = await tableOf(host.memorialUuid, language)
    await auditLog.record(db, host, 'EXPORTED_ANSWERS')
    return { filename: `rsvps-${await memorials.shareSlug(host)}.csv`, csv }
  }

  /** All answers as a table, for an archive. */
  const tableOf = async (memorialUuid: string, language: Language): Promise<string> =>
    rsvpTable(await readAll(db, memorialUuid), language)

  /**
   * A person's own answer, and the contact of their personal link.
   *
   * @param caller with a confirmed address
   */
  async function own(memorialUuid: string, caller: Caller | null, inviteToken: string | undefined) {
    // True of most visitors: then no answer can be theirs.
    if (!caller && !inviteToken) return { rsvp: null, invited: null }
    const asking = { userUuid: caller?.uuid ?? null, email: caller?.email ?? null }
    const known = await readKnown(db, memorialUuid, { ...asking, inviteToken: inviteToken ?? null })
    const row = ownAnswer(known.answers, personOf({ ...asking, ...known }))
    const { linked } = known
    return {
      rsvp: row ? presentOwn(row) : null,
      invited: linked ? { name: nameOf(linked), email: linked.email ?? '' } : null,
    }
  }

  /** The answer that a mail is about, for a visitor who came by its link; null when it is gone. */
  async function mailed(slug: string, visitor: Visitor, answerToken: string): Promise<Rsvp | null> {
    const { memorialUuid } = await memorials.readable(slug, visitor)
    const asking = { userUuid: null, email: null, inviteToken: null, answerToken }
    const row = mailedAnswer((await readKnown(db, memorialUuid, asking)).answers, null)
    return row ? presentOwn(row) : null
  }

  const queueAnswer = answerQueue(db)
  const parts = { ...submission(deps, queueAnswer), ...receipts(deps), ...removal(deps, queueAnswer) }
  return { list, exportAll, tableOf, own, mailed, ...parts }
}
