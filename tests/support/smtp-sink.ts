import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface Received {
  from: string
  to: string
  data: string
}

/** A mail server on loopback that keeps what it receives. `answer` may refuse a command, e.g. with `550 no`. */
export async function smtpSink(answer: (command: string) => string | undefined = () => undefined) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    converse(socket, answer, received)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sink has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function converse(socket: Socket, answer: (command: string) => string | undefined, received: Received[]) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let mail: Received = { from: '', to: '', data: '' }
  let inData = false
  let pending = ''
  socket.setEncoding('utf8')
  say('220 sink ESMTP')
  socket.on('data', (chunk: string) => {
    pending += chunk
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end)
      pending = pending.slice(end + 2)
      if (!inData) command(line)
      else if (line !== '.') mail.data += `${line}\r\n`
      else finish()
    }
  })

  function command(line: string) {
    const refusal = answer(line)
    if (refusal !== undefined) return say(refusal)
    if (/^EHLO/i.test(line)) return say('250-sink\r\n250 8BITMIME')
    if (/^MAIL FROM/i.test(line)) mail = { from: line, to: '', data: '' }
    if (/^RCPT TO/i.test(line)) mail.to = line
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
    inData = /^DATA/i.test(line)
    say(inData ? '354 go on' : '250 ok')
  }

  function finish() {
    inData = false
    const refusal = answer('.')
    if (refusal === undefined) received.push(mail)
    say(refusal ?? '250 taken')
  }
}
