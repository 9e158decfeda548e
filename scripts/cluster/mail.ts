import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from './read-mail.ts'

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string
  /** Received mails, oldest first. */
  mails: ReadMail[]
  /** Closes every connection and refuses new ones until it is started again. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** An SMTP server on the loopback that stores what it receives. */
export async function mailServer(port: number): Promise<MailServer> {
  const mails: ReadMail[] = []
  let server: SMTPServer | undefined

  async function start() {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 0,
      onData(stream, { envelope }, callback) {
        buffer(stream).then((raw) => {
          mails.push(readMail(raw.toString('latin1'), envelope.rcptTo.map(({ address }) => address).join()))
          callback()
        }, callback)
      },
    })
    // A killed client may break its connection.
    server.on('error', () => {})
    await once(server.listen(port, '127.0.0.1'), 'listening')
  }

  await start()
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    start,
    async stop() {
      const stopping = server
      server = undefined
      if (stopping) await new Promise<void>((resolve) => void stopping.close(() => resolve()))
    },
  }
}
