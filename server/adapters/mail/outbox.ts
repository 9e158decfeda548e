import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { ownFolder } from '#server/lib/own-folder.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Mail, Mailer, MailReach } from '#server/ports/mail.ts'
import { hashOf, mailMessage } from './message.ts'

/** Stored beside each `.eml`, so that reading the outbox needs no MIME parser. */
const Sidecar = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601 in UTC. */
  date: z.string(),
  /** From Content-ID to data URL, for pictures inside the mail. */
  pictures: z.record(z.string(), z.string()),
})
type Sidecar = z.infer<typeof Sidecar>

/** A mail as its reader sees it. */
export type OutboxMail = Omit<Sidecar, 'pictures'>

/**
 * The mailer when no mail server is configured: every mail is an RFC 822 file `dir/<id>-<hash>.eml`, written completely
 * or not at all. A second mail with the same id leaves the first file unchanged.
 */
export function outboxMailer(options: { dir: string; from: string; clock: Clock }): Mailer & MailReach {
  const { dir, from, clock } = options
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    takes: async () => true,
    async send(mail) {
      const name = nameOf(mail.id)
      const eml = join(dir, `${name}.eml`)
      if (existsSync(eml)) return
      const date = clock.now()
      const { message } = await composer.sendMail(mailMessage(mail, from, date))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into a buffer')
      await ownFolder(dir)
      await mkdir(sidecars(dir), { recursive: true })
      // The sidecar goes first: a mail is in the outbox once its .eml exists.
      await writeWhole(dir, sidecarOf(dir, name), JSON.stringify(sidecar(mail, date)), date)
      await writeWhole(dir, eml, message, date)
    },
  }
}

/** The newest mails of an outbox, newest first. Incomplete files are skipped. */
export async function listOutbox(dir: string, limit = 200): Promise<OutboxMail[]> {
  const names = (await readdir(dir).catch(() => []))
    .filter((file) => file.endsWith('.eml'))
    .map((file) => file.slice(0, -'.eml'.length))
  const dated = await Promise.all(names.map((name) => datedName(dir, name)))
  const newest = dated
    .filter((entry) => entry !== null)
    .sort((a, b) => compare(b.sent, a.sent) || compare(b.written, a.written))
    .slice(0, limit)
  const mails = await Promise.all(newest.map(({ name }) => readSidecar(dir, name)))
  return mails.filter((mail) => mail !== null).map(({ pictures: _, ...mail }) => mail)
}

/** One mail by its id, with self-contained HTML (pictures embedded); null if unknown. */
export async function readOutbox(dir: string, id: string): Promise<OutboxMail | null> {
  const found = await readSidecar(dir, nameOf(id))
  if (found === null) return null
  const { pictures, ...mail } = found
  return { ...mail, html: mail.html.replace(/cid:([^"')\s]+)/g, (cid, key) => pictures[key] ?? cid) }
}

/** A readable file name, unique by its hash. */
function nameOf(id: string): string {
  const words = id.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 60)
  return `${words}-${hashOf(id)}`
}

function sidecar({ id, to, subject, text, html, attachments = [] }: Mail, date: Date): Sidecar {
  const pictures = attachments.flatMap(({ cid, contentType, content }) =>
    cid ? [[cid, `data:${contentType};base64,${content.toString('base64')}`]] : [],
  )
  return { id, to, subject, text, html, date: date.toISOString(), pictures: Object.fromEntries(pictures) }
}

const sidecars = (dir: string) => join(dir, '.sidecars')
const sidecarOf = (dir: string, name: string) => join(sidecars(dir), `${name}.json`)

async function readSidecar(dir: string, name: string): Promise<Sidecar | null> {
  try {
    return Sidecar.parse(JSON.parse(await readFile(sidecarOf(dir, name), 'utf8')))
  } catch {
    return null
  }
}

/** Mails with the same time are ordered by when they were written. */
async function datedName(dir: string, name: string) {
  const file = await stat(join(dir, `${name}.eml`), { bigint: true }).catch(() => null)
  return file && { name, sent: file.mtimeNs, written: file.ctimeNs }
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

/** The file's time is the mail's, so that the newest can be found without opening any. */
async function writeWhole(dir: string, path: string, content: string | Buffer, date: Date): Promise<void> {
  const temporary = join(sidecars(dir), `${randomUUID()}.tmp`)
  await writeFile(temporary, content)
  await utimes(temporary, date, date)
  await rename(temporary, path)
}
