import type { ErrorCode } from '#contract/errors.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isSealed, type LinkOf, readTicket, type Ticket, ticketPath } from '#server/lib/ticket.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import type { Context } from '#server/ports/context.ts'

// Links that open a file of a memorial for anybody who has them, for some time (http/keepsakes.ts).

/** Makes links to files of one memorial, for one of its hosts or successors. Rejects with MEMORIAL_NOT_FOUND. */
export async function makeLinks(
  context: Context,
  { memorialUuid, userUuid }: Pick<HostAccess, 'memorialUuid' | 'userUuid'>,
): Promise<LinkOf> {
  const secret = await requireSecret(context, memorialUuid, 'MEMORIAL_NOT_FOUND')
  const held = { memorialUuid, for: userUuid }
  return (wanted, fileName) => ticketPath({ ...wanted, ...held }, fileName, secret, context.clock.now())
}

/**
 * Rejects with LINK_EXPIRED, also for an invalid link, or when its holder is no host any more. Successors have archives
 * too, so the archive module checks those itself (`findDownload`).
 */
export async function openTicket(context: Context, token: string): Promise<Ticket> {
  const ticket = readTicket(token)
  if (!ticket) throw new DomainError('LINK_EXPIRED')
  const secret = await requireSecret(context, ticket.memorialUuid, 'LINK_EXPIRED')
  const isValid = isSealed(token, secret) && ticket.expiresAt > context.clock.now()
  if (
    !isValid ||
    (ticket.kind !== 'archive' && !(await access.isHost(context, ticket.memorialUuid, ticket.for)))
  )
    throw new DomainError('LINK_EXPIRED')
  return ticket
}

/** The secret that seals the links of a memorial. */
async function requireSecret(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  refusal: ErrorCode,
): Promise<string> {
  const row = await db
    .selectFrom('memorials')
    .select('linkSecret')
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw new DomainError(refusal)
  return row.linkSecret
}
