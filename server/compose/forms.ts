import { mailableName } from '#server/lib/spam.ts'
import type { PageForms } from '../http/pages.ts'
import { endYearlyNoteByForm, memorialOfNote, yearlyNoteForms } from '../modules/anniversaries/routes-form.ts'
import { memorialOfInvitation, unsubscribeByForm } from '../modules/contacts/routes-form.ts'
import { nextListPage } from '../modules/contributions/routes-lists.ts'
import { endDigestByForm, memorialOfDigest } from '../modules/digest/routes-form.ts'
import { giftByForm, giftOfPage } from '../modules/donations/routes-form.ts'
import { reportByForm } from '../modules/reports/routes-form.ts'
import { answererOf, rsvpByForm } from '../modules/rsvps/routes-form.ts'
import { readDecade, readVisitorsShow } from '../modules/views/service.ts'
import { calendarOf } from '../modules/visitors/routes-form.ts'
import { getMine } from '../modules/visitors/service.ts'
import type { Context } from '../ports/context.ts'

const stopping = {
  invitations: unsubscribeByForm,
  digest: endDigestByForm,
  yearlyNote: endYearlyNoteByForm,
}

const about = {
  invitations: memorialOfInvitation,
  digest: memorialOfDigest,
  yearlyNote: memorialOfNote,
}

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
      '/view/:slug/yearly',
      '/yearly-note/:press/:token',
    ],
    services: (request, visitor, form) => ({
      readCalendar: calendarOf(context, request, visitor),
      readMore: nextListPage(context, visitor),
      readDecade: (slug, asked) => readDecade(context, slug, visitor, asked),
      readSlideshow: (slug) => readVisitorsShow(context, slug, visitor),
      answerRsvp: rsvpByForm(answering, request, visitor, form),
      readAnswerer: answererOf(answering, request, visitor, form),
      beginGift: giftByForm(context, request, visitor),
      readGift: giftOfPage(context, visitor),
      sendReport: reportByForm(context, request, visitor),
      ...yearlyNoteForms(context, request, visitor),
      stopMails: (mails, token) => stopping[mails](context, request)(token),
      readMailedAbout: async (mails, token) => {
        const found = await about[mails](context, token)
        // A name that no mail would carry is on no page that a mail leads to.
        return found && mailableName(found.nameOfPerson) !== '' ? found : null
      },
    }),
  }
}
