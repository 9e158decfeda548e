import { expect, test } from 'vitest'
import { senderCheck } from '#server/adapters/inbound/sender-check.ts'

/** A DNS with these TXT records. Other names do not exist; `TIMES OUT` does not answer. */
const dnsOf = (records: Record<string, string>) => async (domain: string, type: string) => {
  const found = type === 'TXT' ? records[domain] : undefined
  if (found === 'TIMES OUT') throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
  if (found === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  return [[found]]
}

const mailFrom = (...from: string[]) =>
  Buffer.from([...from.map((one) => `From: ${one}`), 'To: m@reply.example.com', '', 'Words', ''].join('\r\n'))

const isAligned = (
  records: Record<string, string>,
  {
    raw = mailFrom('ana@example.org'),
    envelopeFrom = 'ana@example.org',
    ip = '192.0.2.10' as string | null,
  } = {},
) =>
  senderCheck({ dns: dnsOf(records), mta: 'mx' }).isAligned({
    raw,
    envelopeFrom,
    ip,
    helo: 'mail.example.org',
  })

const spf = { 'example.org': 'v=spf1 ip4:192.0.2.10 -all' }
const dmarc = { '_dmarc.example.org': 'v=DMARC1; p=reject' }

test('a mail from a server that its domain names is aligned, with and without a policy', async () => {
  expect(await isAligned({ ...spf, ...dmarc })).toBe(true)
  expect(await isAligned(spf)).toBe(true)
})

test('a mail from another server, or in the name of another domain, is not', async () => {
  expect(await isAligned({ ...spf, ...dmarc }, { ip: '192.0.2.99' })).toBe(false)
  expect(await isAligned({ ...spf, ...dmarc }, { raw: mailFrom('ana@elsewhere.org') })).toBe(false)
  expect(await isAligned(spf, { raw: mailFrom('ana@elsewhere.org') })).toBe(false)
  expect(await isAligned(spf, { ip: null })).toBe(false)
  expect(await isAligned({})).toBe(false)
})

test('a mail with no From, two of them, or one that names nobody, is not', async () => {
  expect(await isAligned(spf, { raw: mailFrom() })).toBe(false)
  expect(await isAligned(spf, { raw: mailFrom('ana@example.org', 'eve@elsewhere.org') })).toBe(false)
  expect(await isAligned(spf, { raw: mailFrom('ana@example.org, eve@elsewhere.org') })).toBe(false)
  expect(await isAligned(spf, { raw: mailFrom('undisclosed:;') })).toBe(false)
})

test('while the DNS does not answer nothing is decided', async () => {
  await expect(isAligned({ 'example.org': 'TIMES OUT' })).rejects.toThrow('DNS')
  await expect(
    isAligned({ ...spf, '_dmarc.example.org': 'TIMES OUT' }, { ip: '192.0.2.99' }),
  ).rejects.toThrow('DNS')
})
