import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answersTo, p99Of } from './arrivals.ts'

/** A server that answers with the status in the path; `/stall` answers after 300 ms. */
async function aServer() {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(`${request.method} ${request.url} ${body}`)
    const answer = () => response.writeHead(Number(request.url?.slice(1)) || 200).end('words')
    if (request.url === '/stall') setTimeout(answer, 300)
    else answer()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('calls are sent on time, whether earlier ones were answered or not', async () => {
  const { asked, url } = await aServer()
  const measured = await answersTo(url, { rate: 200, seconds: 1, call: () => ({ path: '/stall' }) })
  // One after the other there would be three.
  expect(asked.length).toBeGreaterThan(100)
  expect(measured.took).toHaveLength(asked.length)
  expect(Math.min(...measured.took)).toBeGreaterThan(290)
  expect(measured.failed).toBe(0)
})

test('refused and unanswered calls are counted separately', async () => {
  const { asked, url } = await aServer()
  const call = (at: number) =>
    ({ method: 'POST', path: at % 2 ? '/200' : '/500', body: `{"at":${at}}` }) as const
  const measured = await answersTo(url, { rate: 200, seconds: 0.5, call })
  expect(measured.failed).toBe(Math.ceil(asked.length / 2))
  expect(measured.took).toHaveLength(asked.length)
  expect(asked).toContain('POST /500 {"at":0}')
  const nobody = await answersTo('http://127.0.0.1:1', { rate: 100, seconds: 0.2, call })
  expect(nobody.failed).toBe(nobody.took.length)
  expect(nobody.failed).toBeGreaterThan(0)
})

test('the 99th of a hundred', () => {
  const took = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(p99Of(took)).toBe(99)
  expect(p99Of([7])).toBe(7)
  expect(p99Of([])).toBeNaN()
})
