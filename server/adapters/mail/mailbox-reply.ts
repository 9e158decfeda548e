import { createTransport } from 'nodemailer'
import type { OutboxMail } from './outbox.ts'

/** Signs what the mailbox sends, for the domain of whoever replies (inbound.ts). */
export interface MailboxKey {
  selector: string
  privateKey: string
}

/** A reply as it would leave its writer's mail server. */
export interface MailboxReply {
  raw: Buffer
  recipients: readonly string[]
  envelopeFrom: string
  ip: null
  helo: null
}

/** Hands a reply to the product. */
export interface RepliesFromMailbox {
  key: MailboxKey
  send(reply: MailboxReply): Promise<'stored' | 'later'>
}

interface Typed {
  words: string
  photos: { filename: string; content: Buffer; contentType: string }[]
}

/** A whole mail that answers `mail`, with its text quoted below, signed with DKIM. */
export async function composeReply(
  mail: OutboxMail & { replyTo: string },
  { words, photos }: Typed,
  key: MailboxKey,
  now: Date,
): Promise<MailboxReply> {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    dkim: {
      domainName: mail.to.slice(mail.to.lastIndexOf('@') + 1),
      keySelector: key.selector,
      privateKey: key.privateKey,
    },
  })
  const quoted = mail.text.split('\n').map((line) => `> ${line}`)
  const { message } = await composer.sendMail({
    from: mail.to,
    to: mail.replyTo,
    subject: `Re: ${mail.subject}`,
    date: now,
    text: [
      words,
      '',
      `On ${mail.date.slice(0, 10)} at ${mail.date.slice(11, 16)}, the memorial wrote:`,
      '',
      ...quoted,
    ].join('\n'),
    attachments: photos,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  if (!Buffer.isBuffer(message)) throw new Error('The reply was not composed into a buffer')
  return { raw: message, recipients: [mail.replyTo], envelopeFrom: mail.to, ip: null, helo: null }
}

/** What the form of the mailbox sent. */
export async function readTyped(body: Buffer, contentType: string): Promise<Typed> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData()
  const files = form.getAll('photos').filter((part) => part instanceof File && part.size > 0) as File[]
  const photos = files.map(async (file) => ({
    filename: file.name,
    content: Buffer.from(await file.arrayBuffer()),
    contentType: file.type || 'application/octet-stream',
  }))
  return { words: String(form.get('words') ?? ''), photos: await Promise.all(photos) }
}
