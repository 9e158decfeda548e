import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { httpEdge } from './http.ts'

const publicUrl = 'https://memorials.example'

/** Records the requests it gets. */
async function aProvider(status = 200) {
  const asked: { method: string | undefined; url: string | undefined; key: unknown }[] = []
  const server = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, key: headers.accesskey })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test("sends the purge request in the provider's form", async () => {
  const { asked, address } = await aProvider()
  const varnish = { url: `${address}{path}`, method: 'PURGE', header: null, publicUrl }
  await httpEdge(varnish).purge(['/view/margaret', '/view/margaret-2'])
  expect(asked.toSorted((a, b) => String(a.url).localeCompare(String(b.url)))).toEqual([
    { method: 'PURGE', url: '/view/margaret', key: undefined },
    { method: 'PURGE', url: '/view/margaret-2', key: undefined },
  ])
  const header = { name: 'AccessKey', value: 'secret' }
  const byApi = { url: `${address}/purge?url={url}`, method: 'POST', header, publicUrl }
  await httpEdge(byApi).purge(['/view/margaret'])
  expect(asked.at(-1)).toEqual({
    method: 'POST',
    url: '/purge?url=https%3A%2F%2Fmemorials.example%2Fview%2Fmargaret',
    key: 'secret',
  })
})

test('a page that was not cached is fine, a failed purge is reported', async () => {
  const edgeThatAnswers = async (status: number) =>
    httpEdge({ url: `${(await aProvider(status)).address}{path}`, method: 'PURGE', header: null, publicUrl })
  await (await edgeThatAnswers(404)).purge(['/view/margaret'])
  for (const status of [301, 403, 503])
    await expect((await edgeThatAnswers(status)).purge(['/view/margaret'])).rejects.toThrow(`${status}`)
})
