import type { FastifyRequest } from 'fastify'
import type { Answerer, RsvpResult } from '#app/context.ts'
import { fillPath } from '#contract/endpoint.ts'
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
import { readAnswerer } from './read-own-answer.ts'
import { submitRsvp } from './submit-rsvp.ts'

/** Stores an answer from a form, and tells the page the result. */
export const rsvpByForm =
  (context: Context, request: FastifyRequest, visitor: Visitor, form?: string) =>
  async (slug: string, textOf: (name: string) => string): Promise<RsvpResult> => {
    const { invite, mailToken, receipt, who } = proofsOf(request, slug, visitor, form)
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
        replaces: receipt,
        inviteToken: invite,
        answerToken: mailToken,
      })
      const from = {
        ip: networkOf(request.ip),
        languages: languagePreferencesOf(request),
        isForm: true,
      } as const
      const noted = await submitRsvp(context, slug, who, answer, from)
      return { kind: 'noted', receipt: noted.receipt, refused: noted.refused }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }

const countOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** Answers to single events, in fields such as `status.<uuid>` and `guests.<uuid>`. */
function eventsIn(form = '') {
  const fields = new Map(new URLSearchParams(form))
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

const nothing: Answerer = {
  invite: null,
  mailToken: null,
  known: null,
  answer: null,
  receipt: null,
  isOutdated: false,
  programme: [],
}

/** What is known of the person who answers, and their answer. */
export const answererOf =
  (context: Context, request: FastifyRequest, visitor: Visitor, form?: string) =>
  async (slug: string): Promise<Answerer> => {
    const { invite, mailToken, receipt, kept, who } = proofsOf(request, slug, visitor, form)
    try {
      const found = await readAnswerer(context, slug, who, {
        inviteToken: invite,
        answerToken: mailToken,
        receipt,
        deviceReceipt: kept,
        isForm: form !== undefined,
      })
      // The page need not contain what a script sends.
      return {
        ...found,
        invite: found.known?.isLink && invite !== request.headers['invite-token'] ? invite : null,
      }
    } catch (reason) {
      if (reason instanceof DomainError) return nothing
      throw reason
    }
  }

/** What shows who answers: in the form, in the address that was opened, or in a header that a script sends. */
function proofsOf(request: FastifyRequest, slug: string, visitor: Visitor, form = '') {
  const posted = new URLSearchParams(form)
  const { searchParams } = addressOf(request)
  const textOf = (name: string) => posted.get(name) || searchParams.get(name) || null
  const isOther = posted.has('other') || searchParams.has('other')
  const invite = inviteOf(request, slug, textOf('i'))
  const mailToken = [textOf('a')].find(isInviteToken) ?? null
  const header = request.headers['answer-receipt']
  return {
    invite: isOther && !invite?.startsWith('p.') ? null : invite,
    mailToken: isOther ? null : mailToken,
    receipt: textOf('answer'),
    /** Stored on the device. */
    kept: isOther || typeof header !== 'string' || header === '' ? null : header,
    // Somebody else than who is known on this device.
    who: isOther ? { ...visitor, caller: null } : visitor,
  }
}

/** Also from the page the reader came from: its HTML is the same for everyone. */
function inviteOf(request: FastifyRequest, slug: string, carried: string | null): string | null {
  const page = fillPath('/view/:slug', { slug })
  const from = URL.parse(String(request.headers.referer))
  const isFromPage = from?.pathname === page || from?.pathname === `${page}/rsvp`
  const header = request.headers['invite-token']
  const ofHeader = typeof header === 'string' ? header : null
  return [carried, ofHeader, isFromPage ? from.searchParams.get('i') : null].find(isInviteToken) ?? null
}
