import type { Rsvp } from '#contract/rsvps.ts'
import type { Hosted } from '#server/lib/caller.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Database } from '#server/ports/database.ts'
import { presentRsvp } from './present.ts'
import { rsvpTable } from './present-csv.ts'
import { readAll, readPage } from './repo.ts'

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

  return { list, exportAll }
}
