import type { Rsvp } from '#contract/rsvps.ts'
import type { Caller, Hosted } from '#server/lib/caller.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Database, Db } from '#server/ports/database.ts'
import { presentRsvp } from './present.ts'
import { rsvpTable } from './present-csv.ts'
import { type ContactRow, findContact, findInvited, readAll, readCandidates, readPage } from './repo.ts'
import { ownAnswer, type Person } from './rules.ts'

export type Rsvps = ReturnType<typeof createRsvps>

/** Who said whether they come, as hosts read it. */
export function createRsvps({ db, memorials }: { db: Database; memorials: Pick<Memorials, 'shareSlug'> }) {
  /** Newest first. Rejects with BAD_INPUT when `after` is no cursor of ours. */
  async function list(
    host: Hosted,
    wanted: { status?: Rsvp['status'] | undefined; after?: string | undefined },
  ) {
    const after = readCursor(wanted.after)
    const { page, next } = pageOf(await readPage(db, host.memorialUuid, { status: wanted.status, after }))
    return { rsvps: page.map(presentRsvp), next }
  }

  async function exportAll(host: Hosted) {
    const rows = await readAll(db, host.memorialUuid)
    return { filename: `rsvps-${await memorials.shareSlug(host)}.csv`, csv: rsvpTable(rows) }
  }

  /**
   * What a person has answered, and whom their personal link was sent to. To the holder of a link nothing is told
   * that they could not have typed themselves: no number.
   *
   * @param caller with a confirmed address
   */
  async function own(memorialUuid: string, caller: Caller | null, inviteToken: string | undefined) {
    const linked = inviteToken ? await findInvited(db, memorialUuid, inviteToken) : undefined
    const person = await personOf(db, memorialUuid, { caller, linked, email: caller?.email ?? null })
    const isKnown = person.userUuid !== null || person.contact !== null
    const row = isKnown ? ownAnswer(await readCandidates(db, memorialUuid, person), person) : undefined
    return {
      rsvp: row ? { ...presentRsvp(row), phone: null } : null,
      invited: linked
        ? { name: `${linked.firstName} ${linked.surname}`.trim(), email: linked.email ?? '' }
        : null,
    }
  }

  return { list, exportAll, own }
}

/** A contact by the address comes before the one whose link was used: links are passed on. */
async function personOf(
  db: Db,
  memorialUuid: string,
  known: { caller: Caller | null; linked: ContactRow | undefined; email: string | null },
): Promise<Person> {
  const { caller, linked, email } = known
  const byAddress = email && (caller || !linked) ? await findContact(db, memorialUuid, email) : undefined
  return { userUuid: caller?.uuid ?? null, contact: byAddress ?? linked ?? null, email }
}
