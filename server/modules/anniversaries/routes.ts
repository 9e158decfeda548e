import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PageServices } from '#app/context.ts'
import { changeAnniversary, endYearlyNote, getAnniversary } from '#contract/anniversaries.ts'
import { Email } from '#contract/fields.ts'
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
  mount(endYearlyNote, ({ params }) => notes.endYearlyNote(context, params.token))
}

/** The forms of the yearly note, which work without script: asking by address, and the pages of the links in its mails. */
export function handleYearlyNoteForms(
  context: Context,
  request: FastifyRequest,
  visitor: Visitor,
): Pick<PageServices, 'askForYearlyNote' | 'confirmYearlyNote'> {
  return {
    askForYearlyNote: (slug, typed) =>
      answeredForm(request, () => {
        const { email } = parseInput(z.object({ email: Email }), { email: typed })
        const from = { ip: networkOf(request.ip), languages: languagePreferencesOf(request) }
        return notes.askForYearlyNote(context, slug, visitor, email, from)
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
