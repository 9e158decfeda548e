import { resolve } from 'node:path'
import { z } from 'zod'
import { brand } from '#contract/brand.ts'
import { type DonationFee, minorUnits } from '#contract/donation-fee.ts'
import { payment } from '#contract/limits.ts'
import { senderAddress } from '#server/lib/sender-address.ts'
import { ConfigError } from './config-error.ts'
import { type DkimKey, readDkim } from './config-mail.ts'

export { ConfigError } from './config-error.ts'

const whole = (name: string, max: number, min = 0) => {
  const error = `${name} must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}
const address = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must be an address like ${example}` })
/** No path or query: addresses are made by appending to it. */
const origin = (name: string, example: string) =>
  address(name, /^https?$/, example).refine((text) => isOrigin(text), {
    error: `${name} must end with its host, like ${example}: no path, query or password`,
  })

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.pathname === '/' && !/[?#@]/.test(text)
}

const percent = 'DONATION_FEE_PERCENT must be a number like 1.75, at most 100'
const hundredths = z.number({ error: percent }).max(10_000, percent)

const proxyAddress = z.union(
  [z.enum(['none', 'loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  { error: 'TRUST_PROXY must be none, or addresses, ranges and names like loopback, 10.0.0.0/8' },
)

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole('PORT', 65_535).default(3000),
  PUBLIC_URL: origin('PUBLIC_URL', 'https://example.com').optional(),
  DATA_DIR: z.string().default('./data'),
  LEAST_FREE_MB: whole('LEAST_FREE_MB', 10_000_000).default(500),
  DATABASE_URL: address('DATABASE_URL', /^postgres(ql)?$/, 'postgres://user@host/name').optional(),
  DATABASE_POOL_SIZE: whole('DATABASE_POOL_SIZE', 500, 2).default(10),
  DATABASE_STATEMENT_SECONDS: whole('DATABASE_STATEMENT_SECONDS', 3600).optional(),
  DATABASE_REPLICA_URL: address(
    'DATABASE_REPLICA_URL',
    /^postgres(ql)?$/,
    'postgres://user@host/name',
  ).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: address('S3_ENDPOINT', /^https?$/, 'https://s3.example.com').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/, 'S3_PREFIX must be like folder/ with a slash at its end')
    .default(''),
  MEDIA_BASE_URL: address('MEDIA_BASE_URL', /^https?$/, 'https://media.example.com').optional(),
  SMTP_URL: address('SMTP_URL', /^smtps?$/, 'smtp://user:password@host:587').optional(),
  DIGEST_HOUR: whole('DIGEST_HOUR', 23).default(18),
  MAIL_PER_SECOND: whole('MAIL_PER_SECOND', 1000, 1).optional(),
  DKIM_DOMAIN: z.hostname('DKIM_DOMAIN must be a domain like example.com').optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'DKIM_SELECTOR must be a name like mail2025')
    .optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
  MAIL_FROM: z.string().default(`${brand.name} <hello@localhost>`),
  OPERATOR_NAME: z.string().max(200, 'OPERATOR_NAME must have at most 200 characters').optional(),
  OPERATOR_ADDRESS: z.string().max(500, 'OPERATOR_ADDRESS must have at most 500 characters').optional(),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an address like help@example.com').optional(),
  PRICE_MINOR: whole('PRICE_MINOR', 100_000_000).default(payment.priceMinor),
  CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/, 'CURRENCY must be three small letters')
    .default(payment.currency),
  /** Stored in hundredths. */
  DONATION_FEE_PERCENT: z.string().default('1.75').transform(minorUnits).pipe(hundredths),
  DONATION_FEE_FIXED_MINOR: whole('DONATION_FEE_FIXED_MINOR', 100_000).default(30),
  FFMPEG: z.string().default('ffmpeg'),
  EDGE_SECONDS: whole('EDGE_SECONDS', 60, 1).optional(),
  EDGE_STALE_SECONDS: whole('EDGE_STALE_SECONDS', 60).default(10),
  EDGE_NGINX: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(origin('EDGE_NGINX', 'http://10.0.0.5')))
    .optional(),
  EDGE_PURGE_URL: z
    .string()
    .regex(/^https?:\/\/.*\{(url|path)\}/, {
      error: 'EDGE_PURGE_URL must be an address with {url} or {path} in it, like http://10.0.0.5:6081{path}',
    })
    .optional(),
  EDGE_PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]+$/, 'EDGE_PURGE_METHOD must be a method in capitals, like PURGE or POST')
    .default('PURGE'),
  EDGE_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: ?\S[^\r\n]*$/, 'EDGE_PURGE_HEADER must be like Authorization: Bearer abc')
    .optional(),
  ROLE: z.enum(['web', 'worker', 'all'], { error: 'ROLE must be web, worker or all' }).default('all'),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(proxyAddress))
    .refine((all) => !all.some((one) => /\/[0-7]$/.test(one)), {
      error:
        'TRUST_PROXY names half of the internet or more, so anyone could say that they are anyone: name your proxy',
    }),
  SHUTDOWN_DELAY_SECONDS: whole('SHUTDOWN_DELAY_SECONDS', 300).default(0),
  JOB_RETRY_SECONDS: whole('JOB_RETRY_SECONDS', 3600, 1).default(10),
  OPERATOR_TOKEN: z.string().min(16, 'OPERATOR_TOKEN must have at least 16 characters').optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^((https|mailto|tel):\S+|[^\s:@]+@[^\s:@]+)$/, {
      error: 'SECURITY_CONTACT must be like security@example.com or https://example.com/security',
    })
    .transform((contact) => (contact.includes(':') ? contact : `mailto:${contact}`))
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  CAPTCHA: z.literal('1', { error: 'CAPTCHA may only be 1' }).optional(),
  CAPTCHA_SECRET: z.string().min(16, 'CAPTCHA_SECRET must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    /^https?$/,
    'http://localhost:4318',
  ).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'STRIPE_SECRET_KEY must be a key like sk_live_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'STRIPE_PUBLISHABLE_KEY must be a key like pk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'STRIPE_WEBHOOK_SECRET must be a secret like whsec_…')
    .optional(),
  STRIPE_CONNECTED_ACCOUNT: z
    .string()
    .regex(/^acct_\w+$/, 'STRIPE_CONNECTED_ACCOUNT must be an account like acct_…')
    .optional(),
  STRIPE_API_BASE: address('STRIPE_API_BASE', /^https?$/, 'https://api.stripe.com').optional(),
  STRIPE_SCRIPT_URL: address('STRIPE_SCRIPT_URL', /^https?$/, 'https://js.stripe.com/…').default(
    'https://js.stripe.com/endive/stripe.js',
  ),
  OTEL_SERVICE_NAME: z.string().default('afterglow'),
  ALLOW_SANDBOX: z.literal('1', { error: 'ALLOW_SANDBOX may only be 1' }).optional(),
})

