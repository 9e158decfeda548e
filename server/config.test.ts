import { expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { ConfigError, readConfig } from './config.ts'

test('everything has a default, and an empty variable is none', () => {
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
  })
  expect(config.mailFrom).toBe(`${brand.name} <hello@localhost>`)
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readConfig({ PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com')
})

test.each([
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'example.com'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_POOL_SIZE', '1'],
  ['DATABASE_STATEMENT_SECONDS', '-1'],
  ['DATABASE_REPLICA_URL', 'replica'],
  ['DATABASE_REPLICA_URL', 'postgres://replica/afterglow'],
  ['SMTP_URL', 'mail.example.com'],
  ['PRICE_MINOR', 'thirty'],
  ['PRICE_MINOR', '9999999999'],
  ['CURRENCY', 'AUD'],
  ['DONATION_FEE_PERCENT', '1.755'],
  ['DONATION_FEE_PERCENT', '-1'],
  ['DONATION_FEE_PERCENT', '100.01'],
  ['DONATION_FEE_FIXED_MINOR', '0.3'],
  ['ROLE', 'both'],
  ['OPERATOR_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['ALLOW_SANDBOX', 'yes'],
  ['S3_BUCKET', 'photos'],
  ['STRIPE_SECRET_KEY', 'sk_test_1'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}\\b[^\\n]*$`))
})

test('a web node ends statements sooner than one that does jobs', () => {
  expect(readConfig({ ROLE: 'web' }).statementSeconds).toBe(10)
  expect(readConfig({ ROLE: 'worker' }).statementSeconds).toBe(60)
  expect(readConfig({}).statementSeconds).toBe(60)
  expect(readConfig({ DATABASE_STATEMENT_SECONDS: '5' }).statementSeconds).toBe(5)
})

test('the fee of a donation is read without floating point', () => {
  expect(readConfig({}).donationFee).toEqual({ hundredthsOfPercent: 175, fixedMinor: 30 })
  const set = readConfig({ DONATION_FEE_PERCENT: '2.9', DONATION_FEE_FIXED_MINOR: '0' })
  expect(set.donationFee).toEqual({ hundredthsOfPercent: 290, fixedMinor: 0 })
})

test('stand-ins listen on the loopback alone, unless that is meant', () => {
  for (const HOST of ['127.0.0.1', '127.1.2.3', 'localhost', '::1'])
    expect(readConfig({ HOST }).host).toBe(HOST)
  for (const HOST of ['0.0.0.0', '::', '192.168.0.2', '127.example.com']) {
    expect(() => readConfig({ HOST })).toThrow(/^HOST .* ALLOW_SANDBOX=1/)
    expect(readConfig({ HOST, ALLOW_SANDBOX: '1' }).host).toBe(HOST)
  }
})
