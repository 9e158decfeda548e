import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { brand } from '#contract/brand.ts'
import { minorUnits } from '#contract/donation-fee.ts'
import { payment } from '#contract/limits.ts'
import { senderAddress } from '#server/lib/sender-address.ts'

/** An invalid value in the environment, described in one line that names its variable. */
export class ConfigError extends Error {}

const whole = (name: string, max: number, min = 0) => {
  const error = `${name} must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}
const address = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must be an address like ${example}` })
const like = (name: string, pattern: RegExp, what: string) =>
  z.string().regex(pattern, `${name} must be ${what}`)
const list = z.string().transform((text) => text.split(',').map((one) => one.trim()))
/** No path or query: addresses are made by appending to it. */
const origin = (name: string, example: string) =>
  address(name, /^https?$/, example).refine((text) => isOrigin(text), {
    error: `${name} must end with its host, like ${example}: no path, query or password`,
  })

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.pathname === '/' && !/[?#@]/.test(text)
}

const currency =
  'CURRENCY must be a currency with cents, in small letters, like aud: amounts are written with two digits'
const hasCents = (code: string) =>
  Intl.supportedValuesOf('currency').includes(code.toUpperCase()) &&
  code === code.toLowerCase() &&
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits === 2

const percent = 'DONATION_FEE_PERCENT must be a number like 1.75, at most 100'
const hundredths = z.number({ error: percent }).max(10_000, percent)

