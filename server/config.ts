import { resolve } from 'node:path'
import { brand } from '#contract/brand.ts'
import type { DonationFee } from '#contract/donation-fee.ts'
import { senderAddress } from '#server/lib/sender-address.ts'
import { Environment } from './config/environment.ts'
import { ConfigError } from './config/error.ts'
import { type InboundConfig, inboundOf } from './config/inbound.ts'
import { type DkimKey, readDkim } from './config/mail.ts'
import { type S3Config, s3Of } from './config/s3.ts'
import { type StripeConfig, stripeOf } from './config/stripe.ts'

export { ConfigError } from './config/error.ts'
export { misspelt, variables } from './config/misspelt.ts'

/** The operator: responsible for the product, and open to mail from anybody. */
interface Operator {
  name: string
  /** Postal address, line by line; empty if not given. */
  address: readonly string[]
  email: string
}

export interface Config {
  host: string
  port: number
  publicUrl: string
  dataDir: string
  /** When the disk of `dataDir` has fewer free bytes, no new upload is accepted; running ones continue. */
  leastFreeBytes: number
  databaseUrl: string | null
  /** Connections of this process for calls and jobs; in addition 4 for the queue, 1 for change events, 1 for locks. */
  databasePoolSize: number
  /** Cancels statements that take longer; 0 for no limit. */
  statementSeconds: number
  /** The bucket for media; null for the folder `media` of `dataDir`. */
  s3: S3Config | null
  /** The base address of public media instead of `/media`; no slash at the end. */
  mediaBaseUrl: string | null
  /** How long a cache in front of the nodes may keep public pages; null: only browsers may. */
  edgeSeconds: number | null
  smtpUrl: string | null
  /** The most mails per second that this process sends; null for no limit. */
  mailPerSecond: number | null
  /** How mails are signed (DKIM). */
  dkim: DkimKey | null
  mailFrom: string
  /** Replies to mails; null: they are not received, but where the outbox is the mailer (`/dev/mailbox`). */
  inbound: InboundConfig | null
  /** The operator named on the pages about help, privacy and terms. */
  operator: Operator
  /** When hosts get the daily mail: an hour of the day in the product's time zone. */
  digestHour: number
  /** Real card payments; null for the sandbox. */
  stripe: StripeConfig | null
  priceMinor: number
  currency: string
  donationFee: DonationFee
  /** The program that makes films, by name or path; it need not be installed. */
  ffmpeg: string
  role: 'web' | 'worker' | 'all'
  /** Proxies whose `X-Forwarded-For` is trusted; limits count by the client address it gives. */
  trustProxy: readonly string[]
  /** How many seconds a node that is shutting down says that it is not ready, before it stops listening. */
  shutdownDelaySeconds: number
  /** Wait before a job's first retry; each further wait is about twice as long. */
  jobRetrySeconds: number
  operatorToken: string | null
  /** Reads `/metrics` and nothing else; null: only the operator token does. */
  metricsToken: string | null
  /** Contact for reporting vulnerabilities in `/.well-known/security.txt`; null for no such file. */
  securityContact: string | null
  logLevel: string
  /** `always`: every new account needs a captcha, from any network. With a null secret one is kept in the database. */
  captcha: { always: boolean; secret: string | null }
  /** Where traces are sent (OTLP over HTTP, without `/v1/traces`), and the service name. */
  traces: { endpoint: string; service: string } | null
}

/** The only reader of the environment. An invalid value stops the start with one line that names the variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable counts as unset, as is usual in shells.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw new ConfigError(parsed.error.issues[0]?.message ?? 'The environment is wrong')

  const env = parsed.data
  const config: Config = {
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    leastFreeBytes: env.LEAST_FREE_MB * 1024 * 1024,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    statementSeconds: env.DATABASE_STATEMENT_SECONDS ?? (env.ROLE === 'web' ? 10 : 60),
    s3: s3Of(env),
    mediaBaseUrl: env.MEDIA_BASE_URL?.replace(/\/$/, '') ?? null,
    edgeSeconds: env.EDGE_SECONDS ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailPerSecond: env.MAIL_PER_SECOND ?? null,
    dkim: readDkim(env),
    mailFrom: env.MAIL_FROM,
    inbound: inboundOf(env),
    operator: {
      name: env.OPERATOR_NAME ?? brand.name,
      address: env.OPERATOR_ADDRESS?.split(',').map((line) => line.trim()) ?? [],
      email: env.SUPPORT_EMAIL ?? senderAddress(env.MAIL_FROM),
    },
    digestHour: env.DIGEST_HOUR,
    stripe: stripeOf(env),
    priceMinor: env.PRICE_MINOR,
    currency: env.CURRENCY,
    donationFee: {
      hundredthsOfPercent: env.DONATION_FEE_PERCENT,
      fixedMinor: env.DONATION_FEE_FIXED_MINOR,
    },
    ffmpeg: env.FFMPEG,
    role: env.ROLE,
    trustProxy: env.TRUST_PROXY.filter((one) => one !== 'none'),
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    jobRetrySeconds: env.JOB_RETRY_SECONDS,
    operatorToken: env.OPERATOR_TOKEN ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    securityContact: env.SECURITY_CONTACT ?? null,
    logLevel: env.LOG_LEVEL,
    captcha: { always: env.CAPTCHA === '1', secret: env.CAPTCHA_SECRET ?? null },
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
          service: env.OTEL_SERVICE_NAME,
        }
      : null,
  }
  for (const name of ['OPERATOR_NAME', 'SUPPORT_EMAIL'] as const)
    if (config.stripe && !env[name])
      throw new ConfigError(`${name} is missing beside STRIPE_SECRET_KEY: whoever pays is told whom`)
  if (!env.PUBLIC_URL && !isLoopback(config.host))
    throw new ConfigError(`PUBLIC_URL is missing beside HOST ${config.host}, which others can reach`)
  if (!isLoopback(new URL(config.publicUrl).hostname)) {
    if (!config.smtpUrl)
      throw new ConfigError(`SMTP_URL is missing: a mailbox would show every mail at ${config.publicUrl}`)
    if (!config.stripe && env.ALLOW_SANDBOX !== '1')
      throw new ConfigError(
        'STRIPE_SECRET_KEY is missing: nobody could pay (ALLOW_SANDBOX=1 if that is meant)',
      )
  }
  return config
}

const isLoopback = (host: string) =>
  host === 'localhost' || /^(::1|\[::1\])$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host)
