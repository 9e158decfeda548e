import { expect, test } from 'vitest'
import { fillPath } from '#contract/endpoint.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { endpoints } from '#contract/index.ts'
import { operators as operatorLimits } from '#contract/limits.ts'
import { type Answered, OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { anOperator } from '../support/desk.ts'
import type { Ids } from '../support/role-row.ts'
import { rightBody } from '../support/strange.ts'
import { aWholeMemorial, rolesAtMemorial } from '../support/whole-memorial.ts'

// Calls of the operator: by the token, and by an operator's account that showed its passkey.

const said = ({ status, body }: Answered) => [status, body.code ?? body.success]
const expected = (code: ErrorCode) => [errors[code].status, code]

const operatorCalls = endpoints.filter(({ endpoint }) => endpoint.access === 'operator')
const proven = operatorCalls.filter(({ endpoint }) => endpoint.needsProof)
const countLogged = async (app: TestApp) =>
  (await app.pool.query('select count(*)::int as n from operator_log')).rows[0].n

const callAsOperator = (
  app: TestApp,
  { name, endpoint }: (typeof operatorCalls)[number],
  ids: Ids,
  token?: string,
) =>
  app.api(endpoint.method, fillPath(endpoint.path, ids), {
    token,
    ...(endpoint.method !== 'GET' && { json: rightBody(name, ids) }),
  })

test.each(operatorCalls)('$name: only operators can call it, with a passkey', async (one) => {
  const app = await startApp()
  const { tokens, ids } = await aWholeMemorial(app)
  const before = await countLogged(app)
  for (const standing of rolesAtMemorial) {
    const answer = await callAsOperator(app, one, ids, tokens[standing])
    const code = standing === 'nobody' ? 'UNAUTHENTICATED' : 'OPERATOR_ONLY'
    expect([standing, ...said(answer)]).toEqual([standing, ...expected(code)])
  }
  for (const token of ['x', `${OPERATOR_TOKEN}x`])
    expect(said(await callAsOperator(app, one, ids, token))).toEqual(expected('UNAUTHENTICATED'))
  const ana = await anOperator(app, `ana-${crypto.randomUUID()}@example.com`)
  const byPassword = one.endpoint.byToken ? 'COMMAND_LINE_ONLY' : 'OPERATOR_PASSKEY_NEEDED'
  const { token: passwordToken } = (
    await app.api('POST', '/anon/signin', { json: { email: ana.email, password: ana.password } })
  ).body
  expect(said(await callAsOperator(app, one, ids, passwordToken))).toEqual(expected(byPassword))
  // Only that the account was made an operator's.
  expect(await countLogged(app)).toBe(before + 1)

  for (const token of [OPERATOR_TOKEN, ...(one.endpoint.byToken ? [] : [ana.token])]) {
    const { status, body } = await callAsOperator(app, one, ids, token)
    expect(['UNAUTHENTICATED', 'OPERATOR_ONLY', 'OPERATOR_PASSKEY_NEEDED']).not.toContain(body.code)
    expect(status).toBeLessThan(500)
  }
})

test('what moves money, owners or memorials asks for the passkey again', () => {
  expect(proven.map(({ name }) => name).sort()).toEqual([
    'askHandOver',
    'finishHandOver',
    'refundDonation',
    'refundMemorial',
    'restoreFromArchive',
    'setGiftAccount',
  ])
})

test.each(proven)('$name: an operator without a recent proof cannot call it', async (one) => {
  const app = await startApp()
  const { ids } = await aWholeMemorial(app)
  const ana = await anOperator(app, `ana-${crypto.randomUUID()}@example.com`)
  await app.pool.query(
    'update sessions set operator_proof_at = operator_proof_at - make_interval(mins => $1)',
    [operatorLimits.proofMinutes],
  )
  expect(said(await callAsOperator(app, one, ids, ana.token))).toEqual(expected('OPERATOR_PASSKEY_NEEDED'))
})
