import type { FastifyPluginAsync } from 'fastify'
import { mailboxRoutes } from '../adapters/mail/mailbox-routes.tsx'
import type { Config } from '../config.ts'
import { keepsakeFiles } from '../http/keepsakes.ts'
import type { Authoriser, Mount } from '../http/mount.ts'
import { passPage } from '../modules/access/routes.ts'
import * as access from '../modules/access/service.ts'
import { accountRoutes } from '../modules/accounts/routes.ts'
import { archiveFiles, archiveRoutes } from '../modules/archive/routes.ts'
import { auditLogRoutes } from '../modules/audit-log/routes.ts'
import { blockingRoutes } from '../modules/blocking/routes.ts'
import { bookRoutes } from '../modules/books/routes.ts'
import { bookFiles } from '../modules/books/routes-files.ts'
import { contactRoutes, unsubscribePage } from '../modules/contacts/routes.ts'
import { contributionRoutes } from '../modules/contributions/routes.ts'
import { contributingRoutes } from '../modules/contributions/routes-contributing.ts'
import { dashboardRoutes } from '../modules/dashboard/routes.ts'
import { digestRoutes, endDigestPage } from '../modules/digest/routes.ts'
import { disputeRoutes } from '../modules/disputes/routes.ts'
import { donationRoutes } from '../modules/donations/routes.ts'
import { eventRoutes } from '../modules/events/routes.ts'
import { fundRoutes } from '../modules/funds/routes.ts'
import { hostRoutes } from '../modules/hosts/routes.ts'
import { mediaRoutes } from '../modules/media/routes.ts'
import { mediaFiles } from '../modules/media/routes-files.ts'
import { memorialRoutes } from '../modules/memorials/routes.ts'
import { operatingRoutes } from '../modules/operating/routes.ts'
import { paymentRoutes } from '../modules/payments/routes.ts'
import { reportRoutes } from '../modules/reports/routes.ts'
import { retentionRoutes } from '../modules/retention/routes.ts'
import { rsvpRoutes } from '../modules/rsvps/routes.ts'
import { servicePackFiles, servicePackRoutes } from '../modules/service-pack/routes.ts'
import { cardFiles, sharingRoutes } from '../modules/sharing/routes.ts'
import { sharePictures } from '../modules/sharing/routes-picture.ts'
import { openTicket } from '../modules/tickets/service.ts'
import { resumableUploads } from '../modules/uploads/routes.ts'
import { viewRoutes } from '../modules/views/routes.ts'
import { visitorRoutes } from '../modules/visitors/routes.ts'
import type { Context } from '../ports/context.ts'
import type { Adapters } from './adapters.ts'
import type { Dependencies, PageNeeds } from './dependencies.ts'
import { pageForms } from './forms.ts'
import type { Modules } from './modules.ts'

/** All calls of the contract. */
export const apiRoutes = (context: Context, modules: Modules) => (mount: Mount) => {
  accountRoutes(mount, modules.accounts)
  memorialRoutes(mount, context)
  viewRoutes(mount, context)
  blockingRoutes(mount, context)
  operatingRoutes(mount, context)
  reportRoutes(mount, modules.reports)
  hostRoutes(mount, modules.hosts)
  auditLogRoutes(mount, context)
  mediaRoutes(mount, modules.media)
  archiveRoutes(mount, modules.archives)
  bookRoutes(mount, modules.books)
  servicePackRoutes(mount, modules.servicePacks)
  sharingRoutes(mount, modules.sharing)
  contactRoutes(mount, modules.contacts)
  digestRoutes(mount, modules.digests)
  eventRoutes(mount, context)
  rsvpRoutes(mount, context)
  contributionRoutes(mount, modules.contributions)
  contributingRoutes(mount, modules.contributing)
  fundRoutes(mount, context)
  donationRoutes(mount, modules.donations)
  disputeRoutes(mount, modules.disputes)
  dashboardRoutes(mount, modules.dashboard)
  visitorRoutes(mount, modules.visitors)
  paymentRoutes(mount, modules.payments)
  retentionRoutes(mount, modules.retention)
}

/** The other routes, in the order of registration; pages come last. */
export function otherRoutes(
  { config, pages }: Dependencies,
  adapters: Adapters,
  context: Context,
  modules: Modules,
  authoriser: Authoriser,
): FastifyPluginAsync[] {
  const { storage, locks, outbox, paymentSetup, uploads, requireSpace } = adapters
  const { media, fileAccess, books, sharing, archives, servicePacks } = modules
  return [
    mediaFiles({ media, fileAccess, storage }),
    unsubscribePage,
    passPage(context, { secure: config.publicUrl.startsWith('https:') }),
    sharePictures({ sharing, storage }),
    resumableUploads({
      store: uploads,
      locks,
      authoriser,
      access: {
        authorise: authoriser.authorise,
        authoriseContributor: (slug, visitor) => access.authoriseContributor(context, slug, visitor),
      },
      media,
      requireSpace,
      addressed: fileAccess.withOwnAddresses,
    }),
    endDigestPage,
    keepsakeFiles({
      openTicket: (token) => openTicket(context, token),
      kinds: {
        ...bookFiles({ books, storage }),
        ...cardFiles({ sharing, storage }),
        ...archiveFiles(archives),
        ...servicePackFiles(servicePacks),
      },
    }),
    paymentSetup.routes(modules.onProviderEvent),
    ...(outbox === null ? [] : [mailboxRoutes({ dir: outbox })]),
    async (scope) => pages?.(scope, pageNeeds(config, adapters, context, modules)),
  ]
}

const pageNeeds = (config: Config, adapters: Adapters, context: Context, modules: Modules): PageNeeds => ({
  publicUrl: config.publicUrl,
  operator: config.operator,
  price: { minor: config.priceMinor, currency: config.currency },
  hasOutbox: adapters.outbox !== null,
  pageCache: adapters.pageCache,
  edge: config.edge,
  readPublicMemorial: modules.readPublic,
  openByInvitation: (...asked) => access.openByInvitation(context, ...asked),
  checkout: adapters.paymentSetup.checkout,
  forms: pageForms(config.publicUrl, context, modules),
})
