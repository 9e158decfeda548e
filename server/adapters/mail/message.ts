import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { brand } from '#contract/brand.ts'
import { oneLine } from '#contract/one-line.ts'
import { senderAddress } from '#server/lib/sender-address.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import { type Mail, MailRefused } from '#server/ports/mail.ts'
import { hasLettersBeyondAscii } from './smtp-utf8.ts'

/**
 * The message in nodemailer's form, the same for every adapter.
 *
 * Every header value is one line and one address, so that nothing a person typed can add a header or a recipient.
 * Throws `MailRefused` for an address that no server could take.
 */
export function mailMessage(mail: Mail, from: string, date: Date): SendMailOptions {
  return {
    from: senderOf(mail, from),
    to: { name: cleanHeaderName(mail.toName ?? ''), address: oneAddress(mail.to) },
    replyTo: mail.replyTo
      ?.filter(({ address }) => isAddress(address) && !hasLettersBeyondAscii(address))
      .map(({ name, address }) => ({ name: cleanHeaderName(name), address })),
    subject: unbroken(mail.subject),
    // The same mail has the same Message-ID, so that a receiver who gets it twice can show it once.
    messageId: `<${hashOf(mail.id)}@${domainOf(from)}>`,
    date,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments?.map((attachment) => ({
      ...attachment,
      filename: unbroken(attachment.filename),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 3282: programs use it to read the mail aloud and to offer a translation.
      'Content-Language': mail.language,
      ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** 128 bits of a hash of a mail's id, for names that are safe anywhere. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32)
}

/** RFC 8058: mail clients show their own unsubscribe button. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function unbroken(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/**
 * "Claire Hollis via Afterglow" for a mail in a host's name. The address is never the host's: we may not send from
 * their provider's domain, so receivers would refuse the mail (DMARC, RFC 7489).
 */
function senderOf({ host, language }: Mail, from: string) {
  const name = cleanHeaderName(host ?? '')
  // A host with the product's name would seem to speak for it.
  if (name === '' || name.toLowerCase().includes(brand.name.toLowerCase())) return unbroken(from)
  return {
    name: mailTranslator(language)('layout.inNameOf', { host: name, product: brand.name }),
    address: unbroken(senderAddress(from)),
  }
}

function oneAddress(address: string): string {
  if (!isAddress(address)) throw new MailRefused('This is not an e-mail address.', 'NOT_AN_ADDRESS')
  return address
}

const isAddress = (address: string) =>
  /^[^\p{Cc}\s@,;:<>()[\]"\\]+@[^\p{Cc}\s@,;:<>()[\]"\\]+$/u.test(address)

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost'
}

/** Longer names are cut: no mail client shows more. */
const LONGEST = 80

/**
 * A name for mail headers, on one line; '' for a name that must not be used: one that contains an advertisement
 * (docs/decisions/0015), or looks like an address.
 */
export function cleanHeaderName(name: string): string {
  const line = oneLine(name)
  if (/[@<>]/.test(line.normalize('NFKC')) || mailableName(line) === '') return ''
  return [...line].slice(0, LONGEST).join('').trim()
}
