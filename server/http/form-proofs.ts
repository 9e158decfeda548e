import type { FastifyRequest } from 'fastify'
import { fillPath } from '#contract/endpoint.ts'
import { isInviteToken } from '#server/lib/invite-token.ts'
import { looksPrinted } from '#server/lib/printed-code.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import { addressOf } from './target.ts'

/**
 * What shows who stands behind a visitor's form: in the form, in the address of its page, or in a header that a script
 * sends (app/forms/enhance.ts).
 */
export function readFormProofs(request: FastifyRequest, slug: string, visitor: Visitor, form = '') {
  const posted = new URLSearchParams(form)
  const { searchParams } = addressOf(request)
  const textOf = (name: string) => posted.get(name) || searchParams.get(name) || null
  const headerOf = (name: string) => String(request.headers[name] ?? '')
  const isOther = posted.has('other') || searchParams.has('other')
  const sent = headerOf('invite-token')
  // A page's HTML is the same for everyone: its link shows in the address that the reader came from.
  const from = URL.parse(headerOf('referer'))
  const page = fillPath('/view/:slug', { slug })
  const isFromPage = from?.pathname === page || from?.pathname.startsWith(`${page}/`)
  const ofPage = isFromPage ? (from?.searchParams.get('i') ?? null) : null
  const invite = [textOf('i'), sent, ofPage].find(isInviteToken) ?? null
  // Somebody else than who is known on this device; a printed code is nobody's.
  const inviteToken = isOther && !(invite && looksPrinted(invite)) ? null : invite
  return {
    textOf,
    headerOf,
    isOther,
    who: isOther ? { ...visitor, caller: null } : visitor,
    inviteToken,
    /** The page need not contain what a script sends. */
    inviteOfPage: inviteToken === sent ? null : inviteToken,
  }
}
