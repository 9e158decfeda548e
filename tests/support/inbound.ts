import { generateKeyPairSync } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { startOwnApp, type TestApp } from './app.ts'
import { aPaidHost } from './factories.ts'
import { inviteAll } from './invitations.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = keys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')

export const inboundConfig = {
  domain: 'reply.example.com',
  secrets: ['inbound-secret-of-the-tests'],
  listen: { lmtp: false, host: '127.0.0.1', port: 0 },
  maxBytes: 30 * 1024 * 1024,
}

/** Answers as if every domain had published this key, and nothing else. */
async function answerDns(domain: string, type: string) {
  if (type === 'TXT' && domain.startsWith('s._domainkey.')) return [[`v=DKIM1; k=rsa; p=${publicKey}`]]
  throw Object.assign(new Error(`Nothing is known of ${domain}`), { code: 'ENOTFOUND' })
}

/** An app that receives mail. Every domain has published the key that `aReply` signs with. */
export const anAppWithDoor = (changes: Parameters<typeof startOwnApp>[0] = {}) =>
  startOwnApp({ inbound: inboundConfig, ...changes }, { dns: answerDns })

/** A host, and the reply address of the invitation that went to Tomás. */
export async function anInvitation(app: TestApp, memorial: Record<string, unknown> = {}) {
  const host = await aPaidHost(app, {
    contacts: [{ email: 'tomas@example.org', firstName: 'Tomás', surname: 'Vega' }],
    ...memorial,
  })
  await inviteAll(app, host)
  await app.drained()
  return { host, address: await replyAddressIn(app, 'invitation-send') }
}

/** The first Reply-To of the newest mail whose file begins so. */
export async function replyAddressIn(app: TestApp, prefix: string): Promise<string> {
  const outbox = join(app.dataDir, 'outbox')
  const name = (await readdir(outbox)).filter((file) => file.startsWith(prefix)).at(-1) ?? ''
  const eml = (await readFile(join(outbox, name), 'utf8')).replaceAll(/\r\n\s+/g, ' ')
  return /^Reply-To:.*?([\w-]+@reply\.[\w.]+)/m.exec(eml)?.[1] ?? ''
}

/** A raw mail from Tomás, signed by his domain unless `isSigned` is false. */
export async function aReply(fields: SendMailOptions, { isSigned = true } = {}): Promise<Buffer> {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(isSigned && { dkim: { domainName: 'example.org', keySelector: 's', privateKey } }),
  })
  const { message } = await composer.sendMail({ from: 'Tomás Vega <tomas@example.org>', ...fields })
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into a buffer')
  return message
}

/** Sends a mail by SMTP, as a mail server would. Returns the server's answer, also to what it refused. */
export async function deliver(
  app: TestApp,
  raw: Buffer | string,
  to: string | string[],
  from = 'tomas@example.org',
): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: app.mailPort, ignoreTLS: true })
  try {
    const { response } = await transport.sendMail({ raw, envelope: { from, to } })
    return response
  } catch (reason) {
    return reason instanceof Error && 'response' in reason ? String(reason.response) : String(reason)
  } finally {
    transport.close()
  }
}

/** All memories of the app as the database has them, oldest first. */
export async function memories(app: TestApp) {
  await app.drained()
  return app.db
    .selectFrom('contributions')
    .select([
      'uuid',
      'message',
      'state',
      'pendingReason',
      'mailSender',
      'contributorName',
      'contributorEmail',
      'userUuid',
    ])
    .orderBy('dateCreated')
    .execute()
}

/** What became of the mails that came, oldest first. */
export async function received(app: TestApp) {
  await app.drained()
  return app.db
    .selectFrom('inboundMails')
    .select(['state', 'droppedFor', 'raw', 'photosLeft', 'filesLeft', 'wordsCut'])
    .orderBy('receivedAt')
    .execute()
}
