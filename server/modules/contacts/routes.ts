import { resendInvite, sendAllInvites, unsubscribe } from '#contract/contacts.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Contacts } from './service.ts'

export function contactRoutes(mount: Mount, contacts: Contacts) {
  mount(sendAllInvites, ({ host }) => contacts.sendAllInvites(host))
  mount(resendInvite, ({ host, body }) => contacts.resendInvite(host, body.contactUuid))
  mount(unsubscribe, ({ params }) => contacts.unsubscribe(params.inviteToken))
}
