import { receipts } from '#contract/limits.ts'
import { isSameSecret, sealOf } from './codes.ts'
import { DAY_SECONDS } from './day-before.ts'

/** What a mailed receipt is about. */
export type ReceiptKind = 'memory' | 'answer' | 'gift'

export interface ReceiptToken {
  kind: ReceiptKind
  /** Of the memory, the answer or the gift. */
  uuid: string
  expiresAt: Date
}

/** What its seal depends on besides: a token is void once either changes. */
export interface ReceiptKeys {
  /** `link_secret` of the memorial. */
  secret: string
  /** Where the receipt is mailed to. */
  address: string
}

const WORD =
  /^(memory|answer|gift)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,10})\.(key[0-9a-f]{32})$/

/**
 * The link of a mailed receipt: whoever has it may read and change that one thing, until it expires (docs/decisions/0027). The token is
 * behind the `#`, so that it is in no log and no `Referer`, and programs that open links find an empty page.
 */
export function receiptLink(
  publicUrl: string,
  { kind, uuid }: Pick<ReceiptToken, 'kind' | 'uuid'>,
  keys: ReceiptKeys,
  now: Date,
): string {
  const text = `${kind}.${uuid}.${Math.floor(now.getTime() / 1000) + receipts.days * DAY_SECONDS}`
  return `${publicUrl}/receipt#${text}.${seal(text, keys)}`
}

/** Parses a token without checking its seal; null when it is none. */
export function readReceiptToken(token: string): ReceiptToken | null {
  const [, kind, uuid, seconds] = WORD.exec(token) ?? []
  if (kind === undefined || uuid === undefined) return null
  return { kind: kind as ReceiptKind, uuid, expiresAt: new Date(Number(seconds) * 1000) }
}

export function isReceiptSealed(token: string, keys: ReceiptKeys): boolean {
  const end = token.lastIndexOf('.')
  return isSameSecret(token.slice(end + 1), seal(token.slice(0, end), keys))
}

const seal = (text: string, { secret, address }: ReceiptKeys) =>
  sealOf(`receipt ${text} ${address.toLowerCase()}`, secret)
