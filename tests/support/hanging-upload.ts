import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A call that sends an upload's bytes by hand and stays open, as a connection that is about to break. Resolves once
 * the first `sent` bytes are written; whoever asked ends it.
 */
export async function hangingUpload(
  port: number,
  { url, token, content, sent }: { url: string; token: string; content: Buffer; sent: number },
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    [
      `PATCH ${url} HTTP/1.1`,
      'Host: localhost',
      `pid: ${token}`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${content.length}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(content.subarray(0, sent))
  return socket
}
