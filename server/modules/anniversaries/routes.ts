import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { FormResult, PageServices } from '#app/context.ts'
import {
  askForYearlyNote,
  changeAnniversary,
  confirmYearlyNote,
  endYearlyNote,
  getAnniversary,
  getYearlyNote,
} from '#contract/anniversaries.ts'
import { fillPath, type Params } from '#contract/endpoint.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import { languagePreferencesOf } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import * as notes from './service-asking.ts'

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

/** Mail programs post to this address, as for invitations; browsers that open it get the page that asks. */
export const endYearlyNotePage: FastifyPluginAsync = async (app) => {
  app.get<{ Params: Params<typeof endYearlyNote> }>(endYearlyNote.path, (request, reply) =>
    reply.redirect(fillPath('/yearly-note/end/:token', request.params), 303),
  )
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

/** Ends the notes by the link at their foot, and tells the page the result. */
export const endYearlyNoteByForm =
  (context: Context, request: FastifyRequest) =>
  (token: string): Promise<FormResult> =>
    answeredForm(request, () =>
      notes.endYearlyNote(context, parseInput(endYearlyNote.params, { token }).token),
    )

/** Which memorial the link is about; null for one that was cut short or leads nowhere. */
export const findMemorialOfNote = async (context: Pick<Context, 'db'>, token: string) => {
  const parsed = endYearlyNote.params.safeParse({ token })
  return parsed.success ? notes.memorialOfToken(context, parsed.data.token) : null
}
