import * as calls from '#contract/contacts.ts'
import * as editing from '#contract/edits.ts'
import type { Mount } from '#server/http/mount.ts'
import { serveEndingLink } from '#server/http/stop-mails.ts'
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

/** Of the mails about a memorial to whoever was invited, or answered. */
export const invitationLink = serveEndingLink({
  call: calls.unsubscribe,
  page: '/unsubscribe',
  stop: unsubscribe,
  findMemorial: findMemorialOfToken,
})
