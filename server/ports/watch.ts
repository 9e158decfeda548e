import type { Priority } from '#contract/endpoint.ts'

/** What is counted and timed while the product works. Names and times only: no address, no person, no memorial. */
export interface Watch {
  /** @param route the pattern, never the address */
  answered(request: { method: string; route: string; status: number; seconds: number }): void
  /** Refused because the house is full. */
  refused(priority: Priority): void
  /** Times one try of a job and counts how it ended. Rejects as `work` does. */
  job(name: string, work: () => Promise<void>): Promise<void>
  mail(outcome: 'sent' | 'refused' | 'failed'): void
  /** A photo's files were made, or not, in so many seconds. */
  rendition(outcome: 'made' | 'refused' | 'failed', seconds: number): void
  /** A call to whoever takes the money. */
  provider(call: string, outcome: 'ok' | 'refused' | 'failed', seconds: number): void
}

/** Of all times, by what was paid for and what became of it. */
export interface DisputeCount {
  purpose: PaymentCount['purpose']
  state: 'inquiry' | 'open' | 'won' | 'lost'
  count: number
}

/** Of the last day, by what was paid for and how far it came. */
export interface PaymentCount {
  purpose: 'memorial' | 'extension' | 'donation'
  state: 'open' | 'paid' | 'free' | 'ended'
  count: number
}

/** How often what happened to public pages since the process started, and what it keeps of them now. */
export interface KeptPagesCounts {
  /** `hit`: ready; `miss`: made; `shared`: made for another reader at that moment; `evicted`: dropped for want of room. */
  events: Record<'hit' | 'miss' | 'shared' | 'evicted', number>
  pages: number
  bytes: number
}
