import { createContext } from 'react-router'
import type { User } from '#contract/accounts.ts'
import type { ContributedPhoto, Contribution, PublicContribution } from '#contract/contributions.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { EventAnswer, PublicEvent } from '#contract/events.ts'
import type { Donation } from '#contract/funds.ts'
import type { LifePhoto } from '#contract/life.ts'
import type { LifeDates } from '#contract/life-dates.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Show } from '#contract/show.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import type { Language } from '#languages/index.ts'
import type { CardMessage } from './lib/card-message.ts'

/** What loaders and actions of server-rendered pages can call: declared here, implemented by the server. */
export interface PageServices {
  /** Absolute base for links in pages, without a trailing slash. */
  publicUrl: string
  /** Undefined in development, where no CSP is sent. */
  nonce: string | undefined
  /** Who runs the product, and how to contact them; `address` is the postal address by line. */
  operator: { name: string; address: readonly string[]; email: string }
  /** Price of one year. */
  price: { minor: number; currency: string }
  /** Sets the page's language to the memorial's, unless the reader chose a language. */
  setMemorialLanguage(memorial: Language | null | undefined): void
  /** Reads a memorial as this reader may see it, with the passcode's pass from their device if there is one. */
  readPublicMemorial(slug: string): Promise<PublicMemorialResult>
  /** Where the code of a printed address leads now. */
  readPrintedCode(printCode: string): Promise<PrintedCodeResult>
  /** An event as a calendar file, null: the first; null when there is none for this reader, or it has no date. */
  readCalendar(slug: string, eventUuid: string | null): Promise<{ fileName: string; file: string } | null>
  /** The next page of what others added; null when there is none for this reader. */
  readMore(slug: string, list: 'photos' | 'memories', after: string): Promise<MoreOfOthers | null>
  readDecade(slug: string, asked: { decade: string; after: string }): Promise<MoreOfOthers | null>
  /** The photos and films that this reader may watch; null when there are none for them. */
  readSlideshow(slug: string): Promise<Show | null>
  /** Saves an answer sent by a plain form, and returns the result. */
  answerRsvp(slug: string, textOf: (field: string) => string): Promise<RsvpResult>
  /** What is known of the visitor who answers, and their answer. */
  readAnswerer(slug: string): Promise<Answerer>
  /** What is known of whoever adds a memory, or of whom its form has just signed in. */
  readContributor(slug: string, session?: MemorySession): Promise<Contributor>
  /** Sends the posted form; `names` are for an account that has none yet. */
  sendMemory(slug: string, names: { firstName: string; surname: string }): Promise<MemoryStep>
  /** Takes back what the visitor added. */
  withdrawMemory(slug: string): Promise<FormResult>
  /** Who gives, as far as it is known. */
  readDonor(slug: string): Promise<Donor>
  /** Creates a gift of somebody without an account; `key` identifies its page. Nothing is paid yet. */
  beginGift(slug: string, gift: GuestGift): Promise<{ kind: 'begun'; key: string } | RefusedForm>
  /** Charges a card that the provider keeps, for the gift of an account; its bank may ask first. */
  payGift(slug: string, gift: CardGift): Promise<GiftStep>
  /** The gift that such a bank has answered about, by its payment. */
  finishGift(slug: string, paymentIntentId: string): Promise<GiftStep>
  /** The current state of such a gift, according to the payment provider; null if this memorial has no such gift. */
  readGift(slug: string, key: string): Promise<GiftNow | null>
  /** The sandbox's own payment page; null where real payments are taken. */
  checkout: CheckoutPages | null
  /** Saves the report of a form, and returns the result. */
  sendReport(slug: string, textOf: (field: string) => string): Promise<FormResult>
  /** Unsubscribes the address that the token was mailed to from this kind of mail. */
  stopMails(mails: StoppedMails, token: string): Promise<FormResult>
  /** The memorial that such a mailed link is about; null where the link leads nowhere. */
  readMailedAbout(mails: StoppedMails, token: string): Promise<MailedAbout | null>
  /** Mails a link to the address, which turns the yearly note on. */
  askForYearlyNote(slug: string, email: string): Promise<FormResult>
  /** Turns the yearly note on, by that link. */
  confirmYearlyNote(token: string): Promise<FormResult>
  /**
   * Lets the page cache keep this page for every reader until the memorial changes; with `ANY_MEMORIAL` until any
   * memorial changes.
   */
  cachePageFor(memorialUuid: string | AnyMemorial): void
  /** Reports the script that this page will add to itself, so that the content security policy allows it. */
  addsScript(code: string): void
}

export const ANY_MEMORIAL = 'any'
export type AnyMemorial = typeof ANY_MEMORIAL

export interface MailedAbout {
  nameOfPerson: string
  shareSlug: string
}

/** Mails to guests about one memorial, the evening mail to its host, or the note once a year. */
type StoppedMails = 'invitations' | 'digest' | 'yearlyNote'

type PublicMemorialResult =
  /** `forAll`: every reader gets the same page. */
  | { kind: 'found'; memorial: PublicMemorial; forAll: boolean }
  | { kind: 'moved'; shareSlug: string }
  | { kind: 'missing' }
  /** Its year is over, and its page is closed. */
  | { kind: 'ended' }
  /** It asks for a passcode. */
  | { kind: 'locked' }
  | { kind: 'private' }

type PrintedCodeResult =
  | { kind: 'moved'; path: string }
  /** `ended`: its hosts can still open it. `said`: what everybody is still told; null: nothing. */
  | { kind: 'ended' | 'removed'; said: SaidAfter | null }
  | { kind: 'missing' }

