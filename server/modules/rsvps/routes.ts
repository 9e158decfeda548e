import type { FastifyRequest } from 'fastify'
import type { Answerer, RsvpResult } from '#app/context.ts'
import { fillPath } from '#contract/endpoint.ts'
import { exportEventAnswers, listEventAnswers } from '#contract/events.ts'
import * as calls from '#contract/rsvps.ts'
import { submitRsvp as submitCall } from '#contract/visitors.ts'
import { defaultLanguage } from '#languages/index.ts'
import { refusedForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import { addressOf } from '#server/http/target.ts'
import { isInviteToken } from '#server/lib/invite-token.ts'
import { languagePreferencesOf, preferredLanguage } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { findAnswerer } from './find-own-answer.ts'
import * as eventAnswers from './list-event-answers.ts'
import { exportRsvps, listRsvps } from './list-rsvps.ts'
import * as removal from './remove-rsvp.ts'
import { submitRsvp } from './submit-rsvp.ts'

export function mountRsvps(mount: Mount, context: Context) {
  mount(submitCall, ({ params, visitor, body, ip, languages }) =>
    submitRsvp(context, params.slug, visitor, body, { ip, languages }),
  )
  mount(calls.listRsvps, ({ params, query }) => listRsvps(context.db, params.memorialUuid, query))
  mount(calls.approveRsvp, ({ host, params }) => removal.approveRsvp(context, host, params.rsvpId))
  mount(calls.removeRsvp, ({ host, params }) => removal.removeRsvp(context, host, params.rsvpId))
  mount(calls.restoreRsvp, ({ host, params }) => removal.restoreRsvp(context, host, params.rsvpId))
  mount(calls.blockAnswerer, ({ host, params }) => removal.blockAnswerer(context, host, params.rsvpId))
  mount(calls.exportRsvps, ({ host, languages }) =>
    exportRsvps(context, host, preferredLanguage(languages) ?? defaultLanguage),
  )
  mount(listEventAnswers, ({ params, query }) => eventAnswers.listEventAnswers(context.db, params, query))
  mount(exportEventAnswers, ({ host, params, languages }) => {
    const language = preferredLanguage(languages) ?? defaultLanguage
    return eventAnswers.exportEventAnswers(context, host, params.eventUuid, language)
  })
}

/** Stores an answer from a form, and tells the page the result. */
export const submitRsvpByForm =
  (context: Context, request: FastifyRequest, visitor: Visitor, form?: string) =>
  async (slug: string, textOf: (name: string) => string): Promise<RsvpResult> => {
    const { who, inviteToken, answerToken, receipt } = proofsOf(request, slug, visitor, form)
    const fields = new Map(new URLSearchParams(form))
    try {
      const isWatching = textOf('status') === 'WATCHING'
      const events = eventsIn(fields)
      const answer = parseInput(submitCall.body, {
        status: isWatching ? 'NOT_ATTENDING' : textOf('status'),
        watches: isWatching,
        events: events.length > 0 ? events : null,
        // Without such a field, what was said before stays.
        food: fields.get('food'),
        accessNeeds: fields.get('accessNeeds'),
        name: textOf('name'),
        email: textOf('email'),
        guests: countOf(textOf('guests')),
        message: textOf('message'),
        replaces: receipt,
        inviteToken,
        answerToken,
      })
      const from = { ip: networkOf(request.ip), languages: languagePreferencesOf(request), isForm: true }
      const noted = await submitRsvp(context, slug, who, answer, from)
      return { kind: 'noted', receipt: noted.receipt, refused: noted.refused }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }

const countOf = (text = ''): number | null => (text.trim() === '' ? null : Number(text))

/** Answers to single events, in fields such as `status.<uuid>` and `guests.<uuid>`. */
const eventsIn = (fields: Map<string, string>) =>
  [...fields].flatMap(([name, status]) => {
    const [what, eventUuid] = name.split('.')
    if (what !== 'status' || !eventUuid || !status) return []
    return [{ eventUuid, status, guests: countOf(fields.get(`guests.${eventUuid}`)) }]
  })

/** What is known of the person who answers, and their answer. */
export const findAnswererOfPage =
  (context: Context, request: FastifyRequest, visitor: Visitor, form?: string) =>
  async (slug: string): Promise<Answerer> => {
    const { who, ...proofs } = proofsOf(request, slug, visitor, form)
    const found = await findAnswerer(context, slug, who, { ...proofs, isForm: form !== undefined })
    // The page need not contain what a script sends.
    const isSent = proofs.inviteToken === request.headers['invite-token']
    return { ...found, invite: found.known?.isLink && !isSent ? proofs.inviteToken : null }
  }

/** What shows who answers: in the form, in the address that was opened, or in a header that a script sends. */
function proofsOf(request: FastifyRequest, slug: string, visitor: Visitor, form = '') {
  const posted = new URLSearchParams(form)
  const { searchParams } = addressOf(request)
  const textOf = (name: string) => posted.get(name) || searchParams.get(name) || null
  const isOther = posted.has('other') || searchParams.has('other')
  const invite = inviteOf(request, slug, textOf('i'))
  const answerToken = textOf('a')
  return {
    inviteToken: isOther && !invite?.startsWith('p.') ? null : invite,
    answerToken: !isOther && isInviteToken(answerToken) ? answerToken : null,
    receipt: textOf('answer'),
    /** Stored on the device. */
    deviceReceipt: isOther ? null : headerOf(request, 'answer-receipt') || null,
    // Somebody else than who is known on this device.
    who: isOther ? { ...visitor, caller: null } : visitor,
  }
}

/** Also from the page the reader came from: its HTML is the same for everyone. */
function inviteOf(request: FastifyRequest, slug: string, carried: string | null): string | null {
  const page = fillPath('/view/:slug', { slug })
  const from = URL.parse(headerOf(request, 'referer'))
  const isFromPage = from?.pathname === page || from?.pathname === `${page}/rsvp`
  const ofPage = isFromPage ? from.searchParams.get('i') : null
  return [carried, headerOf(request, 'invite-token'), ofPage].find(isInviteToken) ?? null
}

const headerOf = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '')
