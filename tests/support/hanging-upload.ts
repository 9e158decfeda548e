import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Sends the first bytes of an upload over a raw connection and leaves it open, as if it were about to break. Resolves
 * once `sent` bytes are written; the caller ends it.
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
