import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { errorDetails } from '#server/lib/error-details.ts'

/** What the door asks about each mail. */
interface MailDoor {
  /** Whether the address is one of ours, and leads somewhere. */
  knows(address: string): Promise<boolean>
  /** Stores the mail for each recipient. Once it resolves, the mail can no longer be lost. */
  receive(mail: {
    raw: Buffer
    recipients: readonly string[]
    envelopeFrom: string
    ip: string | null
    helo: string | null
  }): Promise<'stored' | 'later'>
}

interface Options {
  lmtp: boolean
  host: string
  port: number
  maxBytes: number
  door: MailDoor
  log: { warn(about: object, message: string): void }
}

const RECIPIENTS = 20
const CLIENTS = 20

/**
 * Receives mail by SMTP or LMTP, behind a mail server or from the internet. Refuses unknown addresses and mails that are too
 * large, so that their senders are told by their own mail servers.
 */
export async function smtpDoor({ lmtp, host, port, maxBytes, door, log }: Options) {
  const server = new SMTPServer({
    lmtp,
    size: maxBytes,
    banner: lmtp ? 'LMTP' : 'ESMTP',
    authOptional: true,
    disabledCommands: ['AUTH', ...(lmtp ? ['STARTTLS'] : [])],
    disableReverseLookup: true,
    logger: false,
    maxClients: CLIENTS,
    // The mail server in front says who sent it, so that SPF can be asked about that one.
    useXForward: ['127.0.0.1', '::1'],
    socketTimeout: 60_000,
    closeTimeout: 10_000,
    onRcptTo({ address }, session, callback) {
      if (session.envelope.rcptTo.length >= RECIPIENTS) return callback(refusal(452, 'Too many recipients'))
      door.knows(address).then(
        (isKnown) => callback(isKnown ? null : refusal(550, 'No such address')),
        (reason) => later(reason, callback),
      )
    },
    onData(stream, session, callback) {
      receive(stream, session).then(
        (refused) => {
          if (!lmtp || refused) return callback(refused)
          callback(
            null,
            session.envelope.rcptTo.map(() => 'Received'),
          )
        },
        (reason) => later(reason, callback),
      )
    },
  })
  // A client that goes away in the middle is nothing to tell the operator.
  server.on('error', () => {})

  function later(reason: unknown, callback: (error: Error) => void) {
    log.warn({ err: errorDetails(reason) }, 'a mail could not be received, and is asked for again')
    callback(refusal(451, 'Try again later'))
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const raw = await wholeOf(stream, maxBytes)
    if (raw === null) return refusal(552, `A mail may have ${Math.floor(maxBytes / 1024 / 1024)} MB`)
    const { mailFrom, rcptTo } = session.envelope
    const came = await door.receive({
      raw,
      recipients: rcptTo.map(({ address }) => address),
      envelopeFrom: mailFrom === false ? '' : mailFrom.address,
      ip: isOwn(session.remoteAddress) ? null : session.remoteAddress,
      helo: isOwn(session.remoteAddress) ? null : session.hostNameAppearsAs || null,
    })
    return came === 'stored' ? null : refusal(452, 'Too many mails for now, try again later')
  }

  const listening = server.listen(port, host)
  await once(listening, 'listening')
  const address = listening.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

/** Null for one that is too large; it is read to its end, so that the client hears the answer. */
async function wholeOf(stream: SMTPServerDataStream, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  return bytes > maxBytes || stream.sizeExceeded ? null : Buffer.concat(chunks)
}

const isOwn = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address)

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
