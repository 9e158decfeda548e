import { parseArgs } from 'node:util'
import { operatorToken } from './lib/operator-token.ts'

// `npm run operator -- promo create CODE --free`: talks to a running server with the operator token.

const USAGE = `Usage:
  npm run operator -- promo create CODE --free [--max-uses N] [--expires DATE]
  npm run operator -- promo create CODE --amount-off CENTS [--max-uses N] [--expires DATE]
  npm run operator -- promo list
  npm run operator -- donations export > donations.csv

A running server is asked at PUBLIC_URL (or http://localhost:PORT), with OPERATOR_TOKEN or the token in
DATA_DIR/operator-token. DATE is the last day a code works, such as 2027-01-31.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    free: { type: 'boolean' },
    'amount-off': { type: 'string' },
    'max-uses': { type: 'string' },
    expires: { type: 'string' },
  },
})

const { PORT = '3000', PUBLIC_URL = `http://localhost:${PORT}` } = process.env

try {
  await run(positionals.join(' '))
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}

async function run(command: string) {
  const [, , code] = positionals
  if (command.startsWith('promo create ') && code) return createPromo(code)
  if (command === 'promo list') return listPromos()
  if (command === 'donations export') return exportDonations()
  throw new Error(USAGE)
}

async function createPromo(code: string) {
  const { promo } = await ask('POST', '/operator/promo', {
    code,
    free: values.free ?? false,
    ...(values['amount-off'] && { amountOff: Number(values['amount-off']) }),
    ...(values['max-uses'] && { maxUses: Number(values['max-uses']) }),
    ...(values.expires && { expires: values.expires }),
  })
  console.log(`${promo.code} is ready to be used.`)
}

async function listPromos() {
  const { promos } = await ask('GET', '/operator/promo')
  if (promos.length === 0) console.log('There are no promo codes yet.')
  for (const { code, free, amountOffMinor, uses, maxUses, expiresAt } of promos) {
    const worth = free ? 'free' : `${(amountOffMinor / 100).toFixed(2)} off`
    const used = `used ${uses}${maxUses === null ? '' : ` of ${maxUses}`}`
    console.log(
      [code, worth, used, expiresAt && `until ${expiresAt.slice(0, 10)}`].filter(Boolean).join('   '),
    )
  }
}

/** To standard output, so that it can be led into a file or another program. */
async function exportDonations() {
  const { csv } = await ask('GET', '/operator/donations/csv')
  process.stdout.write(csv)
}

async function ask(method: string, path: string, body?: object) {
  const response = await fetch(PUBLIC_URL + path, {
    method,
    headers: { pid: await operatorToken(), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`Nothing answers at ${PUBLIC_URL}. Is the server running?`)
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(answer.msg)
  return answer
}
