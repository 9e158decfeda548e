import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { languages } from '#languages/index.ts'
import { readConfig, variables } from '#server/config.ts'
import { mallocSettings, nodeArguments } from '#server/lib/memory-settings.ts'
import { project } from '../../scripts/lib/project.mjs'

// No images are built here. The tests check that the files they name exist and that the variables they set are read.

const read = (path: string) => readFileSync(join(project, path), 'utf8')
const known = new Set<string>([...variables, 'NODE_ENV', ...Object.keys(mallocSettings)])
const Named = z.record(z.string(), z.string())

const dockerfile = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

test('the image copies files that exist and are not ignored, and runs without privileges', () => {
  const leftOut = new Set(read('.dockerignore').split('\n').filter(Boolean))
  const made = new Set(['node_modules', 'build'])
  let copies = 0
  for (const line of dockerfile.filter((one) => one.startsWith('COPY'))) {
    const words = line.split(/\s+/).slice(1)
    const fromBuild = words[0] === '--from=build'
    for (const source of words.slice(fromBuild ? 1 : 0, -1)) {
      const path = fromBuild ? source.replace(/^\/app\//, '') : source
      copies += 1
      if (fromBuild && made.has(path)) continue
      expect([path, existsSync(join(project, path)), leftOut.has(path)]).toEqual([path, true, false])
    }
  }
  expect(copies).toBeGreaterThan(6)
  expect(dockerfile.filter((line) => line.startsWith('FROM')).length).toBe(2)
  expect(dockerfile.findLast((line) => line.startsWith('USER'))).toBe('USER afterglow')
  expect(dockerfile.find((line) => line.startsWith('CMD'))).toContain('build/server/index.js')
})

test('the image sets variables that the configuration reads', () => {
  const set = dockerfile
    .filter((line) => line.startsWith('ENV'))
    .flatMap((line) => line.split(/\s+/).slice(1))
    .map((pair) => pair.split('='))
  for (const [name = ''] of set) expect(known).toContain(name)
  const environment = Object.fromEntries(set)
  expect(readConfig({ ...environment, PUBLIC_URL: 'http://localhost:8080' })).toMatchObject({
    host: '0.0.0.0',
    dataDir: '/data',
  })
})

test('everything that starts the server has the memory settings', () => {
  const wanted = [...Object.entries(mallocSettings).map((pair) => pair.join('=')), ...nodeArguments]
  expect(wanted).not.toEqual([])
  for (const path of ['package.json', 'Dockerfile', 'docs/examples/afterglow@.service'])
    for (const setting of wanted) expect(read(path)).toContain(setting)
})

const Service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  environment: Named.optional(),
  volumes: z.array(z.string()).default([]),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.unknown()).transform((all) => Object.keys(all))])
    .default([]),
  command: z.array(z.string()).default([]),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
})

test('compose.yaml refers to files and services that exist, and its nodes start with its settings', () => {
  const { services, volumes } = Compose.parse(parse(read('compose.yaml'), { merge: true }))
  const nodes = Object.entries(services).filter(([, { build }]) => build !== undefined)
  expect(nodes.map(([name]) => name)).toEqual(['web-1', 'web-2', 'worker'])
  for (const [name, service] of Object.entries(services)) {
    expect([name, Boolean(service.image ?? service.build)]).toEqual([name, true])
    for (const needed of service.depends_on) expect(Object.keys(services)).toContain(needed)
    for (const [source = ''] of service.volumes.map((one) => one.split(':')))
      expect([source, source in volumes || existsSync(join(project, source))]).toEqual([source, true])
  }
  for (const [name, { environment = {} }] of nodes) {
    for (const variable of Object.keys(environment)) expect(known).toContain(variable)
    const set = Object.entries(environment).map(([key, value]) => [key, withDefault(value)])
    const config = readConfig({ HOST: '0.0.0.0', ...Object.fromEntries(set) })
    expect(config.role).toBe(name === 'worker' ? 'worker' : 'web')
  }
  // Its load balancer replaces the addresses of the example by the names of the nodes.
  const replaced = [...(services.balancer?.command.join(' ') ?? '').matchAll(/s\/(127[^/]+)\/([^/:]+):/g)]
  expect(replaced.map(([, , node]) => node)).toEqual(['web-1', 'web-2'])
  for (const [, address = ''] of replaced)
    expect(read('docs/examples/nginx.conf')).toContain(`server ${address} `)
})

test('compose.yaml has no default passwords', () => {
  const text = read('compose.yaml')
  const secrets = [...text.matchAll(/\$\{(\w*(?:PASSWORD|TOKEN|SECRET|KEY)\w*)(:?[-?][^}]*)?\}/g)]
  expect(secrets.length).toBeGreaterThan(2)
  // Either required, or empty: then each server makes its own.
  expect(secrets.filter(([, , rest = '']) => !rest.startsWith(':?') && rest !== ':-')).toEqual([])
})

/** `${NAME:-default}` as it is without a value; a placeholder for a required one. */
const withDefault = (value: string) =>
  value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'a-word')