/** The settings of `adapters/payments/stripe.ts`, and the secret that signs its webhooks. */
interface StripeConfig {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  connectedAccount: string | null
  apiBase: string | null
  scriptUrl: string
}

/** The names of all variables. */
export const variables: readonly string[] = Object.keys(Environment.shape)

/** Variables that are set, not known, but similar to one of ours; one line for each. */
export function misspelt(environment: Record<string, string | undefined>): string[] {
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

/** The operator: responsible for the product, and open to mail from anybody. */
interface Operator {
  name: string
  /** Postal address, line by line; empty if not given. */
  address: readonly string[]
  email: string
}

/** A cache in front of all nodes that may keep public pages, and how to purge it. */
interface EdgeConfig {
  seconds: number
  /** How much longer it may serve a stale page while it fetches a newer one. */
  staleSeconds: number
  purge:
    | { kind: 'nginx'; addresses: readonly string[] }
    | ({ kind: 'http' } & { url: string; method: string; header: { name: string; value: string } | null })
}

/** The settings of `adapters/storage/s3-client.ts`. */
interface S3Config {
  bucket: string
  endpoint: string | null
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string } | null
  prefix: string
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
  /** A standby of the database, for public reads. */
  databaseReplicaUrl: string | null
  /** The bucket for media; null for the folder `media` of `dataDir`. */
  s3: S3Config | null
  /** The base address of public media instead of `/media`; no slash at the end. */
  mediaBaseUrl: string | null
  /** Null: only browsers may cache pages. */
  edge: EdgeConfig | null
  smtpUrl: string | null
  /** The most mails per second that this process sends; null for no limit. */
  mailPerSecond: number | null
  /** How mails are signed (DKIM). */
  dkim: DkimKey | null
  mailFrom: string
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
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    s3: s3Of(env),
    mediaBaseUrl: env.MEDIA_BASE_URL?.replace(/\/$/, '') ?? null,
    edge: edgeOf(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailPerSecond: env.MAIL_PER_SECOND ?? null,
    dkim: readDkim(env),
    mailFrom: env.MAIL_FROM,
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
  if (config.databaseReplicaUrl && !config.databaseUrl)
    throw new ConfigError(
      'DATABASE_REPLICA_URL is set without DATABASE_URL: a replica is a standby of that one',
    )
  for (const name of ['OPERATOR_NAME', 'SUPPORT_EMAIL'] as const)
    if (config.stripe && !env[name])
      throw new ConfigError(`${name} is missing beside STRIPE_SECRET_KEY: whoever pays is told whom`)
  if ((!config.stripe || !config.smtpUrl) && !isLoopback(config.host) && env.ALLOW_SANDBOX !== '1')
    throw new ConfigError(
      `HOST ${config.host} can be reached by others while mail or payments are stand-ins; set ALLOW_SANDBOX=1 if that is meant`,
    )
  return config
}

function stripeOf(env: z.infer<typeof Environment>): StripeConfig | null {
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

function edgeOf(env: z.infer<typeof Environment>): EdgeConfig | null {
  const { EDGE_SECONDS: seconds, EDGE_NGINX: addresses, EDGE_PURGE_URL: url } = env
  if (addresses && url) throw new ConfigError('EDGE_NGINX and EDGE_PURGE_URL are both set: name one edge')
  if (seconds === undefined) {
    const alone = addresses ? 'EDGE_NGINX' : url ? 'EDGE_PURGE_URL' : null
    if (alone) throw new ConfigError(`${alone} is set without EDGE_SECONDS`)
    return null
  }
  const kept = { seconds, staleSeconds: env.EDGE_STALE_SECONDS }
  if (addresses) return { ...kept, purge: { kind: 'nginx', addresses } }
  if (!url)
    throw new ConfigError(
      'EDGE_SECONDS is set without EDGE_NGINX or EDGE_PURGE_URL: what a family takes away would stay at the edge',
    )
  const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(env.EDGE_PURGE_HEADER ?? '') ?? []
  const header = name === '' ? null : { name, value }
  return { ...kept, purge: { kind: 'http', url, method: env.EDGE_PURGE_METHOD, header } }
}

function s3Of(env: z.infer<typeof Environment>): S3Config | null {
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

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
