import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The route table of the product. */
export default [
  index('routes/landing.tsx'),

  layout('routes/creation/layout.tsx', [
    route('who', 'routes/creation/who.tsx'),
    route('photos', 'routes/creation/photos.tsx'),
    route('message', 'routes/creation/message.tsx'),
    route('contacts', 'routes/creation/contacts.tsx'),
    route('preview', 'routes/creation/preview.tsx'),
    route('save', 'routes/creation/save.tsx'),
    route('payment', 'routes/creation/payment.tsx'),
    route('share', 'routes/creation/share.tsx'),
  ]),

  route('view/:slug', 'routes/public/view.tsx'),
  route('view/:slug/calendar.ics', 'routes/public/calendar.ts'),
  route('view/:slug/calendar/:file', 'routes/public/calendar.ts', { id: 'calendar-of-event' }),
  route('view/:slug/contribute', 'routes/public/contribute.tsx'),
  route('view/:slug/give/:gift?', 'routes/public/give.tsx'),
  route('view/:slug/more', 'routes/public/more.tsx'),
  route('view/:slug/report', 'routes/public/report.tsx'),
  route('view/:slug/rsvp', 'routes/public/rsvp.tsx'),
  route('view/:slug/slideshow', 'routes/public/slideshow.tsx'),
  route('view/:slug/yearly', 'routes/public/yearly.tsx'),
  route('q/:code', 'routes/public/printed.tsx'),
  ...['support', 'privacy', 'terms'].map((page) => route(page, 'routes/public/trust.tsx', { id: page })),
  ...['unsubscribe', 'digest/end', 'yearly-note/end', 'yearly-note/confirm'].map((path) =>
    route(`${path}/:token`, 'routes/public/unsubscribe.tsx', { id: path }),
  ),

  layout('routes/account/layout.tsx', [
    route('login', 'routes/account/login.tsx'),
    route('confirm', 'routes/account/confirm.tsx'),
    route('forgot-password', 'routes/account/forgot-password.tsx'),
    route('reset-password', 'routes/account/reset-password.tsx'),
    route('profile', 'routes/account/profile.tsx'),
    route('open-archive', 'routes/account/open-archive.tsx'),
    route('link-expired', 'routes/public/link-expired.tsx'),
    route('receipt', 'routes/public/receipt.tsx'),
    route('host-invitation/:token', 'routes/public/host-invitation.tsx'),
    route('memorial/load/:uuid?', 'routes/owner/load.tsx'),
    route('memorial/dashboard', 'routes/owner/dashboard.tsx'),
    layout('routes/owner/section-layout.tsx', [
      route('memorial/replies', 'routes/owner/replies.tsx'),
      route('memorial/memories', 'routes/owner/memories.tsx'),
      route('memorial/gifts', 'routes/owner/gifts.tsx'),
      route('memorial/publish', 'routes/owner/publish.tsx'),
    ]),
    route('memorial/slideshow', 'routes/owner/slideshow.tsx'),
    route('memorial/archive', 'routes/owner/archive.tsx'),
    route('memorial/keepsakes', 'routes/owner/keepsakes.tsx'),
    route('memorial/order-of-service', 'routes/owner/order-of-service.tsx'),
    route('memorial/extend', 'routes/owner/extend.tsx'),
    route('memorial/hosts', 'routes/owner/hosts.tsx'),
    route('memorial/settings', 'routes/owner/settings.tsx'),
    route('memorial/programme', 'routes/owner/programme.tsx'),
    route('memorial/thanks', 'routes/owner/thanks.tsx'),
    route('memorial/event-answers/:event', 'routes/owner/event-answers.tsx'),
    route('memorial/memory-cards/:uuid', 'routes/owner/memory-cards.tsx'),
    // With `waiting` in mails of before.
    route('memorial/moderation/:uuid/waiting?', 'routes/owner/moderation.tsx'),
    layout('routes/owner/edit-layout.tsx', [
      route('memorial/edit-message', 'routes/owner/edit-message.tsx'),
      route('memorial/edit-photos', 'routes/owner/edit-photos.tsx'),
      route('memorial/edit-stories', 'routes/owner/edit-stories.tsx'),
      route('memorial/edit-details', 'routes/owner/edit-details.tsx'),
      route('memorial/edit-contacts-share', 'routes/owner/edit-contacts-share.tsx'),
      route('memorial/edit-donations', 'routes/owner/edit-donations.tsx'),
    ]),
  ]),

  route('operator', 'routes/operator/desk.tsx'),

  route('manifest.webmanifest', 'routes/web-manifest.ts'),
  route('offline', 'routes/offline.tsx'),
  route('sandbox/checkout/:id', 'routes/sandbox-checkout.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
