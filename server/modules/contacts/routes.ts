import type { FastifyPluginAsync } from 'fastify'
import {
  changeReplies,
  getReplies,
  markTexted,
  resendInvite,
  sendAllInvites,
  unsubscribe,
} from '#contract/contacts.ts'
import { addContact, addContacts, removeContact, updateContact } from '#contract/edits.ts'
import { fillPath, type Params } from '#contract/endpoint.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as edits from './service-edit.ts'
import * as invitations from './service-invite.ts'
import * as replies from './service-replies.ts'
import * as mails from './service-unsubscribe.ts'

export function contactRoutes(mount: Mount, context: Context) {
  mount(sendAllInvites, ({ host }) => invitations.sendAllInvites(context, host))
  mount(resendInvite, ({ host, body }) => invitations.resendInvite(context, host, body.contactUuid))
  mount(markTexted, ({ host, params, body }) =>
    invitations.markTexted(context, host, params.contactUuid, body.texted),
  )
  mount(addContact, ({ host, body }) => edits.addContact(context, host, body.email))
  mount(addContacts, ({ host, body }) => edits.addContacts(context, host, body.contacts))
  mount(updateContact, ({ host, params, body }) =>
    edits.updateContact(context, host, params.contactUuid, body),
  )
  mount(removeContact, ({ host, params }) => edits.removeContact(context, host, params.contactUuid))
  mount(getReplies, ({ host }) => replies.getReplies(context, host))
  mount(changeReplies, ({ host, body }) => replies.changeReplies(context, host, body.takesReplies))
  mount(unsubscribe, ({ params }) => mails.unsubscribe(context, params.inviteToken))
}

/**
 * Mail programs post to the address in List-Unsubscribe; browsers that open it get the page that asks. Opening it
 * changes nothing, since scanners open every link.
 */
export const unsubscribePage: FastifyPluginAsync = async (app) => {
  app.get<{ Params: Params<typeof unsubscribe> }>(unsubscribe.path, (request, reply) =>
    reply.redirect(fillPath('/unsubscribe/:inviteToken', request.params), 303),
  )
}
