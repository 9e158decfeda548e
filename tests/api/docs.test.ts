import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { startApp } from '../support/app.ts'

interface Operation {
  operationId: string
  description: string
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, object> } }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}

interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

async function read(): Promise<Document> {
  const app = await startApp()
  const { status, headers, body } = await app.api('GET', '/openapi.json')
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  return body
}

test('the API document has every call of the contract', async () => {
  const { openapi, paths } = await read()
  expect(openapi).toMatch(/^3\.1\./)
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  expect(described).toHaveLength(endpoints.length)
  expect(new Set(described.map(({ operation }) => operation.operationId)).size).toBe(endpoints.length)
  for (const { name, endpoint } of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = paths[path]?.[endpoint.method.toLowerCase()]
    expect([name, operation?.operationId]).toEqual([name, name])
  }
})

test('the operations are consistent: parameters are in their paths, and references can be resolved', async () => {
  const document = await read()
  for (const [path, methods] of Object.entries(document.paths))
    for (const operation of Object.values(methods)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect([path, declared.map(({ name }) => name).sort()]).toEqual([path, inPath.sort()])
      expect(declared.every(({ required, schema }) => required && 'type' in schema)).toBe(true)
      for (const scheme of operation.security.flatMap(Object.keys))
        expect(document.components.securitySchemes).toHaveProperty(scheme)
      expect(Object.keys(operation.responses)).toContain('200')
      for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('')
    }
  for (const [, name = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(document.components.schemas).toHaveProperty(name)
  expect(JSON.stringify(document)).not.toContain('"$ref":"#/$defs')
})

test('the document describes request bodies and the errors of each call', async () => {
  const { paths } = await read()
  const upload = paths['/memorial/media/upload/{memorialUuid}']?.post
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(['multipart/form-data'])
  const form = upload?.requestBody?.content['multipart/form-data']?.schema
  expect(Object.keys(form?.properties ?? {}).sort()).toEqual(['caption', 'clientId', 'file', 'role', 'title'])
  expect(upload?.responses['413']?.description).toContain('PHOTO_TOO_LARGE')
  expect(upload?.responses['403']?.description).toContain('EMAIL_UNVERIFIED')
  expect(upload?.responses['404']?.description).toContain('MEMORIAL_NOT_FOUND')
  const caption = paths['/memorial/media/update/{mediaUuid}']?.post
  expect(Object.keys(caption?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'multipart/form-data',
  ])
  expect(paths['/public/memorial/{slug}']?.get?.security).toContainEqual({})
})

test('the document can be read in a browser, with nothing from another origin', async () => {
  const app = await startApp()
  for (const path of ['/docs', '/docs/']) {
    const page = await app.api('GET', path)
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = page.headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).not.toMatch(/https?:|upgrade-insecure-requests/)
    // The content security policy would refuse inline scripts.
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/)
    const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => String(link))
    expect(links.length).toBeGreaterThan(4)
    for (const link of links) {
      const { origin, pathname } = new URL(link, `http://localhost${path}`)
      const asset = await app.api('GET', pathname)
      expect([link, origin, asset.status]).toEqual([link, 'http://localhost', 200])
    }
  }
  const { paths } = (await app.api('GET', '/docs/json')).body
  expect(Object.keys(paths)).toContain('/anon/signup')
})
