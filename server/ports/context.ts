import type { DonationTerms } from '#contract/funds.ts'
import type { ExpiringCache } from '#server/lib/expiring-cache.ts'
import type { FileAccess } from '#server/lib/file-access.ts'
import type { KeyedMutex } from '#server/lib/keyed-mutex.ts'
import type { Captcha } from './captcha.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Film } from './film.ts'
import type { Jobs } from './jobs.ts'
import type { Limits } from './limits.ts'
import type { MailReach } from './mail.ts'
import type { NetworkLimits } from './network-limits.ts'
import type { PaymentProvider } from './payments.ts'
import type { Photos } from './photos.ts'
import type { PublicReads } from './public-reads.ts'
import type { Storage } from './storage.ts'
import type { Transcoder } from './transcoder.ts'
import type { Typesetter } from './typesetter.ts'
import type { Videos } from './video.ts'
import type { VideoStills } from './video-stills.ts'

export interface ChangeEffect {
  /** Only adds content, so a reader of the cached page misses nothing that was removed or corrected. */
  onlyAdds: boolean
}

/** Called after every committed change, so that cached pages are renewed. */
export type OnChanged = (memorialUuid: string, kind?: ChangeEffect) => void

/**
 * What the functions of the modules need from outside, and pass on to each other. One is made for each running product
 * (compose/context.ts; docs/decisions/0335).
 */
export interface Context {
  db: Database
  clock: Clock
  jobs: Jobs
  limits: Limits
  networkLimits: NetworkLimits
  publicReads: PublicReads
  provider: PaymentProvider
  captcha: Captcha
  mailReach: MailReach
  storage: Storage
  photos: Photos
  video: Videos
  stills: VideoStills
  transcoder: Transcoder
  typesetter: Typesetter
  film: Film
  onChanged: OnChanged
  /** Who may see which file (modules/file-access); dropped when a memorial changes. */
  fileAccessCache: ExpiringCache<FileAccess>
  /** One change of a memorial at a time. */
  changeTurns: KeyedMutex
  /** One change of the answers at a memorial at a time. */
  answerTurns: KeyedMutex
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
