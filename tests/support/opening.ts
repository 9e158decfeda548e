import { randomUUID } from 'node:crypto'
import type { OpenedArchive } from '#contract/archive.ts'
import type { TestApp } from './app.ts'
import { resumableSender } from './resumable.ts'

/** Hands an archive over as the screen does; the memorial that it became, or the code that refused it. */
export async function openAt(
  app: TestApp,
  who: { token: string },
  archive: Buffer,
  clientId: string = randomUUID(),
): Promise<{ code?: string; memorialUuid?: string | undefined; opened?: OpenedArchive }> {
  const client = resumableSender(app, { token: who.token, memorial: { uuid: '' } })
  const begun = await client.create({ size: archive.length, kind: 'archive', clientId })
  if (begun.status !== 201) return { code: begun.body.code }
  const resultOf = ({ header, body }: typeof begun) => {
    const told = header('x-media')
    return {
      code: body.code,
      memorialUuid: header('x-media-uuid'),
      opened: told && JSON.parse(Buffer.from(told, 'base64').toString()),
    }
  }
  if (begun.header('x-media-uuid')) return resultOf(begun)
  return resultOf(await client.patch(begun.header('location') ?? '', 0, archive))
}
