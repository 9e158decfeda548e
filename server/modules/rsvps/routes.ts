import type { FastifyRequest } from 'fastify'
import type { Answerer, RsvpResult } from '#app/context.ts'
import { exportEventAnswers, listEventAnswers } from '#contract/events.ts'
import * as calls from '#contract/rsvps.ts'
import { submitRsvp as submitCall } from '#contract/visitors.ts'
import { defaultLanguage } from '#languages/index.ts'
import { readFormProofs } from '#server/http/form-proofs.ts'
import { refusedForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import { isInviteToken } from '#server/lib/invite-token.ts'
import { languagePreferencesOf, preferredLanguage } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import { looksPrinted } from '#server/lib/printed-code.ts'
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
        captcha: fields.get('captcha'),
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
    const { who, inviteOfPage, ...proofs } = proofsOf(request, slug, visitor, form)
    const found = await findAnswerer(context, slug, who, { ...proofs, isForm: form !== undefined })
    return { ...found, invite: found.known?.isLink ? inviteOfPage : null }
  }

/** What shows who answers. */
function proofsOf(request: FastifyRequest, slug: string, visitor: Visitor, form?: string) {
  const { textOf, headerOf, isOther, who, ...proofs } = readFormProofs(request, slug, visitor, form)
  const answerToken = textOf('a')
  const { inviteToken } = proofs
  return {
    ...proofs,
    // Where a script sends both, the visitor is whom their personal link names.
    who: inviteToken && !looksPrinted(inviteToken) ? { ...who, caller: null } : who,
    answerToken: !isOther && isInviteToken(answerToken) ? answerToken : null,
    receipt: textOf('answer'),
    /** Stored on the device. */
    deviceReceipt: isOther ? null : headerOf('answer-receipt') || null,
  }
}
