import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { expect, onTestFinished, test } from 'vitest'
import { traceCalls } from '#server/adapters/tracing/otel.ts'

/** An external server, and the headers of each call that it got. */
async function another(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const headers: IncomingMessage['headers'][] = []
  const server = createServer((incoming, response) => {
    headers.push(incoming.headers)
    answer(incoming, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, headers, close: () => server.close() }
}

const answering = (status: number) =>
  another((_request, response) =>
    response.writeHead(status, { 'x-secret': 'distinctive' }).end('distinctive'),
  )

/** Traces the calls of this process until the test ends. */
function following(collector = 'http://collector.example/v1/traces') {
  const exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  const tracer = provider.getTracer('test')
  const here = new AsyncLocalStorage<Context>()
  const { stop } = traceCalls({ tracer, here }, new URL(collector))
  onTestFinished(stop)
  const parent = tracer.startSpan('parent')
  const context = trace.setSpan(ROOT_CONTEXT, parent)
  return {
    stop,
    parent: parent.spanContext(),
    spans: () => exporter.getFinishedSpans(),
    /** Runs something as part of the traced parent. */
    inside: <T>(work: () => Promise<T>) => here.run(context, work),
  }
}

/** Makes a call and waits for its end. Gives its status, or the code of its error. */
async function call(url: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const made = request(url, options)
  const over = new Promise((resolve) => made.once('close', resolve))
  const answered = new Promise<number | string>((resolve) => {
    made.once('response', (response) => void text(response).then(() => resolve(response.statusCode ?? 0)))
    made.once('error', (reason: NodeJS.ErrnoException) => resolve(reason.code ?? reason.message))
  })
  made.end(options.method === 'POST' ? 'distinctive' : undefined)
  await over
  return answered
}

test('a call is a span named by method and host, a child of its caller, and sends the trace context along', async () => {
  const { url, headers } = await answering(201)
  const { inside, parent, spans } = following()
  const sent = { method: 'POST', headers: { authorization: 'Bearer distinctive' } }
  expect(await inside(() => call(`${url}/v1/distinctive?key=distinctive`, sent))).toBe(201)

  const [span] = spans()
  expect(spans()).toHaveLength(1)
  expect(span).toMatchObject({ name: 'POST 127.0.0.1', kind: SpanKind.CLIENT, ended: true })
  expect(span?.parentSpanContext?.spanId).toBe(parent.spanId)
  // These are all attributes: no path, no query, no header, no body.
  expect(span?.attributes).toEqual({
    'http.request.method': 'POST',
    'server.address': '127.0.0.1',
    'http.response.status_code': 201,
  })
  expect([span?.status.code, span?.events]).toEqual([SpanStatusCode.UNSET, []])
  const { traceId, spanId } = span?.spanContext() ?? {}
  expect(traceId).toBe(parent.traceId)
  expect(headers).toMatchObject([
    { traceparent: `00-${traceId}-${spanId}-01`, authorization: 'Bearer distinctive' },
  ])
})

test('calls at the same time have separate spans', async () => {
  const { url, headers } = await answering(200)
  const { inside, spans } = following()
  await inside(() => Promise.all([1, 2, 3].map((n) => call(`${url}/${n}`))))
  const said = headers.map(({ traceparent }) => String(traceparent).split('-')[2])
  expect(said.sort()).toEqual(
    spans()
      .map((span) => span.spanContext().spanId)
      .sort(),
  )
  expect(new Set(said).size).toBe(3)
})

test.each([
  [404, SpanStatusCode.UNSET],
  [503, SpanStatusCode.ERROR],
])(
  'status %i is recorded, and marked as a failure only if it is the server’s fault',
  async (status, mark) => {
    const { url } = await answering(status)
    const { inside, spans } = following()
    expect(await inside(() => call(url))).toBe(status)
    expect(spans()).toMatchObject([
      { attributes: { 'http.response.status_code': status }, status: { code: mark } },
    ])
  },
)

test('a call that is refused or cut off is marked as failed and ended, without the text of its error', async () => {
  const gone = await answering(200)
  gone.close()
  const cutting = await another((incoming) => incoming.socket.destroy())
  const { inside, spans } = following()
  expect(await inside(() => call(gone.url))).toBe('ECONNREFUSED')
  expect(await inside(() => call(cutting.url))).toBe('ECONNRESET')
  expect(spans()).toHaveLength(2)
  for (const { status, attributes, events, ended } of spans()) {
    expect([status, events, ended]).toEqual([{ code: SpanStatusCode.ERROR }, [], true])
    expect(attributes).toEqual({ 'http.request.method': 'GET', 'server.address': '127.0.0.1' })
  }
})

test('a call outside of a trace, or after tracing was stopped, has no span and no header', async () => {
  const { url, headers } = await answering(200)
  const { inside, spans, stop } = following()
  expect(await call(url)).toBe(200)
  stop()
  expect(await inside(() => call(url))).toBe(200)
  expect(spans()).toEqual([])
  expect(headers.map(({ traceparent }) => traceparent)).toEqual([undefined, undefined])
})

test('calls to the collector have no span, other calls to its host do', async () => {
  const { url, headers } = await answering(200)
  const { inside, spans } = following(`${url}/v1/traces`)
  await inside(() => call(`${url}/v1/traces`, { method: 'POST' }))
  expect(spans()).toEqual([])
  await inside(() => call(`${url}/v1/other`, { method: 'POST' }))
  expect(spans()).toHaveLength(1)
  expect(headers.map(({ traceparent }) => traceparent !== undefined)).toEqual([false, true])
})
