import type { FastifyRequest } from 'fastify'
import type { FormResult, PageServices } from '#app/context.ts'
import { askForYearlyNote as askCall, endYearlyNote as endCall } from '#contract/anniversaries.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import { languagePreferencesOf } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { askForYearlyNote, confirmYearlyNote, endYearlyNote, memorialOfToken } from './service-asking.ts'

/** The forms of the yearly note, which work without script: asking by address, and the pages of the links in its mails. */
export function yearlyNoteForms(
  context: Context,
  request: FastifyRequest,
  visitor: Visitor,
): Pick<PageServices, 'askForYearlyNote' | 'confirmYearlyNote'> {
  return {
    askForYearlyNote: (slug, email) =>
      answeredForm(request, () => {
        const asked = parseInput(askCall.body, { email })
        const from = { ip: networkOf(request.ip), languages: languagePreferencesOf(request), isForm: true }
        return askForYearlyNote(context, slug, visitor, asked, from)
      }),
    confirmYearlyNote: (token) =>
      answeredForm(request, () => confirmYearlyNote(context, parseInput(endCall.params, { token }).token)),
  }
}

/** Ends the notes by the link at their foot, and tells the page the result. */
export const endYearlyNoteByForm =
  (context: Context, request: FastifyRequest) =>
  (token: string): Promise<FormResult> =>
    answeredForm(request, () => endYearlyNote(context, parseInput(endCall.params, { token }).token))

/** Which memorial the link is about; null for one that was cut short or leads nowhere. */
export const memorialOfNote = async (context: Pick<Context, 'db'>, token: string) => {
  const parsed = endCall.params.safeParse({ token })
  return parsed.success ? memorialOfToken(context, parsed.data.token) : null
}
