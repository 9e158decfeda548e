import type { FastifyRequest } from 'fastify'
import type { Answerer, RsvpResult } from '#app/context.ts'
import { fillPath } from '#contract/endpoint.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import { submitRsvp as call } from '#contract/visitors.ts'
import { refusedForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import { addressOf } from '#server/http/target.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isInviteToken } from '#server/lib/invite-token.ts'
import { languagePreferencesOf } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { readMailed, readReceipt, submitRsvp } from './service.ts'

/** What the form needs. `getMine` knows more of a visitor than their answer, so it is no call of this part. */
interface Answering {
  context: Context
  getMine(
    slug: string,
    visitor: Visitor,
    inviteToken?: string,
  ): Promise<{ userRsvp: Rsvp | null; invited: Answerer['invited'] } & Answerer['byEvent']>
}

/**
 * Stores an answer from a form, sent by a browser without script, and tells the page the result. The page with the form
 * is the same for everyone; the personal link comes from the address that was opened.
 */
export const rsvpByForm =
  ({ context }: Answering, request: FastifyRequest, visitor: Visitor, form?: string) =>
  async (slug: string, textOf: (name: string) => string): Promise<RsvpResult> => {
    const receipt = textOf('answer') || null
    try {
      const isWatching = textOf('status') === 'WATCHING'
      const events = eventsIn(form)
      const answer = parseInput(call.body, {
        status: isWatching ? 'NOT_ATTENDING' : textOf('status'),
        watches: isWatching,
        events: events.length > 0 ? events : null,
        ...sentOf(form, 'food', 'accessNeeds'),
        name: textOf('name'),
        email: textOf('email'),
        guests: countOf(textOf('guests')),
        message: textOf('message'),
        replaces: receipt && (await readReceipt(context, slug, visitor, receipt)) ? receipt : null,
        inviteToken: inviteOf(request, slug, textOf('i')),
        answerToken: mailTokenOf(request, textOf('a')),
      })
      const from = {
        ip: networkOf(request.ip),
        languages: languagePreferencesOf(request),
        isForm: true,
      } as const
      const noted = await submitRsvp(context, slug, visitor, answer, from)
      return { kind: 'noted', receipt: noted.receipt, refused: noted.refused }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }

const countOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** Answers to single events, in fields such as `status.<uuid>` and `guests.<uuid>`. */
function eventsIn(form = '') {
  const fields = new URLSearchParams(form)
  return [...fields].flatMap(([name, status]) => {
    const [what, eventUuid = ''] = name.split('.')
    if (what !== 'status' || eventUuid === '' || status === '') return []
    return [{ eventUuid, status, guests: countOf(fields.get(`guests.${eventUuid}`) ?? '') }]
  })
}

/** Only fields that the form has: without one, what was said before stays. */
function sentOf(form = '', ...names: string[]): Record<string, string> {
  const fields = new URLSearchParams(form)
  return Object.fromEntries(
    names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])),
  )
}

/** What is known of the person who answers by a form. */
export const answererOf =
  ({ context, getMine }: Answering, request: FastifyRequest, visitor: Visitor, form?: string) =>
  async (slug: string, receipt: string | null): Promise<Answerer> => {
    const posted = new URLSearchParams(form)
    const invite = inviteOf(request, slug, posted.get('i') ?? '')
    const mailToken = mailTokenOf(request, posted.get('a') ?? '')
    const byEvent = { programme: [], answers: [], food: '', accessNeeds: '' }
    const none = { invite: null, mailToken: null, invited: null, before: null, given: null }
    const nothing: Answerer = { ...none, byEvent }
    try {
      const given = receipt === null ? null : await readReceipt(context, slug, visitor, receipt)
      const mine = invite === null ? null : await getMine(slug, visitor, invite)
      // An invalid personal link counts as none.
      if (!mine?.invited) {
        const mailed = mailToken === null ? null : await readMailed(context, slug, visitor, mailToken)
        if (!mailed) return { ...nothing, given }
        return { ...nothing, given, before: mailed.rsvp, byEvent: mailed.byEvent, mailToken }
      }
      const { programme, answers, food, accessNeeds } = mine
      const own = { invite, invited: mine.invited, before: mine.userRsvp, given }
      return { ...own, mailToken: null, byEvent: { programme, answers, food, accessNeeds } }
    } catch (reason) {
      if (reason instanceof DomainError) return nothing
      throw reason
    }
  }

/** From the form, else from the address that was opened, else from the page the reader came from. */
function inviteOf(request: FastifyRequest, slug: string, carried: string): string | null {
  const page = fillPath('/view/:slug', { slug })
  const from = URL.parse(String(request.headers.referer))
  const isFromPage = from?.pathname === page || from?.pathname === `${page}/rsvp`
  const ofReferer = isFromPage ? from.searchParams.get('i') : null
  const own = addressOf(request).searchParams.get('i')
  return [carried, own, ofReferer].find(isInviteToken) ?? null
}

/** From the mail about an answer: in the form, else in the address that was opened. */
const mailTokenOf = (request: FastifyRequest, carried: string): string | null =>
  [carried, addressOf(request).searchParams.get('a')].find(isInviteToken) ?? null