const proxyAddress = z.union(
  [z.enum(['none', 'loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  { error: 'TRUST_PROXY must be none, or addresses, ranges and names like loopback, 10.0.0.0/8' },
)

/** All variables, with their defaults. */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole('PORT', 65_535).default(3000),
  PUBLIC_URL: origin('PUBLIC_URL', 'https://example.com').optional(),
  DATA_DIR: z.string().default('./data'),
  LEAST_FREE_MB: whole('LEAST_FREE_MB', 10_000_000).default(500),
  DATABASE_URL: address('DATABASE_URL', /^postgres(ql)?$/, 'postgres://user@host/name').optional(),
  DATABASE_POOL_SIZE: whole('DATABASE_POOL_SIZE', 500, 2).default(10),
  DATABASE_STATEMENT_SECONDS: whole('DATABASE_STATEMENT_SECONDS', 3600).optional(),
  S3_BUCKET: like('S3_BUCKET', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket').optional(),
  S3_ENDPOINT: address('S3_ENDPOINT', /^https?$/, 'https://s3.example.com').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: like(
    'S3_PREFIX',
    /^([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/,
    'like folder/ with a slash at its end',
  ).default(''),
  MEDIA_BASE_URL: address('MEDIA_BASE_URL', /^https?$/, 'https://media.example.com').optional(),
  SMTP_URL: address('SMTP_URL', /^smtps?$/, 'smtp://user:password@host:587').optional(),
  DIGEST_HOUR: whole('DIGEST_HOUR', 23).default(18),
  MAIL_PER_SECOND: whole('MAIL_PER_SECOND', 1000, 1).optional(),
  DKIM_DOMAIN: z.hostname('DKIM_DOMAIN must be a domain like example.com').optional(),
  DKIM_SELECTOR: like('DKIM_SELECTOR', /^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'a name like mail2025').optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
  MAIL_FROM: z.string().default(`${brand.name} <hello@localhost>`),
  INBOUND_DOMAIN: z.hostname('INBOUND_DOMAIN must be a domain like reply.example.com').optional(),
  INBOUND_SECRET: list
    .pipe(z.array(z.string().min(16, 'INBOUND_SECRET must have at least 16 characters')))
    .optional(),
  INBOUND_LISTEN: address('INBOUND_LISTEN', /^(smtp|lmtp)$/, 'lmtp://127.0.0.1:2424').optional(),
  INBOUND_MAX_MB: whole('INBOUND_MAX_MB', 100, 1).default(40),
  OPERATOR_NAME: z.string().max(200, 'OPERATOR_NAME must have at most 200 characters').optional(),
  OPERATOR_ADDRESS: z.string().max(500, 'OPERATOR_ADDRESS must have at most 500 characters').optional(),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an address like help@example.com').optional(),
  PRICE_MINOR: whole('PRICE_MINOR', 100_000_000).default(payment.priceMinor),
  CURRENCY: z.string().refine(hasCents, { error: currency }).default(payment.currency),
  /** Stored in hundredths. */
  DONATION_FEE_PERCENT: z.string().default('1.75').transform(minorUnits).pipe(hundredths),
  DONATION_FEE_FIXED_MINOR: whole('DONATION_FEE_FIXED_MINOR', 100_000).default(30),
  FFMPEG: z.string().default('ffmpeg'),
  EDGE_SECONDS: whole('EDGE_SECONDS', 60, 1).optional(),
  ROLE: z.enum(['web', 'worker', 'all'], { error: 'ROLE must be web, worker or all' }).default('all'),
  TRUST_PROXY: list
    .prefault('loopback')
    .pipe(z.array(proxyAddress))
    .refine((all) => !all.some((one) => /\/[0-7]$/.test(one)), {
      error:
        'TRUST_PROXY names half of the internet or more, so anyone could say that they are anyone: name your proxy',
    }),
  SHUTDOWN_DELAY_SECONDS: whole('SHUTDOWN_DELAY_SECONDS', 300).default(0),
  JOB_RETRY_SECONDS: whole('JOB_RETRY_SECONDS', 3600, 1).default(10),
  OPERATOR_TOKEN: z.string().min(16, 'OPERATOR_TOKEN must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters').optional(),
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
  STRIPE_SECRET_KEY: like('STRIPE_SECRET_KEY', /^(sk|rk)_\w+$/, 'a key like sk_live_…').optional(),
  STRIPE_PUBLISHABLE_KEY: like('STRIPE_PUBLISHABLE_KEY', /^pk_\w+$/, 'a key like pk_live_…').optional(),
  STRIPE_WEBHOOK_SECRET: like('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'a secret like whsec_…').optional(),
  STRIPE_CONNECTED_ACCOUNT: like(
    'STRIPE_CONNECTED_ACCOUNT',
    /^acct_\w+$/,
    'an account like acct_…',
  ).optional(),
  STRIPE_API_BASE: address('STRIPE_API_BASE', /^https?$/, 'https://api.stripe.com').optional(),
  STRIPE_SCRIPT_URL: address('STRIPE_SCRIPT_URL', /^https?$/, 'https://js.stripe.com/…').default(
    'https://js.stripe.com/endive/stripe.js',
  ),
  ALLOW_SANDBOX: z.literal('1', { error: 'ALLOW_SANDBOX may only be 1' }).optional(),
  EXAMPLE: z.literal('off', { error: 'EXAMPLE may only be off' }).optional(),
})

type Variables = z.infer<typeof Environment>

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. An invalid value stops the start with one line that names the variable. */
export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable counts as unset, as is usual in shells.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw new ConfigError(parsed.error.issues[0]?.message ?? 'The environment is wrong')

  const env = parsed.data
  const config = {
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    /** When the disk of `dataDir` has fewer free bytes, no new upload is accepted; running ones continue. */
    leastFreeBytes: env.LEAST_FREE_MB * 1024 * 1024,
    databaseUrl: env.DATABASE_URL ?? null,
    /** For calls and jobs; in addition 4 for the queue, 1 for change events, 1 for locks. */
    databasePoolSize: env.DATABASE_POOL_SIZE,
    /** Cancels statements that take longer; 0 for no limit. */
    statementSeconds: env.DATABASE_STATEMENT_SECONDS ?? (env.ROLE === 'web' ? 10 : 60),
    /** The bucket for media; null for the folder `media` of `dataDir`. */
    s3: s3Of(env),
    /** The base address of public media instead of `/media`. */
    mediaBaseUrl: env.MEDIA_BASE_URL?.replace(/\/$/, '') ?? null,
    /** How long a cache in front of the nodes may keep public pages; null: only browsers may. */
    edgeSeconds: env.EDGE_SECONDS ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailPerSecond: env.MAIL_PER_SECOND ?? null,
    dkim: readDkim(env),
    mailFrom: env.MAIL_FROM,
    /** Replies to mails; null: they are not received, but where the outbox is the mailer (`/dev/mailbox`). */
    inbound: inboundOf(env),
    /** Responsible for the product, open to mail from anybody, and named on the pages about help, privacy and terms. */
    operator: {
      name: env.OPERATOR_NAME ?? brand.name,
      address: env.OPERATOR_ADDRESS?.split(',').map((line) => line.trim()) ?? [],
      email: env.SUPPORT_EMAIL ?? senderAddress(env.MAIL_FROM),
    },
    /** When hosts get the daily mail, in the product's time zone. */
    digestHour: env.DIGEST_HOUR,
    /** Null for the sandbox. */
    stripe: stripeOf(env),
    priceMinor: env.PRICE_MINOR,
    currency: env.CURRENCY,
    donationFee: {
      hundredthsOfPercent: env.DONATION_FEE_PERCENT,
      fixedMinor: env.DONATION_FEE_FIXED_MINOR,
    },
    /** By name or path; it need not be installed. */
    ffmpeg: env.FFMPEG,
    role: env.ROLE,
    /** Proxies whose `X-Forwarded-For` is trusted; limits count by the client address it gives. */
    trustProxy: env.TRUST_PROXY.filter((one) => one !== 'none'),
    /** How long a node that is shutting down says that it is not ready, before it stops listening. */
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    /** Before a job's first retry; each further wait is about twice as long. */
    jobRetrySeconds: env.JOB_RETRY_SECONDS,
    operatorToken: env.OPERATOR_TOKEN ?? null,
    /** Reads `/metrics` and nothing else; null: only the operator token does. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** For `/.well-known/security.txt`; null for no such file. */
    securityContact: env.SECURITY_CONTACT ?? null,
    logLevel: env.LOG_LEVEL,
    /** `always`: for every new account, from any network. With a null secret one is kept in the database. */
    captcha: { always: env.CAPTCHA === '1', secret: env.CAPTCHA_SECRET ?? null },
    /** Made by itself where everything stays on this machine. */
    example: !env.EXAMPLE && !env.DATABASE_URL && !env.SMTP_URL && !env.STRIPE_SECRET_KEY,
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

/** Rejects variables that are missing beside the one that needs them, with the reason, and those set in vain without it. */
function requireTogether(
  env: Variables,
  on: keyof Variables,
  needed: { [name in keyof Variables]?: string },
  possible: (keyof Variables)[] = [],
) {
  for (const [name, why] of Object.entries(needed))
    if (env[on] && !env[name as keyof Variables])
      throw new ConfigError(`${name} is missing beside ${on}${why && `: ${why}`}`)
  for (const name of [...(Object.keys(needed) as (keyof Variables)[]), ...possible])
    if (!env[on] && env[name]) throw new ConfigError(`${name} is set without ${on}`)
}

function s3Of(env: Variables) {
  requireTogether(env, 'S3_ACCESS_KEY_ID', { S3_SECRET_ACCESS_KEY: '' })
  requireTogether(env, 'S3_BUCKET', {}, ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID'])
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket) return null
  return {
    bucket,
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    prefix: env.S3_PREFIX,
  }
}

function stripeOf(env: Variables) {
  const needed = { STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' }
  requireTogether(env, 'STRIPE_SECRET_KEY', needed, ['STRIPE_CONNECTED_ACCOUNT'])
  if (!env.STRIPE_SECRET_KEY) return null
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    connectedAccount: env.STRIPE_CONNECTED_ACCOUNT ?? null,
    apiBase: env.STRIPE_API_BASE?.replace(/\/$/, '') ?? null,
    scriptUrl: env.STRIPE_SCRIPT_URL,
  }
}

function inboundOf(env: Variables) {
  requireTogether(env, 'INBOUND_DOMAIN', {
    INBOUND_SECRET: 'it signs reply addresses',
    INBOUND_LISTEN: 'replies have to arrive somewhere',
  })
  const { INBOUND_DOMAIN: domain, INBOUND_SECRET: secrets, INBOUND_LISTEN: listen } = env
  if (!domain || !secrets || !listen) return null
  const { protocol, hostname, port } = new URL(listen)
  if (!port) throw new ConfigError('INBOUND_LISTEN must name a port, like lmtp://127.0.0.1:2424')
  return {
    /** Of reply addresses. */
    domain,
    /** The first signs reply addresses; former ones are still accepted. */
    secrets,
    /** Where workers listen for mail. */
    listen: { lmtp: protocol === 'lmtp:', host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) },
    /** Of the largest mail. */
    maxBytes: env.INBOUND_MAX_MB * 1024 * 1024,
  }
}

/** All variables or none; the key comes from its variable (line ends may be written `\n`) or from a file. */
function readDkim(env: Variables) {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector } = env
  const [key, file] = [env.DKIM_PRIVATE_KEY, env.DKIM_PRIVATE_KEY_FILE]
  if (!domain && !selector && !key && !file) return null
  if (!domain) throw new ConfigError('DKIM_DOMAIN is missing: mails are signed for a domain')
  if (!selector) throw new ConfigError('DKIM_SELECTOR is missing: it names the key in the domain')
  if (key && file)
    throw new ConfigError('DKIM_PRIVATE_KEY and DKIM_PRIVATE_KEY_FILE are both set: one is enough')
  if (key) return { domain, selector, privateKey: rsaKey('DKIM_PRIVATE_KEY', key.replaceAll('\\n', '\n')) }
  if (file) return { domain, selector, privateKey: rsaKey('DKIM_PRIVATE_KEY_FILE', contentOf(file)) }
  throw new ConfigError('DKIM_PRIVATE_KEY is missing, or DKIM_PRIVATE_KEY_FILE')
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`DKIM_PRIVATE_KEY_FILE ${file} cannot be read`)
  }
}

function rsaKey(name: string, pem: string): string {
  let key: KeyObject
  try {
    key = createPrivateKey(pem)
  } catch {
    throw new ConfigError(`${name} must be a private key in PEM`)
  }
  if (key.asymmetricKeyType !== 'rsa') throw new ConfigError(`${name} must be an RSA key`)
  return pem
}
