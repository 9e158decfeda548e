import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail that was received in full and is not accepted yet. */
export interface Arrived {
  to: string
  messageId: string
  /** The mail as it was received. */
  message: string
}

/**
 * A mail server on loopback. Passes each mail to `onMail`, with the function that accepts it. A mail that is never
 * accepted gets no reply.
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
  // A client that is killed resets its connection.
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
