import type { Readable } from 'node:stream'
import type { LRUCache } from 'lru-cache'
import type { DonationTerms } from '#contract/funds.ts'
import type { KnownFileAccess } from '#server/lib/file-access.ts'
import type { KeyedMutex } from '#server/lib/keyed-mutex.ts'
import type { ReplyAddresses } from '#server/lib/reply-addresses.ts'
import type { Captcha } from './captcha.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Encoder } from './encoder.ts'
import type { JobQueue, Jobs } from './jobs.ts'
import type { Limits, NetworkLimits } from './limits.ts'
import type { MailReach } from './mail.ts'
import type { DisputeNews, PaymentProvider } from './payments.ts'
import type { SenderCheck } from './sender-check.ts'
import type { Storage } from './storage.ts'
import type { Photos, Videos } from './strangers-files.ts'
import type { Typesetter } from './typesetter.ts'

/** Called after every committed change, so that cached pages are renewed. */
export type OnChanged = (memorialUuid: string) => void

/** A file in storage. */
export interface CachedFile {
  key: string
  bytes: number
}

/** Pictures and cards for sharing a memorial, as far as this process knows (modules/sharing). */
interface SharedFiles {
  /** Those being made now, by the prefix of their keys. */
  making: Map<string, { key: string; work: Promise<CachedFile> }>
  /** When a failed picture may be tried again, by its key. */
  resting: Map<string, Date>
}

/**
 * What the functions of the modules need from outside, and pass on to each other. One is made for each running product
 * (compose.ts; docs/decisions/0001).
 */
export interface Context {
  db: Database
  clock: Clock
  jobs: Jobs
  /** For the operator. */
  jobQueue: JobQueue
  limits: Limits
  networkLimits: NetworkLimits
  provider: PaymentProvider
  captcha: Captcha
  mailReach: MailReach
  /** Null: replies to mails do not come in, so mails carry no such address. */
  replyAddresses: ReplyAddresses | null
  senderCheck: SenderCheck
  storage: Storage
  photos: Photos
  video: Videos
  encoder: Encoder
  typesetter: Typesetter
  onChanged: OnChanged
  /** Who may see which file (modules/file-access); dropped when a memorial changes. */
  fileAccessCache: LRUCache<string, KnownFileAccess>
  /** Networks that asked for too many unknown addresses, as far as this process knows, until they may ask again. */
  searchers: LRUCache<string, true>
  /** One change of a memorial at a time. */
  changeTurns: KeyedMutex
  /** One change of the answers at a memorial at a time. */
  answerTurns: KeyedMutex
  /** The archives that this process is sending, by ticket: a second request with the same link ends the first. */
  downloads: Map<string, Readable>
  sharedFiles: SharedFiles
  /** Aborted when the product closes: requests that wait for a book are answered first. */
  closing: AbortSignal
  /** Tells the operator, once, of every new dispute and of every change of one. */
  onDispute(news: DisputeNews): void
  /** For temporary files; on the same disk as the storage folder, so that files can be moved. */
  workDir: string
  publicUrl: string
  /** The base address of public media of open memorials; null for `/media`. */
  mediaBaseUrl: string | null
  /** Of funds and prices. */
  currency: string
  /** Of a memorial's year. Includes goods and services tax. */
  priceMinor: number
  donationTerms: DonationTerms
  /** A new account needs a captcha from every network. */
  provesAlways: boolean
}
