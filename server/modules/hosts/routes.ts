import {
  acceptHostInvitation,
  getHostInvitation,
  inviteHost,
  joinAsHost,
  listHosts,
  removeHost,
  withdrawHostInvitation,
} from '#contract/hosts.ts'
import { leaveModeration } from '#contract/safety.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Hosts } from './service.ts'

export function hostRoutes(mount: Mount, hosts: Hosts) {
  mount(listHosts, ({ host }) => hosts.list(host))
  mount(inviteHost, ({ host, body }) => hosts.invite(host, body))
  mount(withdrawHostInvitation, ({ host, params }) => hosts.withdraw(host, params.invitationUuid))
  mount(removeHost, ({ host, params }) => hosts.remove(host, params.userUuid))
  mount(leaveModeration, ({ host }) => hosts.leave(host))
  mount(getHostInvitation, ({ params, caller }) => hosts.readInvitation(params.inviteToken, caller))
  mount(acceptHostInvitation, ({ caller, body }) => hosts.acceptInvitation(caller, body.inviteToken))
  mount(joinAsHost, ({ body, languages, ...from }) =>
    hosts.joinByInvitation(body, from, preferredLanguage(languages)),
  )
}
