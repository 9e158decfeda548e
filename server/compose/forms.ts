import type { PageForms } from '../http/pages.ts'
import { unsubscribeByForm } from '../modules/contacts/routes-form.ts'
import { nextListPage } from '../modules/contributions/routes-lists.ts'
import { endDigestByForm } from '../modules/digest/routes-form.ts'
import { giftByForm, giftOfPage } from '../modules/donations/routes-form.ts'
import { reportByForm } from '../modules/reports/routes-form.ts'
import { answererOf, rsvpByForm } from '../modules/rsvps/routes-form.ts'
import { calendarOf } from '../modules/visitors/routes-form.ts'
import { getMine } from '../modules/visitors/service.ts'
import type { Context } from '../ports/context.ts'

/** The forms of pages without script, where each is sent, and who handles it. */
export function pageForms(context: Context): PageForms {
  const answering: Parameters<typeof rsvpByForm>[0] = {
    context,
    getMine: (...asked) => getMine(context, ...asked),
  }
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
      readCalendar: calendarOf(context, request, visitor),
      readMore: nextListPage(context, visitor),
      answerRsvp: rsvpByForm(answering, request, visitor, form),
      readAnswerer: answererOf(answering, request, visitor, form),
      beginGift: giftByForm(context, request, visitor),
      readGift: giftOfPage(context, visitor),
      sendReport: reportByForm(context, request, visitor),
      stopMails: (mails, token) =>
        mails === 'digest'
          ? endDigestByForm(context, request)(token)
          : unsubscribeByForm(context, request)(token),
    }),
  }
}
