import { expect, test } from 'vitest'
import { fillPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { OPERATOR_TOKEN, startApp } from '../support/app.ts'
import { aWholeMemorial } from '../support/whole-memorial.ts'

test('no table has sequential ids but the log that operators alone read', async () => {
  const app = await startApp()
  const { rows } = await app.pool.query(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`,
  )
  expect(rows).toEqual([{ table_name: 'operator_log', column_name: 'number' }])
  const sequences = await app.pool.query(
    `select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  )
  expect(sequences.rows).toEqual([{ relname: 'operator_log_number_seq' }])
})

const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** A hash of a secret (docs/decisions/0007). */
const DEVICE = /^[\w-]{43}$/
/** Names of fields that hold an id or a list of ids. */
const isId = (name: string) => /(uuid|uuids|id|ids)$/i.test(name) && !/paid$|valid$/i.test(name)

test('every id in a response is random', async () => {
  const app = await startApp()
  const { ids, tokens } = await aWholeMemorial(app)
  const seen: [string, string, unknown][] = []
  const collect = (call: string, value: unknown, name = '') => {
    if (Array.isArray(value)) for (const one of value) collect(call, one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) collect(call, inner, key)
    else if (isId(name) && value !== null && value !== '') seen.push([call, name, value])
  }
  const readers = endpoints.filter(({ endpoint }) => endpoint.method === 'GET')
  for (const { name, endpoint } of readers) {
    const token = endpoint.access === 'operator' ? OPERATOR_TOKEN : tokens.owner
    const { body } = await app.api('GET', fillPath(endpoint.path, ids), { token })
    collect(name, body)
  }
  const { body } = await app.api('POST', '/memorial/create', {
    token: tokens.stranger,
    json: { nameOfPerson: 'Ana', stories: [{ text: 'x' }], contacts: [{ email: 'x@example.com' }] },
  })
  collect('createMemorial', body)
  expect(new Set(seen.map(([call]) => call)).size).toBeGreaterThan(8)
  // The parts of an order of service that nobody has saved yet have the same ids for every host, so that two can save at once.
  const isOfSkeleton = (call: string, name: string) => call === 'getOrderOfService' && name === 'id'
  const isRandom = (call: string, value: unknown) =>
    (call === 'listDevices' ? DEVICE : RANDOM_UUID).test(String(value))
  expect(seen.filter(([call, name, value]) => !isOfSkeleton(call, name) && !isRandom(call, value))).toEqual(
    [],
  )
})
