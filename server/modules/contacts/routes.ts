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
import type { Contacts } from './service.ts'

export function contactRoutes(mount: Mount, contacts: Contacts) {
  mount(sendAllInvites, ({ host }) => contacts.sendAllInvites(host))
  mount(resendInvite, ({ host, body }) => contacts.resendInvite(host, body.contactUuid))
  mount(markTexted, ({ host, params, body }) => contacts.markTexted(host, params.contactUuid, body.texted))
  mount(addContact, ({ host, body }) => contacts.addContact(host, body.email))
  mount(addContacts, ({ host, body }) => contacts.addContacts(host, body.contacts))
  mount(updateContact, ({ host, params, body }) => contacts.updateContact(host, params.contactUuid, body))
  mount(removeContact, ({ host, params }) => contacts.removeContact(host, params.contactUuid))
  mount(getReplies, ({ host }) => contacts.getReplies(host))
  mount(changeReplies, ({ host, body }) => contacts.changeReplies(host, body.takesReplies))
  mount(unsubscribe, ({ params }) => contacts.unsubscribe(params.inviteToken))
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
