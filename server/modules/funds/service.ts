import type { Language } from '#languages/index.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import { presentDonation } from './present.ts'
import { donationTable } from './present-csv.ts'
import { readAll, readGivenBy, readPage } from './repo.ts'
import { fundEdits } from './service-edit.ts'
import { giftAccounts } from './service-operating.ts'

export type Funds = ReturnType<typeof createFunds>

interface FundDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  auditLog: Pick<AuditLog, 'record'>
  memorials: Pick<Memorials, 'shareSlug' | 'editing'>
  provider: Pick<PaymentProvider, 'canReceive'>
}

/** Funds and donations for hosts, including closed funds. */
export function createFunds({ db, clock, jobs, auditLog, memorials, provider }: FundDeps) {
  /** Newest first; empty for a fund of another memorial. Rejects with BAD_INPUT when `after` is no cursor of ours. */
  async function listDonations(
    host: HostAccess,
    wanted: { fundId?: string | undefined; after?: string | undefined },
  ) {
    const after = readCursor(wanted.after)
    const rows = await readPage(db, host.memorialUuid, { fundUuid: wanted.fundId, after })
    const { page, next } = pageOf(rows)
    return { donations: page.map(presentDonation), next }
  }

  /** In the language of whoever asks. */
  async function exportDonations(host: HostAccess, language: Language) {
    const csv = await tableOf(host.memorialUuid, language)
    await auditLog.record(db, host, 'EXPORTED_DONATIONS')
    return { filename: `donations-${await memorials.shareSlug(host)}.csv`, csv }
  }

  /** All donations as a table, for an archive. */
  const tableOf = async (memorialUuid: string, language: Language): Promise<string> =>
    donationTable(await readAll(db, memorialUuid), language)

  /** The caller's own donations, newest first. */
  async function givenBy(memorialUuid: string, caller: Caller) {
    return (await readGivenBy(db, memorialUuid, caller.uuid)).map(presentDonation)
  }

  return {
    listDonations,
    exportDonations,
    tableOf,
    givenBy,
    ...fundEdits({ clock, jobs, memorials }),
    ...giftAccounts({ db, auditLog, jobs, provider }),
  }
}
