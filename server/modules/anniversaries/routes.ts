import type { FastifyRequest } from 'fastify'
import type { PageServices } from '#app/context.ts'
import {
  askForYearlyNote,
  changeAnniversary,
  confirmYearlyNote,
  endYearlyNote,
  getAnniversary,
  getYearlyNote,
} from '#contract/anniversaries.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import { serveEndingLink } from '#server/http/stop-mails.ts'
import { languagePreferencesOf } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import * as notes from './ask-for-note.ts'

export function anniversaryRoutes(mount: Mount, context: Context) {
  mount(getAnniversary, ({ host }) => notes.getAnniversary(context, host))
  mount(changeAnniversary, ({ host, body }) => notes.changeAnniversary(context, host, body))
  mount(getYearlyNote, ({ params, visitor }) => notes.getYearlyNote(context, params.slug, visitor))
  mount(askForYearlyNote, ({ params, visitor, body, ip, languages }) =>
    notes.askForYearlyNote(context, params.slug, visitor, body, { ip, languages }),
  )
  mount(confirmYearlyNote, ({ params }) => notes.confirmYearlyNote(context, params.token))
  mount(endYearlyNote, ({ params }) => notes.endYearlyNote(context, params.token))
}

/** The forms of the yearly note, which work without script: asking by address, and the pages of the links in its mails. */
export function handleYearlyNoteForms(
  context: Context,
  request: FastifyRequest,
  visitor: Visitor,
): Pick<PageServices, 'askForYearlyNote' | 'confirmYearlyNote'> {
  return {
    askForYearlyNote: (slug, email) =>
      answeredForm(request, () => {
        const asked = parseInput(askForYearlyNote.body, { email })
        const from = { ip: networkOf(request.ip), languages: languagePreferencesOf(request), isForm: true }
        return notes.askForYearlyNote(context, slug, visitor, asked, from)
      }),
    confirmYearlyNote: (token) =>
      answeredForm(request, () =>
        notes.confirmYearlyNote(context, parseInput(endYearlyNote.params, { token }).token),
      ),
  }
}

/** Of the yearly notes. */
export const yearlyNoteLink = serveEndingLink({
  call: endYearlyNote,
  page: '/yearly-note/end',
  stop: notes.endYearlyNote,
  findMemorial: notes.findMemorialByToken,
})
