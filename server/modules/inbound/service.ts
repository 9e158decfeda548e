import { createHash } from 'node:crypto'
import type { Context } from '#server/ports/context.ts'
import { withinLimit } from '#server/ports/limits.ts'
import * as repo from './repo.ts'

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
  return target ? (await repo.findMemorialOf(db, target)) !== undefined : false
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
    const memorialUuid = target && (await repo.findMemorialOf(db, target))
    if (!target || !memorialUuid) continue
    if (!(await withinLimit(limits, 'inboundByPerson', target.uuid))) return 'later'
    await db.transaction().execute(async (tx) => {
      const stored = await repo.insertMail(tx, {
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
      if (stored)
        await jobs.enqueue(
          tx,
          'inbound.file',
          { mailUuid: stored.uuid },
          { key: stored.uuid, isNewKey: true },
        )
    })
  }
  return 'stored'
}

/** Headers are long lines of each server on the way; the body is the same on every way. */
const HEADERS_LONGEST = 256 * 1024

interface Keys {
  messageKey: Buffer
  bodyKey: Buffer
}

function keyOf(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function keysOf(raw: Buffer): Keys {
  const head = raw.subarray(0, HEADERS_LONGEST).toString('latin1')
  const end = /\r?\n\r?\n/.exec(head)
  const headers = end ? head.slice(0, end.index) : head
  const body = end ? raw.subarray(end.index + end[0].length) : Buffer.alloc(0)
  const bodyKey = keyOf(body)
  const id = /^message-id:\s*(<[^<>\s]{6,900}>)/im.exec(headers)?.[1]
  return { bodyKey, messageKey: id ? keyOf(id) : bodyKey }
}
