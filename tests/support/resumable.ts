import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './app.ts'

export interface Sender {
  token: string
  memorial: { uuid: string; shareSlug?: string }
}

/** The metadata of a file, sent when its upload begins. */
export interface Announced {
  size: number
  kind?: string
  clientId?: string
  title?: string
}

/** A tus client of four calls. It sends and returns exactly what goes over the network. */
export function resumableSender(app: TestApp, sender: Sender) {
  async function send(method: string, url: string, headers: Record<string, string> = {}, payload?: Buffer) {
    const answer = await app.app.inject({
      method: method as 'PATCH',
      url,
      headers: { 'tus-resumable': '1.0.0', ...(sender.token && { pid: sender.token }), ...headers },
      ...(payload && { payload }),
    })
    const { statusCode: status, body } = answer
    const header = (name: string) => {
      const value = answer.headers[name]
      return value === undefined ? undefined : String(value)
    }
    return { status, header, headers: answer.headers, body: body.startsWith('{') ? JSON.parse(body) : body }
  }

  return {
    send,
    create({ size, kind = 'photo', clientId = randomUUID(), title }: Announced) {
      const { uuid: memorialUuid, shareSlug } = sender.memorial
      const isVisitors = ['contribution', 'voice', 'memory-film'].includes(kind)
      const where = isVisitors ? { shareSlug } : kind === 'archive' ? {} : { memorialUuid }
      const facts = { ...where, kind, clientId, filename: 'IMG_1.jpg', title }
      return send('POST', '/uploads', { 'upload-length': String(size), 'upload-metadata': metadata(facts) })
    },
    head: (url: string) => send('HEAD', url),
    patch: (url: string, offset: number, piece: Buffer) =>
      send(
        'PATCH',
        url,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        piece,
      ),
    remove: (url: string) => send('DELETE', url),
  }
}

export function metadata(facts: Record<string, string | undefined>): string {
  return Object.entries(facts)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name} ${Buffer.from(value).toString('base64')}`],
    )
    .join(',')
}

/** The ids of unfinished uploads, and of those of which bytes are stored. */
export async function underWay(app: TestApp): Promise<string[]> {
  const rows = await app.db
    .selectFrom('uploadsUnderWay')
    .select('id')
    .where('arrivedUuid', 'is', null)
    .execute()
  return [...new Set([...rows.map(({ id }) => id), ...(await readdir(join(app.dataDir, 'tus')))])]
}
