import { createContext } from 'react-router'
import type { ContributedPhoto, PublicContribution } from '#contract/contributions.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Language } from '#languages/index.ts'
import type { CardMessage } from './lib/card-message.ts'

/** What the loaders of server-rendered pages may ask: declared here, answered by the server. */
export interface PageServices {
  /** Absolute base for links in pages, without a trailing slash. */
  publicUrl: string
  /** Undefined in development, where no CSP is sent. */
  nonce: string | undefined
  /** Who runs the product, whom anybody may write to; `address` is of the post, line by line. */
  operator: { name: string; address: readonly string[]; email: string }
  /** What a year costs. */
  price: { minor: number; currency: string }
  /** Mails go to the outbox and to nobody else: whoever looks works on the product. */
  hasOutbox: boolean
  /** Says in which language a memorial is, so that its page is, for a reader who chose none by hand. */
  setMemorialLanguage(memorial: Language | null | undefined): void
  /** As this reader may: by the pass on their device, if it has one. */
  readPublicMemorial(slug: string): Promise<PublicMemorialResult>
  /** The next page of what others added; null when there is none for this reader. */
  readMore(slug: string, list: MoreOfOthers['list'], after: string): Promise<MoreOfOthers | null>
  /** Takes the answer of a form that was sent without script, and says what became of it. */
  answerRsvp(slug: string, textOf: (field: string) => string): Promise<RsvpResult>
  /** What is known of whoever answers by a form: by their personal link, or by the receipt of an answer. */
  readAnswerer(slug: string, receipt: string | null): Promise<Answerer>
  /** Begins a gift of somebody without an account; `key` then names its page. Nothing is paid yet. */
  beginGift(slug: string, gift: GuestGift): Promise<{ kind: 'begun'; key: string } | RefusedForm>
  /** How such a gift stands now, by the word of the payment provider; null for one that is none of this memorial. */
  readGift(slug: string, key: string): Promise<GiftNow | null>
  /** The sandbox's own payment page; null where real payments are taken. */
  checkout: CheckoutPages | null
  /** Takes the report of a form, and says what became of it. */
  sendReport(slug: string, textOf: (field: string) => string): Promise<FormResult>
  /** No further mails of this kind to whom the token of such a mail was sent. */
  stopMails(mails: StoppedMails, token: string): Promise<FormResult>
  /**
   * Says that this page may be kept for every reader until the memorial changes; until any one does, where it is not known
   * which would change it.
   */
  cachePageFor(memorialUuid: string | AnyMemorial): void
  /** Says which script this page adds to itself once it is there, so that its policy can name it. */
  addsScript(code: string): void
}

export const ANY_MEMORIAL = 'any'
export type AnyMemorial = typeof ANY_MEMORIAL

/** Those to guests about one memorial, or those in the evening to its host. */
export type StoppedMails = 'invitations' | 'digest'

export type PublicMemorialResult =
  /** `forAll`: every reader gets the same page. */
  | { kind: 'found'; memorial: PublicMemorial; forAll: boolean }
  | { kind: 'moved'; shareSlug: string }
  | { kind: 'missing' }
  /** Its year is over, and its page closed. */
  | { kind: 'ended' }
  /** A word opens it. */
  | { kind: 'locked' }
  | { kind: 'private' }

/** `next`: where it goes on; null when these are the last. */
export type MoreOfOthers =
  | { list: 'photos'; photos: ContributedPhoto[]; next: string | null }
  | { list: 'memories'; contributions: PublicContribution[]; next: string | null }

/** `receipt` shows the answer to whoever gave it, for an hour. */
export type RsvpResult = { kind: 'noted'; receipt: string } | RefusedForm

/** `awaitsLook`: it counts once a host has looked at it. */
export type GivenAnswer = Rsvp & { awaitsLook: boolean }

/** All of it null for somebody new. */
export interface Answerer {
  /** The token of the personal link they came by. */
  invite: string | null
  /** The token of the mail about an answer they came by; `before` is that answer. */
  mailToken: string | null
  /** Whom that link was sent to. */
  invited: { name: string; email: string } | null
  /** What they answered before, told to the holder of the link alone. */
  before: Rsvp | null
  /** What they answered a moment ago, by its receipt. */
  given: GivenAnswer | null
}

/** As somebody without an account fills it in; the name is '' of whoever gives anonymously. */
export interface GuestGift {
  fundId: string | null
  amountMinor: number
  name: string
  email: string
  anonymous: boolean
}

export interface GiftNow {
  /** `open`: nothing was paid yet. `over`: it took too long, or the fund was closed; nothing was taken. */
  state: 'open' | 'underWay' | 'given' | 'over' | 'returned'
  /** It was begun so long ago that nobody should wait for its payment on its page. */
  isLate: boolean
  amountMinor: number
  feeMinor: number
  currency: string
  fundId: string
  /** Empty once the fund is gone. */
  fundTitle: string
  /** Who receives what is given to the fund and when, in the family's words. */
  recipient: string | null
  payout: string | null
  anonymous: boolean
  /** Empty of whoever gives anonymously, and where nothing came of it. */
  name: string
  /** Where the receipt goes; empty where nothing came of it, or no more receipts are sent there today. */
  email: string
  /** Where it is paid while it is open. */
  payUrl: string | null
  isTest: boolean
}

/** What the sandbox's payment page asks; by the name of a payment and its secret. */
export interface CheckoutPages {
  /** null for an unknown payment and a wrong secret alike. */
  read(id: string, secret: string): Promise<Checkout | null>
  pay(id: string, secret: string, card: TypedCard): Promise<CheckoutStep>
  answerBank(id: string, secret: string, approved: boolean): Promise<CheckoutStep>
}

export interface Checkout {
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  amountMinor: number
  currency: string
  /** Where it leads when it is done with. */
  returnUrl: string
}

interface TypedCard {
  cardNumber: string
  expMonth: string
  expYear: string
  cvc: string
  name: string
}

/** `code` is one of the card messages of the contract. */
export type CheckoutStep = { kind: 'done' } | { kind: 'refused'; code: CardMessage }

/** What became of a form. */
export type FormResult = { kind: 'noted' } | RefusedForm

/** `status` of HTTP; `field` is to blame, where one is. */
export interface RefusedForm {
  kind: 'refused'
  field: string | null
  message: string
  status: number
}

export const pageServices = createContext<PageServices>()
