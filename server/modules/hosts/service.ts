import type { HelperRole } from '#contract/hosts.ts'
import { hosts as limitsOfHosts } from '#contract/limits.ts'
import type { Hosted, Moderating } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { PageChanged } from '#server/modules/memorials/service.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { countInvitationToOne } from '#server/ports/limits.ts'
import { presentHost, presentInvitation } from './present.ts'
import { dropHost, findHost, findHostByAddress, listHosts } from './repo.ts'
import * as invitations from './repo-invitations.ts'
import { canAlready, invitationExpiry, waitBeforeAskingAgain } from './rules.ts'
import type { HostDeps } from './service-deps.ts'
import { hostInvitations } from './service-invitations.ts'

export type Hosts = ReturnType<typeof createHosts>

/**
 * Who looks after a memorial. Its page names them, and nothing else that is made of it, so nothing here changes the
 * memorial's version; what is done about the hosts of one memorial takes turns.
 */
export function createHosts(deps: HostDeps) {
  const { db, jobs, limits, clock, auditLog, accounts, memorials } = deps

  const list = (host: Hosted) => present(db, host.memorialUuid)

  /**
   * Asks somebody by mail, or asks again: the earlier link stops working, and the two weeks begin anew. Rejects
   * with INVITE_NAME, EMAIL_LETTERS, ALREADY_HOST, TOO_MANY_HOSTS, INVITED_OFTEN or, within ten minutes, INVITE_TOO_SOON.
   */
  async function invite(host: Hosted, { email, role }: { email: string; role: HelperRole }) {
    await memorials.requireMailableName(host)
    await accounts.requireReachable(email)
    // Taking back and asking anew would go round the ten minutes.
    await limits.take('hostInviteByUser', host.userUuid)
    await limits.take('hostInviteByAddress', email.toLowerCase())
    return inTurn(host, async (tx) => {
      const { memorialUuid, userUuid } = host
      const known = await findHostByAddress(tx, memorialUuid, email)
      if (known && canAlready(known.relationshipType, role)) throw new DomainError('ALREADY_HOST')
      const now = clock.now()
      const open = await invitations.findOpenInvitation(tx, memorialUuid, email)
      const retryAfterSeconds = waitBeforeAskingAgain(open, now)
      if (retryAfterSeconds > 0) throw new DomainError('INVITE_TOO_SOON', { retryAfterSeconds })
      if ((await invitations.countPlacesTaken(tx, memorialUuid, email, now)) >= limitsOfHosts.max)
        throw new DomainError('TOO_MANY_HOSTS')
      // Taking it back, another memorial that costs nothing yet: neither begins the count anew.
      for (const from of [memorialUuid, userUuid]) await countInvitationToOne(limits, from, email)

      const asked = { email, role, invitedBy: userUuid, createdAt: now, expiresAt: invitationExpiry(now) }
      const invitationUuid = open?.uuid ?? (await invitations.insertInvitation(tx, memorialUuid, asked))
      if (open) await invitations.renewInvitation(tx, invitationUuid, asked)
      await jobs.enqueue(tx, 'host.invite', { invitationUuid }, { key: invitationUuid })
      await auditLog.record(tx, host, 'ASKED_HOST', { invitation: invitationUuid })
    })
  }

  /**
   * One that was said yes to meanwhile is no error: the answer tells. Rejects with HOST_INVITATION_INVALID where there
   * is none, or no longer.
   */
  const withdraw = (host: Hosted, invitationUuid: string) =>
    inTurn(host, async (tx) => {
      const { memorialUuid } = host
      if (await invitations.deleteInvitation(tx, memorialUuid, invitationUuid))
        await auditLog.record(tx, host, 'WITHDREW_HOST')
      else if (!(await invitations.hasInvitation(tx, memorialUuid, invitationUuid)))
        throw new DomainError('HOST_INVITATION_INVALID')
    })

  /** Removes a co-host, or lets one leave. Rejects with HOST_NOT_FOUND, or OWNER_STAYS. */
  const remove = (host: Hosted, userUuid: string) =>
    inTurn(host, async (tx, pageChanged) => {
      const { memorialUuid } = host
      const leaving = await findHost(tx, memorialUuid, userUuid)
      if (!leaving) throw new DomainError('HOST_NOT_FOUND')
      if (leaving.relationshipType === 'OWNER') throw new DomainError('OWNER_STAYS')
      await dropHost(tx, memorialUuid, leaving.userUuid)
      await pageChanged(memorialUuid)
      const job = { memorialUuid, userUuid: leaving.userUuid }
      if (leaving.userUuid === host.userUuid) {
        await jobs.enqueue(tx, 'host.left', job)
        await auditLog.record(tx, host, 'LEFT')
      } else {
        await jobs.enqueue(tx, 'host.removed', { ...job, removedBy: host.userUuid })
        await auditLog.record(tx, host, 'REMOVED_HOST', { user: leaving.userUuid })
      }
    })

  /** Somebody who only looks after what others add stops. Hosts leave by `remove`; to them it is no such memorial. */
  async function leave({ memorialUuid, userUuid, role }: Moderating): Promise<void> {
    if (role !== 'MODERATOR') throw new DomainError('MEMORIAL_NOT_FOUND')
    await db.transaction().execute(async (tx) => {
      if (!(await memorials.takeTurn(tx, memorialUuid))) throw new DomainError('MEMORIAL_NOT_FOUND')
      await dropHost(tx, memorialUuid, userUuid)
      await jobs.enqueue(tx, 'host.left', { memorialUuid, userUuid })
      await auditLog.record(tx, { memorialUuid, userUuid }, 'LEFT')
    })
  }

  /** Does it if the caller still hosts the memorial once it is their turn; the answer is what stands then. */
  function inTurn(host: Hosted, work: (tx: Tx, pageChanged: PageChanged) => Promise<void>) {
    const { memorialUuid, userUuid } = host
    return memorials.changingPages(async (tx, pageChanged) => {
      const isThere = await memorials.takeTurn(tx, memorialUuid)
      const role = isThere && (await findHost(tx, memorialUuid, userUuid))?.relationshipType
      if (role !== 'OWNER' && role !== 'ADMIN') throw new DomainError('MEMORIAL_NOT_FOUND')
      await work(tx, pageChanged)
      return present(tx, memorialUuid)
    })
  }

  async function present(from: Db, memorialUuid: string) {
    const now = clock.now()
    const rows = await invitations.listInvitations(from, memorialUuid)
    return {
      hosts: (await listHosts(from, memorialUuid)).map(presentHost),
      invitations: rows.map((row) => presentInvitation(row, now)),
    }
  }

  return { list, invite, withdraw, remove, leave, ...hostInvitations(deps) }
}
