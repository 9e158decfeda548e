import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { type Mail, MailRefused } from '#server/ports/mail.ts'

/**
 * The message as nodemailer takes it, the same for every adapter.
 *
 * Every value that becomes a header is one line and one address, so that nothing a person typed can add a header or
 * a recipient. Throws `MailRefused` for an address that no server could take.
 */
export function mailMessage(mail: Mail, from: string, date: Date): SendMailOptions {
  return {
    from: oneLine(from),
    to: { name: '', address: oneAddress(mail.to) },
    subject: oneLine(mail.subject),
    // The same mail has the same Message-ID: a receiver that gets it twice can show it once.
    messageId: `<${hashOf(mail.id)}@${domainOf(from)}>`,
    date,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments?.map((attachment) => ({
      ...attachment,
      filename: oneLine(attachment.filename),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 3282: programs read it aloud, and offer to translate, by it.
      'Content-Language': mail.language,
      ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** 128 bits of a mail's id, for names that must be safe anywhere. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32)
}

/** RFC 8058: mail clients show one button of their own. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function oneAddress(address: string): string {
  if (!/^[^\p{Cc}\s@,;:<>()[\]"\\]+@[^\p{Cc}\s@,;:<>()[\]"\\]+$/u.test(address)) {
    throw new MailRefused('This is not an e-mail address.')
  }
  return address
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost'
}
