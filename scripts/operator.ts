import { parseArgs } from 'node:util'
import {
  askHandOver,
  endHandOver,
  listHandOvers,
  listOperators,
  markOperator,
} from './lib/operator-accounts.ts'
import { ask, publicUrl } from './lib/operator-call.ts'
import { listLog } from './lib/operator-log.ts'
import {
  exportDonations,
  listDisputes,
  listGiftAccounts,
  refundDonation,
  refundMemorial,
  setGiftAccount,
} from './lib/operator-money.ts'
import {
  listFailedJobs,
  listPayments,
  listRefusedMails,
  retryJob,
  showHealth,
} from './lib/operator-overview.ts'

// `npm run operator -- promo create CODE --free`: calls a running server with the operator token.

const USAGE = `Usage:
  npm run operator -- promo create CODE --free [--max-uses N] [--expires DATE]
  npm run operator -- promo create CODE --amount-off CENTS [--max-uses N] [--expires DATE]
  npm run operator -- promo list
  npm run operator -- reports list [--memorial ID]
  npm run operator -- reports settle ID
  npm run operator -- memorial find WORDS
  npm run operator -- memorial hide ID
  npm run operator -- memorial show ID
  npm run operator -- memorial refund ID
  npm run operator -- memorial accounts ID
  npm run operator -- memorial account ID ACCOUNT [--fund FUND]
  npm run operator -- memorial account ID --clear [--fund FUND]
  npm run operator -- donations export > donations.csv
  npm run operator -- donations refund PAYMENT
  npm run operator -- disputes list
  npm run operator -- payments list
  npm run operator -- jobs list
  npm run operator -- jobs retry ID
  npm run operator -- mails list
  npm run operator -- health show
  npm run operator -- operators list
  npm run operator -- operators add ADDRESS
  npm run operator -- operators remove ADDRESS
  npm run operator -- hand-overs list
  npm run operator -- hand-overs ask MEMORIAL ADDRESS "WHAT WAS SEEN"
  npm run operator -- hand-overs finish ID
  npm run operator -- hand-overs call-off ID
  npm run operator -- log list

A running server is asked at OPERATOR_URL, else PUBLIC_URL, else http://localhost:PORT, with OPERATOR_TOKEN or the
token in DATA_DIR/operator-token. DATE is the last day a code works, such as 2027-01-31. WORDS are a part of a name, a link
or the address of an owner. A memorial that is hidden is not there for anyone who comes by its link.
A refund gives back all that was paid for a memorial, which is unpaid then; gifts to its funds stay. PAYMENT is the
last column of the export: one gift goes back with its fee, and leaves the sum of its fund. Disputes are payments and
gifts that a bank wants back for its customer: answer it in the payment provider's dashboard. ACCOUNT (acct_…) is where
gifts to a memorial go, or those to one FUND of it; cleared, they go to the memorial's, else to STRIPE_CONNECTED_ACCOUNT.
ADDRESS is that of a confirmed account: the passkeys that it has when it is added open the desk (/operator); add it again
for one that it gets later. A memorial is handed over to another account fourteen days after it was asked for, unless one
of its hosts, who are all mailed, stops it.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    free: { type: 'boolean' },
    'amount-off': { type: 'string' },
    'max-uses': { type: 'string' },
    expires: { type: 'string' },
    fund: { type: 'string' },
    clear: { type: 'boolean' },
    memorial: { type: 'string' },
  },
})

try {
  await run(positionals.join(' '))
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}

async function run(command: string) {
  const [part, action, subject = ''] = positionals
  if (command === 'promo list') return listPromos()
  if (command === 'reports list') return listReports()
  if (command === 'donations export') return exportDonations()
  if (command === 'disputes list') return listDisputes()
  if (command === 'log list') return listLog()
  if (command === 'payments list') return listPayments()
  if (command === 'jobs list') return listFailedJobs()
  if (command === 'mails list') return listRefusedMails()
  if (command === 'health show') return showHealth()
  if (command === 'operators list') return listOperators()
  if (command === 'hand-overs list') return listHandOvers()
  if (subject === '') throw new Error(USAGE)
  const name = `${part} ${action}`
  if (name === 'promo create') return createPromo(subject)
  if (name === 'reports settle') return settleReport(subject)
  if (name === 'memorial find') return findMemorials(positionals.slice(2).join(' '))
  if (name === 'memorial hide') return hideMemorial(subject, true)
  if (name === 'memorial show') return hideMemorial(subject, false)
  if (name === 'memorial refund') return refundMemorial(subject)
  if (name === 'memorial accounts') return listGiftAccounts(subject)
  if (name === 'memorial account') return setAccount(subject, positionals[3])
  if (name === 'donations refund') return refundDonation(subject)
  if (name === 'jobs retry') return retryJob(subject)
  if (name === 'operators add') return markOperator('add', subject)
  if (name === 'operators remove') return markOperator('remove', subject)
  if (name === 'hand-overs ask') return askHandOver(subject, positionals[3], positionals.slice(4).join(' '))
  if (name === 'hand-overs finish') return endHandOver('finish', subject)
  if (name === 'hand-overs call-off') return endHandOver('call-off', subject)
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
    console.log([code, worth, used, expiresAt && `until ${lastDay(expiresAt)}`].filter(Boolean).join('   '))
  }
}

/** A code is valid until its last day is over everywhere: twelve hours behind UTC. */
function lastDay(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 12 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

async function listReports() {
  const of = new URLSearchParams(values.memorial ? { memorialUuid: values.memorial } : {})
  const { reports, total } = await ask('GET', `/operator/reports?${of}`)
  if (reports.length === 0) console.log('Nothing is reported.')
  for (const report of reports) {
    const { uuid, memorialUuid, nameOfPerson, shareSlug, reason, words, email, createdAt, ofMemorial } =
      report
    console.log(`${uuid}   ${createdAt.slice(0, 10)}   ${reason}`)
    console.log(
      `  ${nameOfPerson}   ${publicUrl}/view/${shareSlug}   memorial ${memorialUuid}, ${ofMemorial} not settled`,
    )
    if (words) console.log(words.replace(/^/gm, '  | '))
    if (email) console.log(`  answer to ${email}`)
  }
  if (total === reports.length) return
  console.log(`${total - reports.length} more follow once these are settled.`)
  if (!values.memorial)
    console.log('Of each memorial, five stand here at most; --memorial ID lists all of one.')
}

async function settleReport(uuid: string) {
  await ask('POST', `/operator/reports/settle/${encodeURIComponent(uuid)}`)
  console.log('The report is settled.')
}

async function findMemorials(search: string) {
  const { memorials } = await ask('GET', `/operator/memorials?${new URLSearchParams({ search })}`)
  if (memorials.length === 0) console.log('No memorial is found.')
  for (const { uuid, nameOfPerson, shareSlug, ownerEmail, visibility, ...is } of memorials) {
    const state = [!is.paid && 'unpaid', is.hidden && 'hidden', is.deleted && 'deleted'].filter(Boolean)
    console.log([uuid, nameOfPerson, `/view/${shareSlug}`, ownerEmail, visibility, ...state].join('   '))
  }
}

async function hideMemorial(uuid: string, hidden: boolean) {
  const path = `/operator/memorials/hide/${encodeURIComponent(uuid)}`
  const { memorial } = await ask('POST', path, { hidden })
  console.log(`${memorial.nameOfPerson} is ${hidden ? 'hidden from everyone' : 'shown again'}.`)
}

/** Requires either an account or `--clear`, so that a forgotten argument clears nothing. */
async function setAccount(uuid: string, account?: string) {
  if ((account === undefined) !== (values.clear ?? false)) throw new Error(USAGE)
  return setGiftAccount(uuid, account ?? null, values.fund)
}
