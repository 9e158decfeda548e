import type { FastifyPluginAsync } from 'fastify'
import { mailableName } from '#server/lib/spam.ts'
import * as addresses from '#server/modules/access/authorise-caller.ts'
import { openByInvitation } from '#server/modules/access/unlock-page.ts'
import { handleYearlyNoteForms, yearlyNoteLink } from '#server/modules/anniversaries/routes.ts'
import { readListPage } from '#server/modules/contributions/list-contributions.ts'
import {
  beginGiftByForm,
  handleCardGifts,
  readDonorOfPage,
  readGiftOfPage,
} from '#server/modules/donations/routes.ts'
import { reportByForm } from '#server/modules/reports/routes.ts'
import { findAnswererOfPage, mountRsvps, submitRsvpByForm } from '#server/modules/rsvps/routes.ts'
import { readDecade, readVisitorsShow } from '#server/modules/views/show-memorial.ts'
import { presentCalendar } from '#server/modules/visitors/routes.ts'
import { mailboxRoutes } from '../adapters/mail/mailbox-routes.tsx'
import type { Config } from '../config.ts'
import { keepsakeFiles } from '../http/keepsakes.ts'
import type { Authoriser, Mount } from '../http/mount.ts'
import { passPage } from '../modules/access/routes.ts'
import { authenticate } from '../modules/accounts/open-session.ts'
import { accountRoutes } from '../modules/accounts/routes.ts'
import { anniversaryRoutes } from '../modules/anniversaries/routes.ts'
import { archiveFiles, archiveRoutes } from '../modules/archive/routes.ts'
import { auditLogRoutes } from '../modules/audit-log/routes.ts'
import { mountBeforeSharing } from '../modules/before-sharing/routes.ts'
import { blockingRoutes } from '../modules/blocking/routes.ts'
import { bookRoutes, serveBookFiles } from '../modules/books/routes.ts'
import { contactRoutes, invitationLink } from '../modules/contacts/routes.ts'
import {
  contributionRoutes,
  mountContributing,
  readContributorOfPage,
  sendMemoryByForm,
  withdrawMemoryByForm,
} from '../modules/contributions/routes.ts'
import { dashboardRoutes } from '../modules/dashboard/routes.ts'
import { digestLink, digestRoutes } from '../modules/digest/routes.ts'
import { donationRoutes } from '../modules/donations/routes.ts'
import { mountEventNotices } from '../modules/event-notices/routes.ts'
import { mountEvents } from '../modules/events/routes.ts'
import { withPublicAddresses } from '../modules/file-access/authorise-files.ts'
import { fundRoutes } from '../modules/funds/routes.ts'
import { handOverRoutes } from '../modules/hand-overs/routes.ts'
import { hostRoutes } from '../modules/hosts/routes.ts'
import { mediaRoutes } from '../modules/media/routes.ts'
import { mediaFiles } from '../modules/media/routes-files.ts'
import { readPrintedCode } from '../modules/memorials/read-printed-code.ts'
import { memorialRoutes } from '../modules/memorials/routes.ts'
import { operatingRoutes } from '../modules/operating/routes.ts'
import { operatorRoutes } from '../modules/operators/routes.ts'
import { orderOfServiceFiles, orderOfServiceRoutes } from '../modules/orders-of-service/routes.ts'
import { paymentRoutes } from '../modules/payments/routes.ts'
import { settleReported } from '../modules/payments/settle-payment.ts'
import { receiptRoutes } from '../modules/receipts/routes.ts'
import { reportRoutes } from '../modules/reports/routes.ts'
import { retentionRoutes } from '../modules/retention/routes.ts'
import { servicePackFiles, servicePackRoutes } from '../modules/service-pack/routes.ts'
import { cardFiles, sharingRoutes } from '../modules/sharing/routes.ts'
import { sharePictures } from '../modules/sharing/routes-picture.ts'
import { mountThanks } from '../modules/thanks/routes.ts'
import { openTicket } from '../modules/tickets/make-links.ts'
import { resumableUploads } from '../modules/uploads/routes.ts'
import { viewRoutes } from '../modules/views/routes.ts'
import { readPublic } from '../modules/views/show-memorial.ts'
import { visitorRoutes } from '../modules/visitors/routes.ts'
import type { Context } from '../ports/context.ts'
import type { Adapters, Dependencies, PageNeeds } from './adapters.ts'

