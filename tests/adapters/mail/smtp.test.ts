import { generateKeyPairSync } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { type SmtpOptions, smtpMailer } from '#server/adapters/mail/smtp.ts'
import { MailRefused } from '#server/ports/mail.ts'
import { type Received, smtpSink } from '../../support/smtp-sink.ts'
import { aMail } from './a-mail.tsx'
import { dkimVerdict } from './dkim-verdict.ts'

const open: { close(): void | Promise<void> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

async function mailServer(
  answer?: (command: string) => string | undefined,
  options: Pick<SmtpOptions, 'dkim' | 'perSecond'> = {},
) {
  const sink = await smtpSink(answer)
  const mailer = smtpMailer({ url: sink.url, from: 'Afterglow <hello@afterglow.example>', ...options })
  open.push(sink, mailer)
  return { sink, mailer }
}

/** A header of a mail that the server received, in its raw form, on one line. */
function headerIn(mail: Received | undefined, name: string): string | null {
  const [headers = ''] = (mail?.data ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n\r\n')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? null
}

describe('mail over SMTP', () => {
  it('arrives at the server with its envelope, its subject and both bodies', async () => {
    const { sink, mailer } = await mailServer()
    await mailer.send(
      aMail({ subject: 'In memory of Zoë 🌅', unsubscribeUrl: 'https://afterglow.example/u/1' }),
    )
    const [mail] = sink.received
    expect(mail?.from).toMatch(/<hello@afterglow\.example>/)
    expect(mail?.to).toBe('RCPT TO:<joan@example.com>')
    expect(mail?.data).toContain('Subject: =?UTF-8?Q?')
    expect(mail?.data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail?.data).toContain('Content-Type: text/plain')
    expect(mail?.data).toContain('Content-Type: text/html')
  })

  it('is sent in the name of the host, from the address of the product, and to the name of its reader', async () => {
    const { sink, mailer } = await mailServer()
    await mailer.send(
      aMail({
        toName: 'Zoë "Zo" Petrie',
        host: 'Claire Hollis',
        replyTo: [{ name: 'Claire Hollis', address: 'claire@example.com' }],
      }),
    )
    const [mail] = sink.received
    expect(mail?.from).toMatch(/<hello@afterglow\.example>/)
    expect(headerIn(mail, 'From')).toBe('Claire Hollis via Afterglow <hello@afterglow.example>')
    expect(headerIn(mail, 'To')).toBe('=?UTF-8?Q?Zo=C3=AB_=22Zo=22_Petrie?= <joan@example.com>')
    expect(headerIn(mail, 'Reply-To')).toBe('Claire Hollis <claire@example.com>')
  })

  it('has such a sender in another language too, and only the product as sender where there is no host', async () => {
    const { sink, mailer } = await mailServer()
    await mailer.send(aMail({ host: 'Ana', language: 'es' }))
    await mailer.send(aMail({ host: ' ', replyTo: [], toName: '' }))
    expect(headerIn(sink.received[0], 'From')).toBe(
      '=?UTF-8?Q?Ana_a_trav=C3=A9s_de_Afterglow?= <hello@afterglow.example>',
    )
    expect(headerIn(sink.received[1], 'From')).toBe('Afterglow <hello@afterglow.example>')
    expect(headerIn(sink.received[1], 'To')).toBe('joan@example.com')
    expect(headerIn(sink.received[1], 'Reply-To')).toBe(null)
  })

  it.each([
    'Claire\r\nBcc: everyone@example.com',
    'Claire\u2028Bcc: everyone@example.com',
    'ceo@bank.example',
    '"Claire" <ceo@bank.example>, everyone@example.com',
    'Afterglow Support',
    'Buy cheap viagra',
  ])('keeps headers, addresses and advertising in a name out of the mail: %j', async (name) => {
    const { sink, mailer } = await mailServer()
    const replyTo = [{ name, address: 'claire@example.com' }]
    await mailer.send(aMail({ toName: name, host: name, replyTo }))
    const [mail] = sink.received
    const headers = mail?.data.split('\r\n\r\n')[0] ?? ''
    expect(headers).not.toMatch(/^Bcc:/im)
    expect(headerIn(mail, 'From')).toMatch(/^[\w :"]*<hello@afterglow\.example>$/)
    for (const header of ['From', 'To', 'Reply-To']) {
      const addresses = headerIn(mail, header)?.match(/[^\s<]+@[^\s>]+/g)
      expect([header, addresses?.length]).toEqual([header, 1])
    }
    if (name.startsWith('Afterglow')) expect(headerIn(mail, 'From')).not.toContain('Support')
  })

  it('leaves out reply addresses that mail servers on the way may not support', async () => {
    const { sink, mailer } = await mailServer()
    const addresses = ['josé@example.com', 'no address', 'claire@example.com']
    await mailer.send(aMail({ replyTo: addresses.map((address) => ({ name: '', address })) }))
    expect(headerIn(sink.received[0], 'Reply-To')).toBe('claire@example.com')
  })

  it('is sent to an address with non-ASCII letters only if the server supports it', async () => {
    const plain = await mailServer()
    const sending = plain.mailer.send(aMail({ to: 'josé@example.com' }))
    await expect(sending).rejects.toMatchObject({ name: 'MailRefused', refusal: 'LETTERS' })
    expect(await plain.mailer.takes('josé@example.com')).toBe(false)
    expect(await plain.mailer.takes('jose@españa.example')).toBe(true)
    // A domain has an ASCII form.
    await plain.mailer.send(aMail({ to: 'jose@españa.example' }))
    expect(plain.sink.received.map(({ to }) => to)).toEqual(['RCPT TO:<jose@xn--espaa-rta.example>'])

    const offers = '250-sink\r\n250-8BITMIME\r\n250 SMTPUTF8'
    const modern = await mailServer((command) => (/^EHLO/.test(command) ? offers : undefined))
    expect(await modern.mailer.takes('josé@example.com')).toBe(true)
    await modern.mailer.send(aMail({ to: 'josé@example.com' }))
    await modern.mailer.send(aMail({ to: 'шура@example.com' }))
    expect(modern.sink.received.map(({ to }) => to)).toEqual([
      'RCPT TO:<josé@example.com>',
      'RCPT TO:<шура@example.com>',
    ])
    expect(modern.sink.received[0]?.from).toContain('SMTPUTF8')
  })

  it('may be retried when the server cannot be asked whether it supports such an address', async () => {
    const { sink, mailer } = await mailServer()
    await sink.close()
    open.splice(0, 1)
    const sending = mailer.send(aMail({ to: 'josé@example.com' }))
    await expect(sending).rejects.toThrow(/ECONNREFUSED/)
    await expect(sending).rejects.not.toBeInstanceOf(MailRefused)
  })

  it('gives the same mail the same Message-ID', async () => {
    const { sink, mailer } = await mailServer()
    await mailer.send(aMail())
    await mailer.send(aMail())
    const [first, second] = sink.received.map((mail) => /Message-ID: (.*)\r\n/.exec(mail.data)?.[1])
    expect(first).toMatch(/^<.+@afterglow\.example>$/)
    expect(second).toBe(first)
  })

  it('reuses connections', async () => {
    const { sink, mailer } = await mailServer()
    for (let i = 0; i < 20; i++) await mailer.send(aMail({ id: `${i}` }))
    expect(sink.received).toHaveLength(20)
    expect(sink.connections()).toBeLessThanOrEqual(5)
  })

  it.each([
    ['RCPT TO', '550 5.1.1 user unknown'],
    ['.', '554 5.7.1 not wanted here'],
  ])('is refused when %s is answered with %s', async (refused, reply) => {
    const { sink, mailer } = await mailServer((command) => (command.startsWith(refused) ? reply : undefined))
    const sending = mailer.send(aMail())
    await expect(sending).rejects.toBeInstanceOf(MailRefused)
    await expect(sending).rejects.toThrow(reply)
    expect(sink.received).toEqual([])
  })

  it.each([
    ['RCPT TO', '450 4.2.0 greylisted'],
    ['.', '451 4.3.0 try later'],
    ['MAIL FROM', '550 5.7.1 sender not allowed'],
  ])('may be tried again when %s is answered with %s', async (refused, reply) => {
    const { mailer } = await mailServer((command) => (command.startsWith(refused) ? reply : undefined))
    const sending = mailer.send(aMail())
    await expect(sending).rejects.toThrow(reply)
    await expect(sending).rejects.not.toBeInstanceOf(MailRefused)
  })

  it('may be retried when the server cannot be reached', async () => {
    const { sink, mailer } = await mailServer()
    await sink.close()
    open.splice(0, 1)
    await expect(mailer.send(aMail())).rejects.toThrow(/ECONNREFUSED/)
  })

  it('is signed for its domain, including the headers for one-click unsubscribing', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const dkim = { domain: 'afterglow.example', selector: 'mail', privateKey: pem }
    const { sink, mailer } = await mailServer(undefined, { dkim })
    await mailer.send(
      aMail({
        subject: 'In memory of Zoë 🌅',
        unsubscribeUrl: 'https://afterglow.example/u/1',
        replyTo: [{ name: 'Claire', address: 'claire@example.com' }],
      }),
    )
    const data = sink.received[0]?.data ?? ''
    const { tags, isRight } = dkimVerdict(data, publicKey)
    expect(isRight).toBe(true)
    expect(tags).toMatchObject({ d: 'afterglow.example', s: 'mail', a: 'rsa-sha256' })
    const signed = tags.h?.toLowerCase().split(':') ?? []
    for (const name of [
      'from',
      'reply-to',
      'to',
      'subject',
      'date',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ])
      expect(signed).toContain(name)

    expect(dkimVerdict(data.replace('Dear Joan', 'Dear John'), publicKey).isRight).toBe(false)
    expect(dkimVerdict(data.replace('joan@', 'john@'), publicKey).isRight).toBe(false)
    expect(dkimVerdict(data.replace('claire@', 'clara@'), publicKey).isRight).toBe(false)
    expect(dkimVerdict(data.replace('/u/1', '/u/2'), publicKey).isRight).toBe(false)
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
    expect(dkimVerdict(data, other.publicKey).isRight).toBe(false)
  })

  it.each([
    // Another name of the loopback address, which the mailer does not recognise.
    ['smtp://u:secret@0.0.0.0', 'nothing'],
    ['smtp://u:secret@0.0.0.0?requireTLS=false', 'password'],
    ['smtp://u:secret@127.0.0.1', 'password'],
    ['smtp://0.0.0.0', 'mail'],
  ])('to %s without encryption sends %s', async (address, sent) => {
    const commands: string[] = []
    const sink = await smtpSink((command) => {
      commands.push(command)
      if (command.startsWith('EHLO')) return '250-sink\r\n250 AUTH PLAIN'
      return command.startsWith('STARTTLS') ? '502 5.5.1 not here' : undefined
    })
    const url = address.replace(/(0\.0|127\.0)\.0\.\d/, `$&:${new URL(sink.url).port}`)
    const mailer = smtpMailer({ url, from: 'hello@afterglow.example' })
    open.push(sink, mailer)
    const sending = mailer.send(aMail()).catch((reason: Error) => reason.message)
    if (sent === 'nothing') expect(await sending).toContain('STARTTLS')
    else expect(await sending).toBeUndefined()
    expect(commands.some((command) => command.startsWith('AUTH'))).toBe(sent === 'password')
    expect(sink.received).toHaveLength(sent === 'nothing' ? 0 : 1)
  })

  it('is sent at the limited rate until all mails are sent', async () => {
    const { sink, mailer } = await mailServer(undefined, { perSecond: 200 })
    await Promise.all(Array.from({ length: 12 }, (_, n) => mailer.send(aMail({ id: `${n}` }))))
    expect(sink.received).toHaveLength(12)
  })
})
