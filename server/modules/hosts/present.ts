import { type Host, type HostInvitation, HostRole } from '#contract/hosts.ts'
import type { HostRow } from './repo.ts'
import type { InvitationRow } from './repo-invitations.ts'

export function presentHost(row: HostRow): Host {
  const { userUuid, email, firstName, surname, relationshipType, dateCreated } = row
  const role = HostRole.parse(relationshipType)
  return { userUuid, email, firstName, surname, role, dateCreated: dateCreated.toISOString() }
}

/** Never the token: anybody who can read the mail could use it. */
export function presentInvitation(row: InvitationRow, now: Date): HostInvitation {
  const { uuid, email, role, createdAt, sentAt, failedAt, expiresAt } = row
  return {
    uuid,
    email,
    role,
    dateCreated: createdAt.toISOString(),
    dateSent: sentAt?.toISOString() ?? null,
    undelivered: failedAt !== null,
    dateExpires: expiresAt.toISOString(),
    expired: expiresAt <= now,
  }
}
