import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail that was sent to the last byte, and is not accepted yet. */
export interface Arrived {
  to: string
  messageId: string
  /** As it came over the wire. */
  message: string
}

/**
 * A mail server on loopback. Each mail is handed to `onMail`, with the function that accepts it; one that is never
 * accepted is never answered.
 */
export async function aMailServer(onMail: (mail: Arrived, accept: () => void) => void) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, callback) {
      text(stream).then((message) => {
        const messageId = /^Message-ID: (.*)$/im.exec(message)?.[1]?.trim() ?? ''
        const to = envelope.rcptTo.map(({ address }) => address).join()
        onMail({ to, messageId, message }, () => callback())
      }, callback)
    },
  })
  // A client that is killed leaves its connection as it is.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
