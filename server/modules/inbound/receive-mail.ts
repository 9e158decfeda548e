import { createHash } from 'node:crypto'
import type { ReplyTarget } from '#server/lib/reply-addresses.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { withinLimit } from '#server/ports/limits.ts'

// Replies to mails become memories (docs/decisions/0027).

/** A mail as a server handed it over. */
interface IncomingMail {
  raw: Buffer
  /** All those that it is for; others than ours are ignored. */
  recipients: readonly string[]
  /** Null where it is not known. */
  envelopeFrom: string | null
  ip: string | null
  helo: string | null
}

type Deps = Pick<Context, 'db' | 'clock' | 'jobs' | 'limits' | 'replyAddresses'>

/** Whether a mail to this address could become a memory: we made the address, and whoever it was for is still there. */
export async function isKnownAddress({ db, replyAddresses }: Deps, address: string): Promise<boolean> {
  const target = replyAddresses?.read(address)
  return target ? (await findMemorialOf(db, target)) !== undefined : false
}

/**
 * Stores a mail for each recipient, with the job that reads it, before its sender is told that it was received
 * (docs/decisions/0027). The same mail is stored once.
 *
 * @returns `later` when one person sent too many: their mail server keeps it and tries again
 */
export async function receiveMail(context: Deps, mail: IncomingMail): Promise<'stored' | 'later'> {
  const { db, clock, jobs, limits, replyAddresses } = context
  const keys = keysOf(mail.raw)
  for (const recipient of new Set(mail.recipients.map((address) => address.toLowerCase()))) {
    const target = replyAddresses?.read(recipient)
    const memorialUuid = target && (await findMemorialOf(db, target))
    if (!target || !memorialUuid) continue
    if (!(await withinLimit(limits, 'inboundByPerson', target.uuid))) return 'later'
    await db.transaction().execute(async (tx) => {
      const stored = await tx
        .insertInto('inboundMails')
        .values({
          ...keys,
          memorialUuid,
          contactUuid: target.kind === 'contact' ? target.uuid : null,
          answeredUuid: target.kind === 'memory' ? target.uuid : null,
          raw: mail.raw,
          envelopeFrom: mail.envelopeFrom?.slice(0, 1000).replaceAll('\0', '') ?? null,
          ip: mail.ip,
          helo: mail.helo?.slice(0, 300).replaceAll('\0', '') ?? null,
          receivedAt: clock.now(),
        })
        // The same mail came before.
        .onConflict((conflict) => conflict.doNothing())
        .returning('uuid as mailUuid')
        .executeTakeFirst()
      if (stored) await jobs.enqueue(tx, 'inbound.file', stored, { key: stored.mailUuid, isNewKey: true })
    })
  }
  return 'stored'
}

/** The memorial of whoever was written to; undefined when it, or they, are gone. */
async function findMemorialOf(db: Db, { kind, uuid }: ReplyTarget): Promise<string | undefined> {
  const row = await db
    .selectFrom(kind === 'contact' ? 'contacts' : 'contributions')
    .select('memorialUuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  return row?.memorialUuid
}

/** Headers are long lines of each server on the way; the body is the same on every way. */
const HEADERS_LONGEST = 256 * 1024

const keyOf = (part: string | Buffer) => createHash('sha256').update(part).digest()

function keysOf(raw: Buffer): { messageKey: Buffer; bodyKey: Buffer } {
  const head = raw.subarray(0, HEADERS_LONGEST).toString('latin1')
  const end = /\r?\n\r?\n/.exec(head)
  const bodyKey = keyOf(end ? raw.subarray(end.index + end[0].length) : Buffer.alloc(0))
  const id = /^message-id:\s*(<[^<>\s]{6,900}>)/im.exec(end ? head.slice(0, end.index) : head)?.[1]
  return { bodyKey, messageKey: id ? keyOf(id) : bodyKey }
}
