import Fastify from 'fastify'

// The baseline for a cached page: Fastify alone, which answers every address with the same bytes and headers. In its
// own process; its parent tells it the answer (bare.ts).
export interface BareAnswer {
  headers: Record<string, string>
  body: Buffer
}

let answer: BareAnswer = { headers: {}, body: Buffer.alloc(0) }
const app = Fastify()
app.get('/*', (_request, reply) => reply.headers(answer.headers).send(answer.body))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })

process.on('message', (told: BareAnswer | 'cpu') => {
  if (told === 'cpu') return process.send?.(process.cpuUsage())
  answer = { headers: told.headers, body: Buffer.from(told.body) }
  return process.send?.('ready')
})
process.send?.('ready')
