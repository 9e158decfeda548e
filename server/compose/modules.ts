import type { Config } from '../config.ts'
import type { Visitor } from '../lib/visitor.ts'
import { createAccounts } from '../modules/accounts/service.ts'
import { createArchives } from '../modules/archive/service.ts'
import { bookOf } from '../modules/archive/service-book.ts'
import { createBooks } from '../modules/books/service.ts'
import { createContacts } from '../modules/contacts/service.ts'
import { createContributions } from '../modules/contributions/service.ts'
import { createContributing } from '../modules/contributions/service-contributing.ts'
import { createDashboard } from '../modules/dashboard/service.ts'
import { createDigests } from '../modules/digest/service.ts'
import { createDisputes, type DisputeNews } from '../modules/disputes/service.ts'
import { createDonations } from '../modules/donations/service.ts'
import { withOwnAddresses, withPublicAddresses } from '../modules/file-access/service.ts'
import { createHosts } from '../modules/hosts/service.ts'
import { createPayments } from '../modules/payments/service.ts'
import { createReports } from '../modules/reports/service.ts'
import { createRetention } from '../modules/retention/service.ts'
import { createServicePacks } from '../modules/service-pack/service.ts'
import { createSharing } from '../modules/sharing/service.ts'
import { readPublic } from '../modules/views/service.ts'
import type { Visitors } from '../modules/visitors/routes.ts'
import { getMine, getPublic } from '../modules/visitors/service.ts'
import type { Context } from '../ports/context.ts'
import type { Adapters } from './adapters.ts'

export type Modules = ReturnType<typeof createModules>

/**
 * The services of the product, each made of the context and of the services before it. Modules whose functions take the
 * context as it is, such as `access` and `rsvps`, need no service (docs/decisions/0335).
 *
 * @param onDispute tells the operator
 */
export function createModules(
  config: Config,
  adapters: Adapters,
  context: Context,
  onDispute: (news: DisputeNews) => void,
) {
  const { storage, typesetter, film, workDir, captcha, mailReach } = adapters
  const { priceMinor, publicUrl } = config

  const accounts = createAccounts({
    ...context,
    publicUrl,
    mailReach,
    captcha,
    provesAlways: config.captcha.always,
  })
  const hosts = createHosts({ ...context, accounts })
  const withVisitorAddresses = async <T>(answer: T, { caller }: Visitor) =>
    caller ? withOwnAddresses(context, answer, caller.uuid) : answer
  const makings = { ...context, storage, typesetter, workDir }
  const books = createBooks({ ...makings, publicUrl })
  const servicePacks = createServicePacks({ ...makings, film })
  const sharing = createSharing({ ...makings, publicUrl })
  const contacts = createContacts(context)
  const digests = createDigests(context)
  const contributions = createContributions(context)
  const { listPublic, listPhotos, ...contribute } = createContributing(context)
  const contributing = {
    ...contribute,
    listPublic: withAddresses(context, listPublic),
    listPhotos: withAddresses(context, listPhotos),
  }
  /** With addresses of media that the visitor can use. */
  const visitors: Visitors = {
    async getPublic(slug, visitor) {
      const { memorial, ...mine } = await getPublic(context, slug, visitor)
      return {
        memorial: await withPublicAddresses(context, memorial),
        ...(await withVisitorAddresses(mine, visitor)),
      }
    },
    getMine: async (slug, visitor, inviteToken) =>
      withVisitorAddresses(await getMine(context, slug, visitor, inviteToken), visitor),
  }
  const disputes = createDisputes({ ...context, onNews: onDispute })
  const selling = { ...context, disputes }
  const donations = createDonations({ ...selling, fee: config.donationFee })
  const payments = createPayments({ ...selling, priceMinor })
  const reports = createReports(context)
  const dashboard = createDashboard({ ...context, books })
  const archives = createArchives({ ...context, storage, publicUrl, book: bookOf({ books, storage }) })
  const retention = createRetention({ ...context, payments, archives })
  return {
    accounts,
    hosts,
    books,
    servicePacks,
    sharing,
    contacts,
    digests,
    contributions,
    contributing,
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
    readPublic: async (slug: string, visitor: Visitor) =>
      withPublicAddresses(context, await readPublic(context, slug, visitor)),
  }
}

/** Wraps a call so that its answer has media addresses that visitors can use. */
const withAddresses =
  <A extends unknown[], R>(context: Context, ask: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> =>
    withPublicAddresses(context, await ask(...args))
