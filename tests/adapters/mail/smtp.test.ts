import { generateKeyPairSync } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { type SmtpOptions, smtpMailer } from '#server/adapters/mail/smtp.ts'
import { MailRefused } from '#server/ports/mail.ts'
import { aMail } from './a-mail.tsx'
import { dkimVerdict } from './dkim-verdict.ts'
import { smtpSink } from './smtp-sink.ts'

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

describe('mail over SMTP', () => {
  it('reaches the server with its envelope, its subject and both bodies', async () => {
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

  it('gives the same mail the same Message-ID', async () => {
    const { sink, mailer } = await mailServer()
    await mailer.send(aMail())
    await mailer.send(aMail())
    const [first, second] = sink.received.map((mail) => /Message-ID: (.*)\r\n/.exec(mail.data)?.[1])
    expect(first).toMatch(/^<.+@afterglow\.example>$/)
    expect(second).toBe(first)
  })

  it('keeps its connections', async () => {
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

  it('may be tried again when nobody listens', async () => {
    const { sink, mailer } = await mailServer()
    await sink.close()
    open.splice(0, 1)
    await expect(mailer.send(aMail())).rejects.toThrow(/ECONNREFUSED/)
  })

  it('is signed for its domain, the button for one click included', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const dkim = { domain: 'afterglow.example', selector: 'mail', privateKey: pem }
    const { sink, mailer } = await mailServer(undefined, { dkim })
    await mailer.send(
      aMail({ subject: 'In memory of Zoë 🌅', unsubscribeUrl: 'https://afterglow.example/u/1' }),
    )
    const data = sink.received[0]?.data ?? ''
    const { tags, isRight } = dkimVerdict(data, publicKey)
    expect(isRight).toBe(true)
    expect(tags).toMatchObject({ d: 'afterglow.example', s: 'mail', a: 'rsa-sha256' })
    const signed = tags.h?.toLowerCase().split(':') ?? []
    for (const name of ['from', 'to', 'subject', 'date', 'list-unsubscribe', 'list-unsubscribe-post'])
      expect(signed).toContain(name)

    expect(dkimVerdict(data.replace('Dear Joan', 'Dear John'), publicKey).isRight).toBe(false)
    expect(dkimVerdict(data.replace('joan@', 'john@'), publicKey).isRight).toBe(false)
    expect(dkimVerdict(data.replace('/u/1', '/u/2'), publicKey).isRight).toBe(false)
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
    expect(dkimVerdict(data, other.publicKey).isRight).toBe(false)
  })

  it.each([
    // Another name of the loopback, which the mailer does not know as such.
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

  it('goes on at its pace until all have left', async () => {
    const { sink, mailer } = await mailServer(undefined, { perSecond: 200 })
    await Promise.all(Array.from({ length: 12 }, (_, n) => mailer.send(aMail({ id: `${n}` }))))
    expect(sink.received).toHaveLength(12)
  })
})