/** A valid value for each secret. */
const withWords = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => {
      if (name === 'DATABASE_URL') return [name, 'postgres://database/afterglow']
      if (name === 'SMTP_URL') return [name, 'smtps://mail.example']
      const prefix = {
        STRIPE_SECRET_KEY: 'sk_',
        STRIPE_PUBLISHABLE_KEY: 'pk_',
        STRIPE_WEBHOOK_SECRET: 'whsec_',
      }
      return [name, `${new Map(Object.entries(prefix)).get(name) ?? ''}sixteen_letters_and_more`]
    }),
  )

const Container = z.object({
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
})
const Deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    selector: z.object({ matchLabels: Named }),
    template: z.object({
      metadata: z.object({ labels: Named }),
      spec: z.object({ containers: z.array(Container) }),
    }),
  }),
})
const ConfigMap = z.object({
  kind: z.literal('ConfigMap'),
  metadata: z.object({ name: z.string() }),
  data: Named,
})
const Service_ = z.object({ kind: z.literal('Service'), spec: z.object({ selector: Named }) })

test('the Kubernetes example sets variables that the configuration reads, and its labels match', () => {
  const text = read('docs/examples/kubernetes.yaml')
  const objects = parseAllDocuments(text).map((one) => {
    expect(one.errors).toEqual([])
    return one.toJS()
  })
  const [map] = objects.filter(({ kind }) => kind === 'ConfigMap').map((one) => ConfigMap.parse(one))
  const deployments = objects.filter(({ kind }) => kind === 'Deployment').map((one) => Deployment.parse(one))
  const [service] = objects.filter(({ kind }) => kind === 'Service').map((one) => Service_.parse(one))
  const secrets = [...text.matchAll(/--from-literal=(\w+)=/g)].map(([, name = '']) => name)
  // The settings of the example alone are enough for a node that others can reach.
  expect(readConfig({ HOST: '0.0.0.0', ...map?.data, ...withWords(secrets) }).publicUrl).toMatch(/^https:/)
  for (const name of [...Object.keys(map?.data ?? {}), ...secrets]) expect(known).toContain(name)
  expect(deployments).toHaveLength(2)
  for (const { spec } of deployments) {
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
    for (const { env, envFrom } of spec.template.spec.containers) {
      for (const { name } of env) expect(known).toContain(name)
      for (const from of envFrom) expect(Object.values(from)).toEqual([{ name: map?.metadata.name }])
    }
  }
  expect(deployments.map(({ spec }) => spec.selector.matchLabels)).toContainEqual(service?.spec.selector)
})

test('the systemd example starts the built server, and sets variables that the configuration reads', () => {
  const unit = read('docs/examples/afterglow@.service')
  const [, set = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const pairs = set.split(' ').map((pair) => pair.split('=') as [string, string])
  for (const [name] of pairs) expect(known).toContain(name)
  const { dataDir } = readConfig(Object.fromEntries(pairs))
  // The only folder that it may write to, apart from temporary ones.
  expect([dataDir, /^StateDirectory=(.*)$/m.exec(unit)?.[1]]).toEqual(['/var/lib/afterglow/%i', 'afterglow'])
  expect(unit).toContain('ProtectSystem=strict')
  const [, command = ''] = /^CMD (.*)$/m.exec(read('Dockerfile')) ?? []
  const words = z.array(z.string()).parse(JSON.parse(command)).join(' ')
  expect(unit.split('\n')).toContain(`ExecStart=/opt/afterglow/node_modules/.bin/${words}`)
  expect(read('docs/operations.md')).toContain('afterglow@.service')
})

test('nginx caches a page in each of our languages, and asks for none that we lack', () => {
  const conf = read('docs/examples/nginx.conf')
  const found = (pattern: RegExp) => [...conf.matchAll(pattern)].map(([, language]) => language)
  expect(found(/language=([a-z]+)\\s.*chosen=\1;/g)).toEqual(languages)
  expect(found(/preferred=([a-z]+);/g)).toEqual(languages)
  expect(new Set(found(/\(\?:([a-z|]+)\)\\b/g))).toEqual(new Set([languages.join('|')]))
})

test('nginx logs no query, no token in a path, and no page that somebody came from', () => {
  const conf = read('docs/examples/nginx.conf')
  const [, format = ''] = /log_format afterglow ([^;]+);/.exec(conf) ?? []
  const logged = [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name)
  expect(logged).toContain('first_word')
  for (const whole of ['request', 'request_uri', 'uri', 'args', 'http_referer', 'http_cookie'])
    expect(logged).not.toContain(whole)
  const first = new RegExp(/map \$uri \$first_word \{[^}]*"~(.+)" \$word/.exec(conf)?.[1] ?? '-')
  expect(first.exec('/unsubscribe/secret')?.groups?.word).toBe('/unsubscribe')
  const servers = conf.split(/^#? ?server \{$/m).slice(1)
  expect(servers.map((one) => /access_log (.+);/.exec(one)?.[1])).toEqual([
    '/var/log/nginx/access.log afterglow',
    'off',
  ])
  expect(conf.match(/error_log .+;/g)).toEqual(['error_log /var/log/nginx/error.log emerg;'])
})

test('docs/operations.md has every variable', () => {
  const page = read('docs/operations.md')
  expect(variables.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
