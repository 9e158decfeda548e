import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import {
  isSealed,
  type LinkOf,
  readTicket,
  type Ticket,
  type TicketWanted,
  ticketPath,
} from '#server/lib/ticket.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

// Links that open a file of a memorial for anybody who has them, for some time (http/keepsakes.ts).

/** As `ticketPath`. Rejects with MEMORIAL_NOT_FOUND. */
export async function linkTo(context: Context, wanted: TicketWanted, fileName: string): Promise<string> {
  return ticketPath(wanted, fileName, await secretOf(context, wanted.memorialUuid), context.clock.now())
}

/** Makes several links of one memorial for one of its hosts. Rejects with MEMORIAL_NOT_FOUND. */
export async function linker(
  context: Context,
  { memorialUuid, userUuid }: Pick<HostAccess, 'memorialUuid' | 'userUuid'>,
): Promise<LinkOf> {
  const secret = await secretOf(context, memorialUuid)
  const held = { memorialUuid, for: userUuid }
  return (wanted, fileName) => ticketPath({ ...wanted, ...held }, fileName, secret, context.clock.now())
}

/**
 * Rejects with LINK_EXPIRED, also for an invalid link, or when its holder is no host any more. Successors have archives
 * too, so the archive module checks those itself (`findDownload`).
 */
export async function openTicket(context: Context, token: string): Promise<Ticket> {
  const ticket = readTicket(token)
  const secret = ticket && (await findLinkSecret(context.db, ticket.memorialUuid))
  if (!secret || !isSealed(token, secret) || ticket.expiresAt <= context.clock.now())
    throw new DomainError('LINK_EXPIRED')
  if (ticket.kind !== 'archive' && !(await access.isHost(context, ticket.memorialUuid, ticket.for)))
    throw new DomainError('LINK_EXPIRED')
  return ticket
}

async function secretOf({ db }: Pick<Context, 'db'>, memorialUuid: string): Promise<string> {
  const secret = await findLinkSecret(db, memorialUuid)
  if (!secret) throw new DomainError('MEMORIAL_NOT_FOUND')
  return secret
}

/** The secret that seals the links of a memorial. Undefined when it is unknown or deleted. */
async function findLinkSecret(db: Db, memorialUuid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('memorials')
    .select('linkSecret')
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.linkSecret
}
