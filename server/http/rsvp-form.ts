import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Body, fillPath } from '#contract/endpoint.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import { submitRsvp } from '#contract/visitors.ts'
import { type Reader, readerOf } from '#server/lib/language.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { RsvpResult } from '../../app/context.ts'
import { refusedForm } from './form-refusal.ts'
import { parseInput } from './parse.ts'

export type SubmitRsvp = (
  slug: string,
  visitor: Visitor,
  answer: Body<typeof submitRsvp>,
  origin: { ip: string; reader: Reader },
) => Promise<{ rsvp: Rsvp }>

/** Lets the routes of a scope read forms, which are not read elsewhere (http/bodies.ts). */
export function readForms(scope: FastifyInstance) {
  const type = 'application/x-www-form-urlencoded'
  scope.removeContentTypeParser(type)
  scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, String(body)))
}

/**
 * Takes an answer that came as a form, from a browser that runs no script, and tells the page what became of it. The
 * page that the form stands on is the same for everyone; a personal link stands in the address it was opened by.
 */
export const rsvpByForm =
  (submit: SubmitRsvp, request: FastifyRequest, visitor: Visitor) =>
  async (slug: string, textOf: (name: string) => string): Promise<RsvpResult> => {
    try {
      const answer = parseInput(submitRsvp.body, {
        status: textOf('status'),
        name: textOf('name'),
        email: textOf('email'),
        guests: textOf('guests').trim() === '' ? null : Number(textOf('guests')),
        message: textOf('message'),
        inviteToken: inviteOf(request, slug),
      })
      const { rsvp } = await submit(slug, visitor, answer, { ip: request.ip, reader: readerOf(request) })
      return { kind: 'noted', rsvp }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }

function inviteOf(request: FastifyRequest, slug: string): string | null {
  const from = URL.parse(String(request.headers.referer))
  return from?.pathname === fillPath('/view/:slug', { slug }) ? from.searchParams.get('i') : null
}
