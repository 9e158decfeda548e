import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Asked {
  authorization: string | undefined
  fields: Record<string, string>
  file: { name: string; type: string; bytes: Buffer }
}

/** A server that speaks OpenAI's transcription call, on loopback. `answer` may be changed while it runs. */
export async function aTranscriptionServer(answer: { status: number; body: unknown }) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray()
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const form = await new Response(Buffer.concat(chunks), { headers }).formData()
    const file = form.get('file')
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions' || !(file instanceof File)) {
      response.writeHead(400).end()
      return
    }
    const fields = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const bytes = Buffer.from(await file.arrayBuffer())
    asked.push({
      authorization: request.headers.authorization,
      fields,
      file: { name: file.name, type: file.type, bytes },
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}/v1/audio/transcriptions` }
}
