import type { PageForms } from '../http/pages.ts'
import { unsubscribeByForm } from '../modules/contacts/routes-form.ts'
import { nextListPage } from '../modules/contributions/routes-lists.ts'
import { endDigestByForm } from '../modules/digest/routes-form.ts'
import { giftByForm, giftOfPage } from '../modules/donations/routes-form.ts'
import { reportByForm } from '../modules/reports/routes-form.ts'
import { answererOf, rsvpByForm } from '../modules/rsvps/routes-form.ts'
import { calendarOf } from '../modules/visitors/routes-form.ts'
import type { Context } from '../ports/context.ts'
import type { Modules } from './modules.ts'

/** The forms of pages without script, where each is sent, and who handles it. */
export function pageForms(publicUrl: string, context: Context, modules: Modules): PageForms {
  const { contributing, contacts, digests, donations, reports, visitors } = modules
  const answering = { context, getMine: visitors.getMine }
  return {
    paths: [
      '/view/:slug/rsvp',
      '/view/:slug/report',
      '/view/:slug/give',
      '/sandbox/checkout/:id',
      '/unsubscribe/:inviteToken',
      '/digest/end/:token',
    ],
    services: (request, visitor, form) => ({
      readCalendar: calendarOf(context, publicUrl, request, visitor),
      readMore: nextListPage(contributing, visitor),
      answerRsvp: rsvpByForm(answering, request, visitor, form),
      readAnswerer: answererOf(answering, request, visitor, form),
      beginGift: giftByForm(donations.guests, request, visitor, publicUrl),
      readGift: giftOfPage(donations.guests, visitor),
      sendReport: reportByForm(reports, request, visitor),
      stopMails: (mails, token) =>
        mails === 'digest'
          ? endDigestByForm(digests, request)(token)
          : unsubscribeByForm(contacts, request)(token),
    }),
  }
}
