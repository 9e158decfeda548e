import type { Config } from '../config.ts'
import type { Visitor } from '../lib/visitor.ts'
import { createAccounts } from '../modules/accounts/service.ts'
import { createArchives } from '../modules/archive/service.ts'
import { bookOf } from '../modules/archive/service-book.ts'
import { createAuditLog } from '../modules/audit-log/service.ts'
import { createBooks } from '../modules/books/service.ts'
import { replaceContacts } from '../modules/contacts/repo.ts'
import { createContacts } from '../modules/contacts/service.ts'
import { createContributions } from '../modules/contributions/service.ts'
import { createContributing } from '../modules/contributions/service-contributing.ts'
import { createDashboard } from '../modules/dashboard/service.ts'
import { createDigests } from '../modules/digest/service.ts'
import { createDisputes, type DisputeNews } from '../modules/disputes/service.ts'
import { createDonations } from '../modules/donations/service.ts'
import { createFunds } from '../modules/funds/service.ts'
import { createHosts } from '../modules/hosts/service.ts'
import { createMedia } from '../modules/media/service.ts'
import { createMemorials } from '../modules/memorials/service.ts'
import { createPayments } from '../modules/payments/service.ts'
import { createReports } from '../modules/reports/service.ts'
import { createRetention } from '../modules/retention/service.ts'
import { createRsvps } from '../modules/rsvps/service.ts'
import { createServicePacks } from '../modules/service-pack/service.ts'
import { createSharing } from '../modules/sharing/service.ts'
import { createVisitors, type Visitors } from '../modules/visitors/service.ts'
import type { Adapters } from './adapters.ts'

export type Modules = ReturnType<typeof createModules>

/**
 * The services of the product, each made of the adapters and of the services before it.
 *
 * @param onDispute tells the operator
 */
export function createModules(config: Config, adapters: Adapters, onDispute: (news: DisputeNews) => void) {
  const { db, clock, jobs, limits, storage, photos, video, typesetter, film, workDir } = adapters
  const { stills, transcoder, publicReads, onChanged, captcha, networkLimits, mailReach } = adapters
  const { provider } = adapters.paymentSetup
  const { priceMinor, currency, publicUrl } = config

  const auditLog = createAuditLog({ db, clock })
  const memorials = createMemorials({
    db,
    clock,
    jobs,
    limits,
    auditLog,
    publicReads,
    contacts: { replace: replaceContacts },
    currency,
    donationTerms: {
      fee: config.donationFee,
      provider: provider.name,
      publishableKey: provider.page?.publishableKey ?? null,
      scriptUrl: provider.page?.scriptUrl ?? null,
    },
    onChanged,
  })
  const entering = { captcha, provesAlways: config.captcha.always, networkLimits }
  const accounts = createAccounts({ db, jobs, limits, clock, memorials, publicUrl, mailReach, ...entering })
  const hosts = createHosts({ db, jobs, limits, clock, auditLog, accounts, memorials })
  const opening = { photos, video, stills, transcoder }
  const { fileAccessCache } = adapters
  const { mediaBaseUrl } = config
  const media = createMedia({
    ...opening,
    db,
    jobs,
    clock,
    storage,
    auditLog,
    memorials,
    workDir,
    fileAccessCache,
    mediaBaseUrl,
    publicUrl,
  })
  const { withPublicAddresses } = media
  const withVisitorAddresses = async <T>(answer: T, { caller }: Visitor) =>
    caller ? media.withOwnAddresses(answer, caller.uuid) : answer
  const makings = { db, clock, jobs, limits, storage, typesetter, auditLog, memorials, workDir }
  const books = createBooks({ ...makings, media, publicUrl })
  const servicePacks = createServicePacks({ ...makings, film })
  const sharing = createSharing({ db, clock, storage, typesetter, memorials, publicUrl, workDir })
  const contacts = createContacts({ db, jobs, clock, limits, auditLog, memorials })
  const rsvps = createRsvps({ db, clock, jobs, networkLimits, auditLog, memorials })
  const digests = createDigests({ db, clock })
  const contributions = createContributions({ db, jobs, clock, auditLog, memorials })
  const { listPublic, listPhotos, ...contribute } = createContributing({
    db,
    clock,
    networkLimits,
    memorials,
    media,
  })
  const contributing = {
    ...contribute,
    listPublic: withAddresses(listPublic, withPublicAddresses),
    listPhotos: withAddresses(listPhotos, withPublicAddresses),
  }
  const funds = createFunds({ db, clock, jobs, auditLog, memorials, provider })
  const visiting = createVisitors({ memorials, rsvps, contributions, funds })
  const visitors: Visitors = {
    async getPublic(slug, visitor) {
      const { memorial, ...mine } = await visiting.getPublic(slug, visitor)
      return { memorial: await withPublicAddresses(memorial), ...(await withVisitorAddresses(mine, visitor)) }
    },
    getMine: async (slug, visitor, inviteToken) =>
      withVisitorAddresses(await visiting.getMine(slug, visitor, inviteToken), visitor),
  }
  const disputes = createDisputes({ db, clock, provider, onNews: onDispute })
  const selling = { db, clock, jobs, auditLog, memorials, provider, disputes, currency }
  const donations = createDonations({ ...selling, networkLimits, fee: config.donationFee })
  const payments = createPayments({ ...selling, limits, priceMinor })
  const reports = createReports({ db, clock, networkLimits, memorials })
  const dashboard = createDashboard({ db, clock, memorials, books })
  const archives = createArchives({
    db,
    clock,
    jobs,
    storage,
    auditLog,
    memorials,
    publicUrl,
    tables: { rsvps: rsvps.tableOf, donations: funds.tableOf, auditLog: auditLog.tableOf },
    book: bookOf({ books, storage }),
  })
  const retention = createRetention({ db, clock, jobs, memorials, payments, archives })
  return {
    auditLog,
    memorials,
    accounts,
    hosts,
    media,
    books,
    servicePacks,
    sharing,
    contacts,
    rsvps,
    digests,
    contributions,
    contributing,
    funds,
    visitors,
    disputes,
    donations,
    payments,
    reports,
    dashboard,
    archives,
    retention,
    /** The provider reports a payment or a gift; false if it is in none of our ledgers. */
    onProviderEvent: async (intentId: string) =>
      (await payments.onProviderEvent(intentId)) || donations.onProviderEvent(intentId),
    /** For pages of visitors, with public media addresses. */
    readPublic: withAddresses(memorials.readPublic, withPublicAddresses),
  }
}

/** Wraps a call so that its answer has media addresses that its reader can use. */
const withAddresses =
  <A extends unknown[], R>(ask: (...args: A) => Promise<R>, addressed: (answer: R) => Promise<R>) =>
  async (...args: A): Promise<R> =>
    addressed(await ask(...args))
