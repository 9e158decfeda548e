import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#contract/brand.ts'
import { ConfigError, findMisspelt, readConfig, variables } from './config.ts'

const paid = {
  OPERATOR_NAME: 'Memorials Pty Ltd',
  SUPPORT_EMAIL: 'help@memorials.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const real = { ...paid, SMTP_URL: 'smtp://mail.example.com' }

test('everything has a default, and an empty variable counts as unset', () => {
  const config = readConfig({ PORT: '', SMTP_URL: '' })
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    smtpUrl: null,
    priceMinor: 3000,
    currency: 'aud',
    role: 'all',
    operatorToken: null,
    logLevel: 'info',
    captcha: { always: false, secret: null },
    example: true,
  })
  expect(config.mailFrom).toBe(`${brand.name} <hello@localhost>`)
  for (const one of [{ EXAMPLE: 'off' }, { DATABASE_URL: 'postgres://localhost/x' }, paid])
    expect(readConfig(one).example).toBe(false)
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readConfig({ ...real, PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com')
})

test.each(
  Object.entries({
    PORT: ['http', '-1', '65536', '80.5'],
    PUBLIC_URL: [
      'example.com',
      'javascript:alert(1)',
      'https://example.com/memorials',
      'https://example.com?x=1',
      'https://example.com/#x',
      'https://ana:word@example.com',
    ],
    LEAST_FREE_MB: ['-1'],
    DATABASE_URL: ['localhost', 'mysql://localhost/x'],
    DATABASE_POOL_SIZE: ['1'],
    DATABASE_STATEMENT_SECONDS: ['-1'],
    SMTP_URL: ['mail.example.com'],
    MAIL_PER_SECOND: ['0'],
    DKIM_DOMAIN: ['not a domain'],
    DKIM_SELECTOR: ['two words'],
    OPERATOR_NAME: ['x'.repeat(201)],
    SUPPORT_EMAIL: ['call us'],
    PRICE_MINOR: ['thirty', '9999999999'],
    CURRENCY: ['AUD', 'jpy', 'kwd', 'xyz', 'dollars'],
    DONATION_FEE_PERCENT: ['1.755', '-1', '100.01'],
    DONATION_FEE_FIXED_MINOR: ['0.3'],
    ROLE: ['both'],
    TRUST_PROXY: ['everybody', '0.0.0.0/0', 'loopback, ::/0', '128.0.0.0/1', 'loopback, 10.0.0.0/64'],
    SHUTDOWN_DELAY_SECONDS: ['301'],
    JOB_RETRY_SECONDS: ['0'],
    OPERATOR_TOKEN: ['short'],
    METRICS_TOKEN: ['short'],
    SECURITY_CONTACT: ['call us', 'https://example.com/\nExpires: never'],
    LOG_LEVEL: ['loud'],
    CAPTCHA: ['yes'],
    CAPTCHA_SECRET: ['too short'],
    INBOUND_DOMAIN: ['not a domain'],
    INBOUND_SECRET: ['too short', 'long enough, but without a domain'],
    INBOUND_LISTEN: ['http://127.0.0.1:25', 'lmtp://127.0.0.1:2424'],
    INBOUND_MAX_MB: ['101'],
    ALLOW_SANDBOX: ['yes'],
    EXAMPLE: ['on'],
    S3_BUCKET: ['My Photos'],
    S3_ENDPOINT: ['localhost:9000', 'http://localhost:9000'],
    S3_PREFIX: ['/media', '../'],
    MEDIA_BASE_URL: ['/media'],
    STRIPE_SECRET_KEY: ['pk_test_1'],
    STRIPE_PUBLISHABLE_KEY: ['sk_test_1', 'pk_test_1'],
    STRIPE_WEBHOOK_SECRET: ['whsec_1'],
    STRIPE_CONNECTED_ACCOUNT: ['family', 'acct_1'],
    STRIPE_API_BASE: ['api.stripe.com'],
    STRIPE_SCRIPT_URL: ['javascript:alert(1)'],
  }),
)('%s is refused in one line that names it', (name, values) => {
  for (const value of values) {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}\\b[^\\n]*$`))
  }
})

test('a web node limits statements to a shorter time than one that runs jobs', () => {
  expect(readConfig({ ROLE: 'web' }).statementSeconds).toBe(10)
  expect(readConfig({ ROLE: 'worker' }).statementSeconds).toBe(60)
  expect(readConfig({}).statementSeconds).toBe(60)
  expect(readConfig({ DATABASE_STATEMENT_SECONDS: '5' }).statementSeconds).toBe(5)
})

test('only a proxy on this machine is trusted, unless others are configured', () => {
  expect(readConfig({}).trustProxy).toEqual(['loopback'])
  expect(readConfig({ TRUST_PROXY: 'none' }).trustProxy).toEqual([])
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
    'fd00::/8',
  ])
})

test('replies come in with a domain, a secret and a way in, or not at all', () => {
  expect(readConfig({}).inbound).toBeNull()
  const named = { INBOUND_DOMAIN: 'reply.example.com', INBOUND_SECRET: 'a secret of the tests' }
  expect(readConfig({ ...named, INBOUND_LISTEN: 'lmtp://[::1]:2424', INBOUND_MAX_MB: '2' }).inbound).toEqual({
    domain: 'reply.example.com',
    secrets: ['a secret of the tests'],
    listen: { lmtp: true, host: '::1', port: 2424 },
    maxBytes: 2 * 1024 * 1024,
  })
  expect(() => readConfig(named)).toThrow(/^INBOUND_LISTEN is missing/)
  expect(() => readConfig({ INBOUND_DOMAIN: 'reply.example.com' })).toThrow(/^INBOUND_SECRET is missing/)
  expect(() => readConfig({ ...named, INBOUND_LISTEN: 'smtp://127.0.0.1' })).toThrow(
    /^INBOUND_LISTEN must name a port/,
  )
})

test('mails are signed with an RSA key from a variable or a file; incomplete settings are refused', () => {
  const key = (type: 'rsa' | 'ed25519') =>
    (type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ed25519')
    ).privateKey
      .export({ format: 'pem', type: 'pkcs8' })
      .toString()
  const rsa = key('rsa')
  const named = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'mail' }
  expect(readConfig({}).dkim).toBeNull()
  expect(readConfig({ ...named, DKIM_PRIVATE_KEY: rsa.replaceAll('\n', '\\n') }).dkim).toEqual({
    domain: 'example.com',
    selector: 'mail',
    privateKey: rsa,
  })
  const dir = mkdtempSync(join(tmpdir(), 'afterglow-key-'))
  writeFileSync(join(dir, 'key.pem'), rsa)
  const DKIM_PRIVATE_KEY_FILE = join(dir, 'key.pem')
  expect(readConfig({ ...named, DKIM_PRIVATE_KEY_FILE }).dkim?.privateKey).toBe(rsa)
  rmSync(dir, { recursive: true })

  const refused = (env: Record<string, string>) => expect(() => readConfig(env))
  refused({ ...named, DKIM_PRIVATE_KEY_FILE }).toThrow(/^DKIM_PRIVATE_KEY_FILE .* cannot be read$/)
  refused(named).toThrow(/^DKIM_PRIVATE_KEY is missing/)
  refused({ DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY: rsa }).toThrow(/^DKIM_DOMAIN is missing/)
  refused({ DKIM_DOMAIN: 'example.com', DKIM_PRIVATE_KEY: rsa }).toThrow(/^DKIM_SELECTOR is missing/)
  refused({ ...named, DKIM_PRIVATE_KEY: 'secret' }).toThrow(/^DKIM_PRIVATE_KEY must be a private key in PEM$/)
  refused({ ...named, DKIM_PRIVATE_KEY: key('ed25519') }).toThrow(/^DKIM_PRIVATE_KEY must be an RSA key$/)
  refused({ ...named, DKIM_PRIVATE_KEY: rsa, DKIM_PRIVATE_KEY_FILE: 'x' }).toThrow(/both set/)
})

test('the fee of a donation is read without floating point', () => {
  expect(readConfig({}).donationFee).toEqual({ hundredthsOfPercent: 175, fixedMinor: 30 })
  const set = readConfig({ DONATION_FEE_PERCENT: '2.9', DONATION_FEE_FIXED_MINOR: '0' })
  expect(set.donationFee).toEqual({ hundredthsOfPercent: 290, fixedMinor: 0 })
})

test('the mailbox and the sandbox are only where PUBLIC_URL is this machine', () => {
  for (const PUBLIC_URL of ['http://localhost:8080', 'http://127.1.2.3', 'http://[::1]:3000'])
    expect(readConfig({ PUBLIC_URL, HOST: '0.0.0.0' })).toMatchObject({ smtpUrl: null, stripe: null })
  const SMTP_URL = 'smtp://mail.example.com'
  for (const PUBLIC_URL of ['https://memorials.example', 'http://192.168.0.2', 'http://127.example.com']) {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(/^SMTP_URL is missing/)
    expect(() => readConfig({ PUBLIC_URL, ...paid, ALLOW_SANDBOX: '1' })).toThrow(/^SMTP_URL is missing/)
    expect(() => readConfig({ PUBLIC_URL, SMTP_URL })).toThrow(
      /^STRIPE_SECRET_KEY is missing.*ALLOW_SANDBOX=1/,
    )
    expect(readConfig({ PUBLIC_URL, SMTP_URL, ...paid }).stripe).not.toBeNull()
    expect(readConfig({ PUBLIC_URL, SMTP_URL, ALLOW_SANDBOX: '1' }).stripe).toBeNull()
  }
})

test('a server that others can reach has to be told its address', () => {
  for (const HOST of ['127.0.0.1', '127.1.2.3', 'localhost', '::1'])
    expect(readConfig({ HOST }).publicUrl).toBe('http://localhost:3000')
  for (const HOST of ['0.0.0.0', '::', '192.168.0.2', '127.example.com'])
    expect(() => readConfig({ HOST, ALLOW_SANDBOX: '1' })).toThrow(/^PUBLIC_URL is missing beside HOST/)
})

test('the settings of a bucket are complete or absent', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({}).s3).toBeNull()
  expect(readConfig({ S3_BUCKET: 'photos' }).s3).toEqual({
    bucket: 'photos',
    endpoint: null,
    region: 'us-east-1',
    credentials: null,
    prefix: '',
  })
  expect(
    readConfig({ S3_BUCKET: 'photos', S3_ENDPOINT: 'http://s3.lan:9000', S3_PREFIX: 'a/', ...keys }).s3,
  ).toMatchObject({
    endpoint: 'http://s3.lan:9000',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    prefix: 'a/',
  })
  expect(() => readConfig(keys)).toThrow('S3_ACCESS_KEY_ID is set without S3_BUCKET')
  expect(() => readConfig({ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id' })).toThrow('S3_SECRET_ACCESS_KEY')
  expect(readConfig({ MEDIA_BASE_URL: 'https://cdn.example.com/' }).mediaBaseUrl).toBe(
    'https://cdn.example.com',
  )
})

test('the operator has a name and address, which real payments require', () => {
  expect(readConfig({ MAIL_FROM: 'Memorials <hello@memorials.example>' }).operator).toEqual({
    name: brand.name,
    address: [],
    email: 'hello@memorials.example',
  })
  const operator = {
    OPERATOR_NAME: 'Memorials Pty Ltd',
    OPERATOR_ADDRESS: '1 Marine Parade, Kingscliff NSW 2487, Australia',
    SUPPORT_EMAIL: 'help@memorials.example',
  }
  expect(readConfig(operator).operator).toEqual({
    name: 'Memorials Pty Ltd',
    address: ['1 Marine Parade', 'Kingscliff NSW 2487', 'Australia'],
    email: 'help@memorials.example',
  })
  for (const missing of ['OPERATOR_NAME', 'SUPPORT_EMAIL'])
    expect(() => readConfig({ ...paid, [missing]: '' })).toThrow(`${missing} is missing`)
})

test('real payments need all three keys, and make payments real', () => {
  expect(readConfig(paid).stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    connectedAccount: null,
    apiBase: null,
    scriptUrl: 'https://js.stripe.com/endive/stripe.js',
  })
  expect(readConfig({}).stripe).toBeNull()
  for (const missing of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(() => readConfig({ ...paid, [missing]: '' })).toThrow(`${missing} is missing`)
})

test('a site may have any host and port', () => {
  for (const PUBLIC_URL of [
    'https://Example.com',
    'https://gedächtnis.example/',
    'http://10.0.0.1:8080',
    'https://[::1]',
  ])
    expect(readConfig({ ...real, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL.replace(/\/$/, ''))
})

test('a cache in front keeps pages for a minute at most, and by default not at all', () => {
  expect(readConfig({}).edgeSeconds).toBeNull()
  expect(readConfig({ EDGE_SECONDS: '5' }).edgeSeconds).toBe(5)
  for (const EDGE_SECONDS of ['0', '61'])
    expect(() => readConfig({ EDGE_SECONDS })).toThrow('EDGE_SECONDS must be')
})

test('a findMisspelt variable is reported, with the one that was meant', () => {
  const told = (name: string) => findMisspelt({ PATH: '/bin', HOME: '/root', HOSTNAME: 'x', [name]: 'x' })
  expect(told('DATABSE_URL')).toEqual(['DATABSE_URL is not read. Did you mean DATABASE_URL?'])
  expect(told('SMPT_URL')).toEqual(['SMPT_URL is not read. Did you mean SMTP_URL?'])
  expect(told('PUBLIC_URI')).toEqual(['PUBLIC_URI is not read. Did you mean PUBLIC_URL?'])
  expect(told('database_url')).toEqual(['database_url is not read. Did you mean DATABASE_URL?'])
  expect(told('STRIPE_WEBHOOK_SECRETS')).toHaveLength(1)
  for (const name of [
    ...variables,
    'PORTS',
    'POSTGRES_URL',
    'NODE_ENV',
    'LOGNAME',
    'S3_BUCKET_OF_OTHERS',
    'LANG',
  ])
    expect([name, told(name)]).toEqual([name, []])
  expect(findMisspelt({ DATABSE_URL: '' })).toEqual([])
})
