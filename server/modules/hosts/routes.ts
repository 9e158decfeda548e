import {
  acceptHostInvitation,
  getHostInvitation,
  inviteHost,
  leaveMemorial,
  listHosts,
  removeHost,
  withdrawHostInvitation,
} from '#contract/hosts.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as invitations from './accept-invitation.ts'
import * as hosts from './invite-host.ts'
import * as leaving from './remove-host.ts'

export function hostRoutes(mount: Mount, context: Context) {
  mount(listHosts, ({ host }) => hosts.listHosts(context, host))
  mount(inviteHost, ({ host, body }) => hosts.inviteHost(context, host, body))
  mount(withdrawHostInvitation, ({ host, params }) =>
    hosts.withdrawHostInvitation(context, host, params.invitationUuid),
  )
  mount(removeHost, ({ host, params }) => leaving.removeHost(context, host, params.userUuid))
  mount(leaveMemorial, ({ host }) => leaving.leaveMemorial(context, host))
  mount(getHostInvitation, ({ params, caller }) =>
    invitations.getHostInvitation(context, params.inviteToken, caller),
  )
  mount(acceptHostInvitation, ({ caller, body }) =>
    invitations.acceptHostInvitation(context, caller, body.inviteToken),
  )
}
