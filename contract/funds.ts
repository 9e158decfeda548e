import { z } from 'zod'
import { readCharityNumber } from './charity-number.ts'
import { endpoint, operatorList } from './endpoint.ts'
import { fieldProblem } from './field-problem.ts'
import { hostCall, InMemorial, line, optionalLine, optionalText, Timestamp, Token, Uuid } from './fields.ts'
import * as limits from './limits.ts'
import { Csv, Page } from './pages.ts'

export const Donation = z.object({
  id: Uuid,
  fundId: Uuid,
  /** What the fund was called when it was given. */
  fundTitle: z.string(),
  /** In whole currency units, e.g. 12.5; use `amountMinor` for calculations. */
  amount: z.number(),
  amountMinor: z.number().int(),
  currency: z.string(),
  dateDonated: Timestamp,
  anon: z.boolean(),
  /** The address of the server at which it was given, before the memorial was restored here; null: given here. */
  formerServer: z.string().nullable(),
  /** Null for an anonymous donor, and when the account is gone. */
  user: z.object({ firstName: z.string(), surname: z.string() }).nullable(),
})
export type Donation = z.infer<typeof Donation>

/** A fund as every visitor sees it. */
export const PublicFund = z.object({
  id: Uuid,
  title: z.string(),
  description: z.string().nullable(),
  /** Who receives the money, in the family's words; null: not given. */
  recipient: z.string().nullable(),
  /** When they receive it, in the family's words. */
  payout: z.string().nullable(),
  /** The number of a charity, as the family gives it: its form is checked, and not whose it is. */
  charity: z.string().nullable(),
  goalMinor: z.number().int().nullable(),
  currency: z.string(),
  raisedMinor: z.number().int(),
  donationCount: z.number().int(),
})
export type PublicFund = z.infer<typeof PublicFund>

export const Fund = PublicFund.extend({
  /** Of `raisedMinor`: given on a former server, which received the money. */
  formerMinor: z.number().int(),
  /** Takes no more gifts; listed because it holds some. */
  closed: z.boolean(),
  /** Whether the reader may change its texts: once it holds gifts, only the memorial's owner may. */
  mayReword: z.boolean(),
  /** The newest, at most `limits.responses.page`; `listDonations` returns the others. */
  donations: z.array(Donation),
})
export type Fund = z.infer<typeof Fund>

/** Those without a title are dropped. */
export const FundInput = z.object({
  id: Uuid.nullish(),
  title: line(limits.funds.titleMax, 'fundTitle'),
  description: optionalText(limits.funds.descriptionMax, 'description').optional(),
  recipient: optionalLine(limits.funds.recipientMax, 'recipient').optional(),
  payout: optionalLine(limits.funds.payoutMax, 'payout').optional(),
  charity: optionalLine(limits.funds.charityMax, 'charity')
    .pipe(
      z
        .string()
        .nullable()
        .refine((text) => text === null || readCharityNumber(text) !== null, fieldProblem('charityNumber')),
    )
    .transform((text) => (text === null ? null : readCharityNumber(text)))
    .optional(),
  goalMinor: z.number().int().min(1).max(limits.funds.goalMaxMinor).nullish(),
})

export const listDonations = endpoint({
  method: 'GET',
  path: '/memorial/donations/:memorialUuid',
  summary: 'What was given, newest first, a page at a time',
  ...hostCall,
  query: z.object({ fundId: Uuid.optional(), ...Page.query }),
  reply: { donations: z.array(Donation), ...Page.reply },
})

export const exportDonations = endpoint({
  method: 'GET',
  path: '/memorial/donations/csv/:memorialUuid',
  summary: 'All donations as a table for a spreadsheet',
  ...hostCall,
  priority: 'deferrable',
  reply: Csv,
})

/** The answer to a donor: done, or to be confirmed at the bank with the secret. */
export const DonationReceipt = {
  status: z.enum(['succeeded', 'requires_action']),
  /** The same as `paymentIntentId`: callers may read either. */
  transactionId: z.string(),
  paymentIntentId: z.string(),
  /** Null once it is done. */
  clientSecret: z.string().nullable(),
  amountMinor: z.number().int(),
  feeMinor: z.number().int(),
  currency: z.string(),
} as const

/** The fee (contract/donation-fee.ts; 175 is 1.75 %) and the payment provider, to show before giving. */
export const DonationTerms = z.object({
  fee: z.object({ hundredthsOfPercent: z.number().int(), fixedMinor: z.number().int() }),
  provider: z.enum(['sandbox', 'stripe']),
  publishableKey: z.string().nullable(),
  /** Address of the provider's script; null when the form is our own. */
  scriptUrl: z.string().nullable(),
})
export type DonationTerms = z.infer<typeof DonationTerms>

export const exportAllDonations = endpoint({
  method: 'GET',
  path: '/operator/donations/csv',
  summary: 'All donations of all memorials as a table, newest first; of those that are gone too',
  ...operatorList,
  reply: Csv,
})

export const refundDonation = endpoint({
  method: 'POST',
  path: '/operator/donations/refund/:paymentIntentId',
  summary: 'Give a donation back with its fee; it leaves the sum of its fund, and its donor is told',
  access: 'operator',
  needsProof: true,
  /** The last column of `exportAllDonations`. */
  params: z.object({ paymentIntentId: Token(255).min(1) }),
  reply: {
    /** The refunded amount: the donation and its fee. */
    amountMinor: z.number().int(),
    currency: z.string(),
    paymentIntentId: z.string(),
    memorialUuid: Uuid,
  },
  errors: ['GIFT_NOT_FOUND', 'NOTHING_TO_REFUND', 'PAYMENT_DISPUTED'],
})

/** An account at the payment provider; null for the default one. */
const Account = z
  .string()
  .regex(/^acct_\w{1,64}$/, fieldProblem('accountForm'))
  .nullable()

export const FundAccount = z.object({
  id: Uuid,
  title: z.string(),
  closed: z.boolean(),
  /** The fund's own; null if its gifts go to the memorial's account. */
  account: Account,
})

const GiftAccounts = {
  nameOfPerson: z.string(),
  /** For funds without their own account; null if their gifts go to the configured account. */
  account: Account,
  funds: z.array(FundAccount),
} as const

export const listGiftAccounts = endpoint({
  method: 'GET',
  path: '/operator/memorials/accounts/:memorialUuid',
  summary: 'The funds of a memorial, and the accounts that gifts to them go to',
  ...operatorList,
  params: InMemorial,
  reply: GiftAccounts,
  errors: ['MEMORIAL_NOT_FOUND'],
})

export const setGiftAccount = endpoint({
  method: 'POST',
  path: '/operator/memorials/accounts/:memorialUuid',
  summary:
    'Set or clear the account that gifts go to: of one fund, or of a memorial for all funds without one',
  access: 'operator',
  needsProof: true,
  params: InMemorial,
  body: z.object({ account: Account, fundId: Uuid.nullish() }),
  reply: GiftAccounts,
  errors: ['MEMORIAL_NOT_FOUND', 'FUND_MISSING', 'ACCOUNT_REFUSED'],
})

/** The body of `updateFunds` (contract/edits.ts). */
export const FundsEdit = z.object({
  funds: z.array(FundInput).max(limits.funds.max),
  deleteFundIds: z.array(Uuid).max(limits.funds.max),
})
