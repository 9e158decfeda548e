import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { brand } from '#contract/brand.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { endpoints } from '#contract/index.ts'
import { calls as en } from '#languages/en/calls/index.ts'
import { operatorErrors } from '#languages/en/operator-errors.ts'
import { prioritise } from './shedding.ts'

/** Only our own origin, also for calls that are tried out. The documentation viewer sets style attributes. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `GET /openapi.json` and the browsable `GET /docs`, both from the contract and from our own origin. */
export async function serveDocs(app: FastifyInstance) {
  document ??= describeContract()
  await app.register(async (docs) => {
    prioritise(docs, 'deferrable')
    docs.get('/openapi.json', () => document)
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: document as never },
    })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: policy,
      theme: { title: `${brand.name} API` },
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', deepLinking: true },
    })
  })
}

type Json = Record<string, unknown>

const messages: Record<ErrorCode, string> = { ...en.errors, ...operatorErrors }

/** Made once, since that takes a tenth of a second. */
let document: Json | undefined

/** The contract as an OpenAPI 3.1 document. */
function describeContract(): Json {
  const paths: Record<string, Json> = {}
  for (const { part, name, endpoint } of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(part, name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: brand.version, license: { name: 'MIT' } },
    paths,
    components: {
      securitySchemes: { pid: { type: 'apiKey', in: 'header', name: 'pid' } },
      schemas: { Failure: failureSchema },
    },
  }
}

function operation(part: string, name: string, endpoint: Endpoint): Json {
  const open = endpoint.access === 'anyone'
  return {
    operationId: name,
    tags: [part],
    summary: endpoint.summary,
    description: `Who may call: ${endpoint.access}.`,
    security: open ? [{}, { pid: [] }] : [{ pid: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: { 200: success(endpoint), ...failures(endpoint) },
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(field as z.ZodType),
  }))
}

function requestBody(endpoint: Endpoint): Json {
  if (!endpoint.body) return {}
  const schema = jsonSchema(endpoint.body)
  const json = { 'application/json': { schema } }
  if (!endpoint.files) return { requestBody: { required: true, content: json } }
  const files = Object.fromEntries(
    endpoint.files.map((file) => [file.field, { type: 'string', format: 'binary' }]),
  )
  const properties = { ...(schema.properties as Json | undefined), ...files }
  const form = { 'multipart/form-data': { schema: { ...schema, properties } } }
  // A form without files may also be sent as JSON.
  return { requestBody: { content: endpoint.files.length > 0 ? form : { ...json, ...form } } }
}

function success(endpoint: Endpoint): Json {
  const envelope = { success: z.literal(true), msg: z.string().nullable(), ...endpoint.reply }
  return {
    description: 'Done',
    content: { 'application/json': { schema: jsonSchema(z.object(envelope), 'output') } },
  }
}

function failures(endpoint: Endpoint): Json {
  const { access, errors: own = [], body, params, query } = endpoint
  const codes = new Set(own)
  if (access !== 'anyone') codes.add('UNAUTHENTICATED')
  if (['user', 'host', 'owner'].includes(access)) codes.add('EMAIL_UNVERIFIED')
  if (access === 'host' || access === 'owner') codes.add('MEMORIAL_NOT_FOUND')
  if (body || params || query) codes.add('BAD_INPUT')
  if (endpoint.priority !== 'always') codes.add('SERVER_BUSY')
  if (body) codes.add('TOO_LARGE').add('UNSUPPORTED_TYPE')
  const byStatus = Object.groupBy([...codes], (code) => String(errors[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: (list ?? []).map((code) => `${code}: ${messages[code]}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

const failureSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    msg: { type: 'string', description: 'For the person who reads it' },
    error: { type: 'string', description: 'Equal to msg' },
    code: { type: 'string', enum: Object.keys(errors) },
    field: { type: 'string', description: 'The field that is to blame, where one is' },
    untouched: {
      const: true,
      description: 'Refused before anything was done: to be sent again after the seconds of Retry-After',
    },
  },
  required: ['success', 'msg', 'code'],
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'input'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