/** All calls of the contract. */
export const apiRoutes = (context: Context) => (mount: Mount) => {
  accountRoutes(mount, context)
  memorialRoutes(mount, context)
  viewRoutes(mount, context)
  blockingRoutes(mount, context)
  mountBeforeSharing(mount, context)
  operatingRoutes(mount, context)
  operatorRoutes(mount, context)
  handOverRoutes(mount, context)
  reportRoutes(mount, context)
  hostRoutes(mount, context)
  auditLogRoutes(mount, context)
  mediaRoutes(mount, context)
  archiveRoutes(mount, context)
  bookRoutes(mount, context)
  servicePackRoutes(mount, context)
  sharingRoutes(mount, context)
  orderOfServiceRoutes(mount, context)
  contactRoutes(mount, context)
  digestRoutes(mount, context)
  anniversaryRoutes(mount, context)
  mountEvents(mount, context)
  mountEventNotices(mount, context)
  mountRsvps(mount, context)
  contributionRoutes(mount, context)
  mountContributing(mount, context)
  mountThanks(mount, context)
  fundRoutes(mount, context)
  donationRoutes(mount, context)
  dashboardRoutes(mount, context)
  visitorRoutes(mount, context)
  receiptRoutes(mount, context)
  paymentRoutes(mount, context)
  retentionRoutes(mount, context)
}

/** The other routes, in the order of registration; pages come last. */
export function otherRoutes(
  { config, pages }: Dependencies,
  adapters: Adapters,
  context: Context,
  authoriser: Authoriser,
): FastifyPluginAsync[] {
  const { locks, outbox, paymentSetup, uploads, requireSpace } = adapters
  return [
    mediaFiles(context),
    ...Object.values(endingLinks).map(({ redirect }) => redirect),
    passPage(context, { secure: config.publicUrl.startsWith('https:') }),
    sharePictures(context),
    resumableUploads({ context, store: uploads, locks, authoriser, requireSpace }),
    keepsakeFiles({
      openTicket: (token) => openTicket(context, token),
      kinds: {
        ...serveBookFiles(context),
        ...cardFiles(context),
        ...orderOfServiceFiles(context),
        ...archiveFiles(context),
        ...servicePackFiles(context),
      },
    }),
    paymentSetup.routes((intentId) => settleReported(context, intentId)),
    ...(outbox === null ? [] : [mailboxRoutes(outbox)]),
    async (scope) => pages?.(scope, pageNeeds(config, adapters, context)),
  ]
}

/** The links at the foot of mails, which end them. */
const endingLinks = { invitations: invitationLink, digest: digestLink, yearlyNote: yearlyNoteLink }

const pageNeeds = (config: Config, adapters: Adapters, context: Context): PageNeeds => ({
  publicUrl: config.publicUrl,
  pageCache: adapters.pageCache,
  edgeSeconds: config.edgeSeconds,
  authenticate: (token) => authenticate(context, token),
  isSearching: (network) => addresses.isSearching(context, network),
  findByAddress: (...asked) => addresses.findByAddress(context, ...asked),
  openByInvitation: (...asked) => openByInvitation(context, ...asked),
  formPaths: [
    '/view/:slug/rsvp',
    '/view/:slug/contribute',
    '/view/:slug/report',
    '/view/:slug/give',
    '/sandbox/checkout/:id',
    '/unsubscribe/:inviteToken',
    '/digest/end/:token',
    '/view/:slug/yearly',
    '/yearly-note/:press/:token',
  ],
  services: (request, visitor, setCookie, form) => ({
    operator: config.operator,
    price: { minor: config.priceMinor, currency: config.currency },
    checkout: adapters.paymentSetup.checkout,
    readPublicMemorial: async (slug) =>
      withPublicAddresses(context, await readPublic(context, slug, visitor)),
    readPrintedCode: (printCode) => readPrintedCode(context, printCode),
    readCalendar: presentCalendar(context, request, visitor),
    readMore: readListPage(context, visitor),
    readDecade: (slug, asked) => readDecade(context, slug, visitor, asked),
    readSlideshow: (slug) => readVisitorsShow(context, slug, visitor),
    answerRsvp: submitRsvpByForm(context, request, visitor, form),
    readAnswerer: findAnswererOfPage(context, request, visitor, form),
    readContributor: readContributorOfPage(context, request, visitor, form),
    sendMemory: sendMemoryByForm(context, request, visitor, setCookie, form),
    withdrawMemory: withdrawMemoryByForm(context, request, visitor),
    readDonor: readDonorOfPage(context, request, visitor, form),
    beginGift: beginGiftByForm(context, request, visitor),
    ...handleCardGifts(context, request, visitor, form),
    readGift: readGiftOfPage(context, visitor),
    sendReport: reportByForm(context, request, visitor),
    ...handleYearlyNoteForms(context, request, visitor),
    stopMails: (mails, token) => endingLinks[mails].unsubscribeByForm(context, request, token),
    readMailedAbout: async (mails, token) => {
      const found = await endingLinks[mails].findMemorial(context, token)
      // A name that no mail would carry is on no page that a mail leads to.
      return found && mailableName(found.nameOfPerson) !== '' ? found : null
    },
  }),
})
