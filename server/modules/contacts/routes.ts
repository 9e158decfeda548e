import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import * as calls from '#contract/contacts.ts'
import * as editing from '#contract/edits.ts'
import { fillPath, type Params } from '#contract/endpoint.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Context } from '#server/ports/context.ts'
import * as edits from './edit-contacts.ts'
import * as invitations from './send-invitations.ts'
import { findMemorialOfToken, unsubscribe } from './unsubscribe-address.ts'

export function contactRoutes(mount: Mount, context: Context) {
  mount(calls.sendAllInvites, ({ host }) => invitations.sendAllInvites(context, host))
  mount(calls.resendInvite, ({ host, body }) => invitations.resendInvite(context, host, body.contactUuid))
  mount(calls.markTexted, ({ host, params, body }) =>
    invitations.markTexted(context, host, params.contactUuid, body.texted),
  )
  mount(editing.addContact, ({ host, body }) => edits.addContact(context, host, body.email))
  mount(editing.addContacts, ({ host, body }) => edits.addContacts(context, host, body.contacts))
  mount(editing.updateContact, ({ host, params, body }) =>
    edits.updateContact(context, host, params.contactUuid, body),
  )
  mount(editing.removeContact, ({ host, params }) => edits.removeContact(context, host, params.contactUuid))
  mount(calls.getReplies, ({ host }) => invitations.getReplies(context, host))
  mount(calls.changeReplies, ({ host, body }) => invitations.changeReplies(context, host, body.takesReplies))
  mount(calls.unsubscribe, ({ params }) => unsubscribe(context, params.inviteToken))
}

/**
 * Mail programs post to the address in List-Unsubscribe; browsers that open it get the page that asks. Opening it
 * changes nothing, since scanners open every link.
 */
export const unsubscribePage: FastifyPluginAsync = async (app) => {
  app.get<{ Params: Params<typeof calls.unsubscribe> }>(calls.unsubscribe.path, (request, reply) =>
    reply.redirect(fillPath('/unsubscribe/:inviteToken', request.params), 303),
  )
}

/** Unsubscribes from the mails about a memorial by the link at their foot, and tells the page the result. */
export const unsubscribeByForm =
  (context: Context, request: FastifyRequest) =>
  (token: string): Promise<FormResult> =>
    answeredForm(request, () =>
      unsubscribe(context, parseInput(calls.unsubscribe.params, { inviteToken: token }).inviteToken),
    )

/** Which memorial the link is about; null for one that was cut short or leads nowhere. */
export const findMemorialOfInvitation = async (context: Pick<Context, 'db'>, token: string) => {
  const parsed = calls.unsubscribe.params.safeParse({ inviteToken: token })
  return parsed.success ? findMemorialOfToken(context, parsed.data.inviteToken) : null
}