/** Of the life the years, where the family wished it. */
export interface SaidAfter extends LifeDates {
  name: string
  /** Of the memorial. */
  language: Language | null
}

/** `next`: cursor of the following page; null on the last one. */
export type MoreOfOthers =
  | { list: 'photos'; photos: ContributedPhoto[]; next: string | null }
  | { list: 'decade'; decade: number; photos: LifePhoto[]; next: string | null }
  | { list: 'memories'; contributions: PublicContribution[]; next: string | null }

/** `receipt` in an address shows the answer to whoever gave it, for an hour; from their own device, until it is changed. */
export type RsvpResult = { kind: 'noted'; receipt: string; refused: RefusedAnswer[] } | RefusedForm

/** `awaitsLook`: the answer counts only after a host has reviewed it. */
export type GivenAnswer = Rsvp & {
  awaitsLook: boolean
  answers: EventAnswer[]
  food: string
  accessNeeds: string
}

/** Every part is null for a new visitor. */
export interface Answerer {
  /** Token of the personal link in their address, for the form; null where a script sends it. */
  invite: string | null
  /** Token of the mail about an answer that they came by. */
  mailToken: string | null
  /** Whom their account or personal link names. A link may have been passed on. */
  known: { name: string; email: string; isLink: boolean } | null
  /** Their answer: by its receipt, their account, their link, or its mail. */
  answer: GivenAnswer | null
  /** The receipt that shows it. */
  receipt: string | null
  /** The answer that their device sent was changed since. */
  isOutdated: boolean
  /** Events for chosen people that they are one of. */
  programme: PublicEvent[]
}

/** Values entered by somebody without an account; the name is '' for an anonymous gift. */
export interface GuestGift {
  fundId: string | null
  amountMinor: number
  name: string
  email: string
  anonymous: boolean
}

/** An account pays by card at once; everybody else on a page of the provider. */
export interface Donor {
  account: { name: string; email: string } | null
  /** Whom a personal link names, or an account without a name, to fill in the form. */
  invited: { name: string; email: string } | null
  /** What the account gave here before. */
  given: Donation[]
}

/** What an account gives, with a card that the provider keeps. */
export interface CardGift {
  fundId: string | null
  amountMinor: number
  anonymous: boolean
  paymentMethodId: string
  /** One gift, however often it is sent. */
  clientId: string
  captcha: string | null
}

export type GiftStep =
  | { kind: 'given'; gift: GiftNow }
  | { kind: 'asks'; payment: { paymentIntentId: string; clientSecret: string } }
  /** `reason`: the provider's own code for why a card was refused. */
  | (RefusedForm & { reason: string | null })

export interface GiftNow {
  /** `open`: nothing was paid yet. `over`: it took too long, or the fund was closed; no money was taken. */
  state: 'open' | 'underWay' | 'given' | 'over' | 'returned'
  /** It is so old that its page should no longer wait for the payment. */
  isLate: boolean
  amountMinor: number
  feeMinor: number
  currency: string
  fundId: string
  fundTitle: string
  /** Who receives the money and when, in the family's words when it was given. */
  recipient: string | null
  payout: string | null
  charity: string | null
  anonymous: boolean
  /** '' for an anonymous gift, and for one that came to nothing. */
  name: string
  /** Where the receipt is mailed; '' if the gift came to nothing, or no more receipts are sent there today. */
  email: string
  /** Where it can be paid while it is open. */
  payUrl: string | null
  isTest: boolean
}

/** The functions of the sandbox's payment page; a payment is identified by its id and its secret. */
export interface CheckoutPages {
  /** null for an unknown payment and for a wrong secret alike. */
  read(id: string, secret: string): Promise<Checkout | null>
  pay(id: string, secret: string, card: TypedCard): Promise<CheckoutStep>
  answerBank(id: string, secret: string, approved: boolean): Promise<CheckoutStep>
}

export interface Checkout {
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  amountMinor: number
  currency: string
  /** Where it leads once it is paid or cancelled. */
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

/** What is known of whoever adds a memory; every part is null for a new visitor. */
export interface Contributor {
  /** Token of their personal link, and the same for the form: null where a script sends it. */
  link: string | null
  invite: string | null
  /** Whom their account or personal link names. A link may have been passed on. */
  known: { name: string; email: string; isLink: boolean; hasPassword: boolean } | null
  /** What they added, with addresses of files that they can use. */
  own: Contribution | null
  /** What whom their link names added before; shown once a code has proved them. */
  addedBefore: Pick<Contribution, 'state' | 'dateCreated'> | null
  /** This device has asked for a code, and goes on with it. */
  awaited: AwaitedCode | null
}

/** `hasFiles`: some are chosen on the device, and sent once the code was right. */
export interface AwaitedCode {
  codeToken: string
  email: string
  hasFiles: boolean
}

/** How somebody who proved who they are goes on; `user` is null for a session of a personal link. */
export type MemorySession = { token: string; user: User | null } | null

/** What became of the form for a memory. */
export type MemoryStep =
  | { kind: 'codeSent'; codeToken: string }
  /** They had added something, which comes first; or their files do. */
  | { kind: 'addedBefore'; session: MemorySession }
  | { kind: 'known'; session: MemorySession }
  | { kind: 'sent'; contribution: Contribution; session: MemorySession }
  | (RefusedForm & { session: MemorySession })

/** The result of a form. */
export type FormResult = { kind: 'noted' } | RefusedForm

/** `status` is of HTTP; `field` is the invalid field, if there is one. */
export interface RefusedForm {
  kind: 'refused'
  code: ErrorCode
  field: string | null
  message: string
  status: number
}

export const pageServices = createContext<PageServices>()
