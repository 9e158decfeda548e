import type { Body } from '#contract/endpoint.ts'
import type {
  changeGift as changeGiftCall,
  changeMemory as changeMemoryCall,
  Receipt,
} from '#contract/receipts.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { isReceiptSealed, type ReceiptKind, readReceiptToken } from '#server/lib/receipt-link.ts'
import * as contributions from '#server/modules/contributions/change-by-receipt.ts'
import * as donations from '#server/modules/donations/name-by-receipt.ts'
import * as fileAccess from '#server/modules/file-access/authorise-files.ts'
import { findRsvpByReceipt, takeBackRsvp } from '#server/modules/rsvps/remove-rsvp.ts'
import type { Context } from '#server/ports/context.ts'

// What the link of a mailed receipt opens (docs/decisions/0027). Its token is the only proof: who has it may read and change the one thing
// that it names. Every call rejects with RECEIPT_INVALID, and all but `renewReceipt` with RECEIPT_EXPIRED.

/** Reads what the receipt is about, and changes nothing: mail programs open links by themselves. */
export async function openReceipt(context: Context, token: string): Promise<{ receipt: Receipt }> {
  return { receipt: await present(context, await find(context, token)) }
}

/** Mails the link again, to the address that it went to, also after it expired. Rejects with TOO_MANY_ATTEMPTS. */
export async function renewReceipt(context: Context, token: string): Promise<void> {
  const { db, jobs, clock } = context
  const { kind, row } = await find(context, token, { isLate: true })
  await context.limits.take('mailByRecipient', mailboxKey(row.keys.address))
  const askedAt = clock.now().toISOString()
  if (kind === 'memory')
    await jobs.enqueue(db, 'contribution.receipt', { contributionUuid: row.uuid, askedAt })
  if (kind === 'answer') await jobs.enqueue(db, 'rsvp.confirm', { rsvpUuid: row.uuid, askedAt })
  if (kind === 'gift') await jobs.enqueue(db, 'donation.receipt', { donationUuid: row.uuid, askedAt })
}

/** Rejects as `contributions.changeByReceipt` does. */
export async function changeMemory(context: Context, { token, ...change }: Body<typeof changeMemoryCall>) {
  const found = await find(context, token)
  if (found.kind !== 'memory') throw new DomainError('RECEIPT_INVALID')
  await contributions.changeByReceipt(context, found.row, change)
  return openReceipt(context, token)
}

/** Rejects as `donations.nameByReceipt` does. */
export async function changeGift(context: Context, { token, ...change }: Body<typeof changeGiftCall>) {
  const found = await find(context, token)
  if (found.kind !== 'gift') throw new DomainError('RECEIPT_INVALID')
  await donations.nameByReceipt(context, found.row, change)
  return openReceipt(context, token)
}

/** A gift is money that was paid: nobody takes it back by a link. */
export async function takeBack(context: Context, token: string): Promise<void> {
  const found = await find(context, token)
  if (found.kind === 'memory') return contributions.withdrawByReceipt(context, found.row)
  if (found.kind === 'answer') return takeBackRsvp(context, found.row)
  throw new DomainError('RECEIPT_INVALID')
}

const finders = {
  memory: contributions.findByReceipt,
  answer: findRsvpByReceipt,
  gift: donations.findByReceipt,
} satisfies Record<ReceiptKind, unknown>

type FoundBy<K extends ReceiptKind> = NonNullable<Awaited<ReturnType<(typeof finders)[K]>>>
type Found = { [K in ReceiptKind]: { kind: K; row: FoundBy<K> } }[ReceiptKind]

async function find(context: Context, token: string, { isLate = false } = {}): Promise<Found> {
  const told = readReceiptToken(token)
  if (!told) throw new DomainError('RECEIPT_INVALID')
  const row = await finders[told.kind](context, told.uuid)
  if (!row || !isReceiptSealed(token, row.keys)) throw new DomainError('RECEIPT_INVALID')
  if (!isLate && told.expiresAt <= context.clock.now()) throw new DomainError('RECEIPT_EXPIRED')
  return { kind: told.kind, row } as Found
}

async function present(context: Context, { kind, row }: Found): Promise<Receipt> {
  const { nameOfPerson, shareSlug } = row
  if (kind === 'memory') {
    const memory = await contributions.readByReceipt(context, row)
    const { contributorName, message, media, recordings, dateCreated, state } = memory
    const receipt: Receipt = {
      kind: 'MEMORY',
      nameOfPerson,
      shareSlug,
      memory: { contributorName, message, media, ...(recordings && { recordings }), dateCreated, state },
      canChange: row.canChange,
    }
    // Photos that wait are for their sender alone.
    return fileAccess.withOwnAddresses(context, receipt, row.userUuid ?? row.uuid)
  }
  if (kind === 'answer') {
    const { status, guests, events } = row
    return { kind: 'ANSWER', nameOfPerson, shareSlug, status, guests, events }
  }
  const { fundTitle, amountMinor, currency, name, anonymous, userUuid, dateDonated, uuid } = row
  return {
    kind: 'GIFT',
    nameOfPerson,
    shareSlug,
    fundTitle,
    amountMinor,
    currency,
    name,
    anonymous,
    canRename: userUuid === null,
    dateDonated: dateDonated.toISOString(),
    reference: uuid.slice(0, 8).toUpperCase(),
  }
}
