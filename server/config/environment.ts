import { z } from 'zod'
import { brand } from '#contract/brand.ts'
import { minorUnits } from '#contract/donation-fee.ts'
import { payment } from '#contract/limits.ts'

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

const percent = 'DONATION_FEE_PERCENT must be a number like 1.75, at most 100'
const hundredths = z.number({ error: percent }).max(10_000, percent)

const proxyAddress = z.union(
  [z.enum(['none', 'loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  { error: 'TRUST_PROXY must be none, or addresses, ranges and names like loopback, 10.0.0.0/8' },
)

/** All variables, with their defaults. */
export const Environment = z.object({
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
  CURRENCY: like('CURRENCY', /^[a-z]{3}$/, 'three small letters').default(payment.currency),
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
})

export type Variables = z.infer<typeof Environment>
