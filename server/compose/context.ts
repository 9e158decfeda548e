import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { keyedMutex } from '../lib/keyed-mutex.ts'
import type { Context } from '../ports/context.ts'
import type { Adapters } from './adapters.ts'

/** What the functions of the modules are called with. */
export function createContext(
  config: Config,
  adapters: Adapters,
  { closing, onDispute }: Pick<Context, 'closing' | 'onDispute'>,
): Context {
  const { db, clock, jobs, limits, networkLimits, captcha, mailReach } = adapters
  const { storage, photos, video, stills, transcoder, typesetter, film, workDir } = adapters
  const { onChanged, fileAccessCache } = adapters
  const { replyAddresses, senderCheck } = adapters
  const { provider } = adapters.paymentSetup
  return {
    db,
    clock,
    jobs,
    jobQueue: jobs,
    limits,
    networkLimits,
    provider,
    captcha,
    mailReach,
    storage,
    replyAddresses,
    senderCheck,
    photos,
    video,
    videoStills: stills,
    transcoder,
    typesetter,
    film,
    onChanged,
    fileAccessCache,
    searchers: new LRUCache({ max: 10_000, ttl: 1, ttlAutopurge: true }),
    changeTurns: keyedMutex(),
    answerTurns: keyedMutex(),
    downloads: new Map(),
    sharedFiles: { making: new Map(), resting: new Map() },
    closing,
    onDispute,
    workDir,
    publicUrl: config.publicUrl,
    mediaBaseUrl: config.mediaBaseUrl,
    currency: config.currency,
    priceMinor: config.priceMinor,
    donationTerms: {
      fee: config.donationFee,
      provider: provider.name,
      publishableKey: provider.page?.publishableKey ?? null,
      scriptUrl: provider.page?.scriptUrl ?? null,
    },
    provesAlways: config.captcha.always,
  }
}
