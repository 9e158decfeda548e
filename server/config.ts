import { resolve } from 'node:path'
import { brand } from '#contract/brand.ts'
import type { DonationFee } from '#contract/donation-fee.ts'
import { senderAddress } from '#server/lib/sender-address.ts'
import { Environment, type Variables } from './config/environment.ts'
import { ConfigError } from './config/error.ts'
import { type DkimKey, readDkim } from './config/mail.ts'

export { ConfigError } from './config/error.ts'

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

/** The names of all variables. */
export const variables: readonly string[] = Object.keys(Environment.shape)

/** Variables that are set, not known, but similar to one of ours; one line for each. */
export function findMisspelt(environment: Record<string, string | undefined>): string[] {
  const set = Object.entries(environment).flatMap(([name, value]) => (value ? [name] : []))
  return set.flatMap((name) => {
    if (variables.includes(name)) return []
    const meant = variables.find((one) => one.length > SHORT && distance(name.toUpperCase(), one) <= SLIPS)
    return meant ? [`${name} is not read. Did you mean ${meant}?`] : []
  })
}

/** Names up to this length resemble others by chance. */
const SHORT = 6
/** The most missing, extra or different letters; two swapped letters count as two. */
const SLIPS = 2

/** The edit distance of two texts: letters to add, remove or change. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > SLIPS) return SLIPS + 1
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** The settings of `adapters/storage/s3-client.ts`. */
interface S3Config {
  bucket: string
  endpoint: string | null
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string } | null
  prefix: string
}

function s3Of(env: Variables): S3Config | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId !== !secretAccessKey)
    throw new ConfigError(
      accessKeyId
        ? 'S3_SECRET_ACCESS_KEY is missing beside S3_ACCESS_KEY_ID'
        : 'S3_ACCESS_KEY_ID is missing beside S3_SECRET_ACCESS_KEY',
    )
  if (!bucket) {
    const alone = env.S3_ENDPOINT ? 'S3_ENDPOINT' : accessKeyId ? 'S3_ACCESS_KEY_ID' : null
    if (alone) throw new ConfigError(`${alone} is set without S3_BUCKET`)
    return null
  }
  return {
    bucket,
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    prefix: env.S3_PREFIX,
  }
}

/** The settings of `adapters/payments/stripe.ts`, and the secret that signs its webhooks. */
interface StripeConfig {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  connectedAccount: string | null
  apiBase: string | null
  scriptUrl: string
}

function stripeOf(env: Variables): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey } = env
  const beside = {
    STRIPE_PUBLISHABLE_KEY: env.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
  }
  for (const [name, value] of Object.entries(beside)) {
    if (secretKey && !value) throw new ConfigError(`${name} is missing beside STRIPE_SECRET_KEY`)
    if (!secretKey && value) throw new ConfigError(`${name} is set without STRIPE_SECRET_KEY`)
  }
  if (!secretKey) {
    if (env.STRIPE_CONNECTED_ACCOUNT)
      throw new ConfigError('STRIPE_CONNECTED_ACCOUNT is set without STRIPE_SECRET_KEY')
    return null
  }
  return {
    secretKey,
    publishableKey: beside.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: beside.STRIPE_WEBHOOK_SECRET ?? '',
    connectedAccount: env.STRIPE_CONNECTED_ACCOUNT ?? null,
    apiBase: env.STRIPE_API_BASE?.replace(/\/$/, '') ?? null,
    scriptUrl: env.STRIPE_SCRIPT_URL,
  }
}

/** How replies to mails come in. */
interface InboundConfig {
  /** The domain of reply addresses. */
  domain: string
  /** The first signs them; former ones are still accepted. */
  secrets: readonly string[]
  /** Where workers listen for mail. */
  listen: { lmtp: boolean; host: string; port: number }
  /** The largest mail. */
  maxBytes: number
}

/** All that is needed, or nothing. */
function inboundOf(env: Variables): InboundConfig | null {
  const { INBOUND_DOMAIN: domain, INBOUND_SECRET: secrets, INBOUND_LISTEN: listen } = env
  if (!domain) {
    for (const [name, value] of Object.entries({ INBOUND_SECRET: secrets, INBOUND_LISTEN: listen }))
      if (value)
        throw new ConfigError(`${name} is set without INBOUND_DOMAIN: replies go to an address there`)
    return null
  }
  if (!secrets)
    throw new ConfigError('INBOUND_SECRET is missing beside INBOUND_DOMAIN: it signs reply addresses')
  if (!listen)
    throw new ConfigError('INBOUND_LISTEN is missing beside INBOUND_DOMAIN: replies have to arrive somewhere')
  return { domain, secrets, listen: listenOf(listen), maxBytes: env.INBOUND_MAX_MB * 1024 * 1024 }
}

function listenOf(text: string) {
  const { protocol, hostname, port } = new URL(text)
  if (!port) throw new ConfigError('INBOUND_LISTEN must name a port, like lmtp://127.0.0.1:2424')
  return { lmtp: protocol === 'lmtp:', host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}
