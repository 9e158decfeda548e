import type { Priority } from '#contract/endpoint.ts'

/** Metrics of the running product. Only names and times: no address, no person, no memorial. */
export interface Metrics {
  /** @param route the pattern, never the address */
  answered(request: { method: string; route: string; status: number; seconds: number }): void
  /** A request was refused because of overload. */
  refused(priority: Priority): void
  /** Times one try of a job and counts its outcome. Rejects as `work` does. */
  job(name: string, work: () => Promise<void>): Promise<void>
  mail(outcome: 'sent' | 'refused' | 'failed'): void
  /** The renditions of a photo were made or failed, in this many seconds. */
  rendition(outcome: 'made' | 'refused' | 'failed', seconds: number): void
  /** A call to the payment provider. */
  provider(call: string, outcome: 'ok' | 'refused' | 'failed', seconds: number): void
}

/** Events of the page cache since the process started, and its present size. */
export interface PageCacheCounts {
  /**
   * `hit`: cached; `miss`: rendered; `shared`: waited for another reader's rendering; `evicted`: dropped to make room.
   */
  events: Record<'hit' | 'miss' | 'shared' | 'evicted', number>
  pages: number
  bytes: number
}
