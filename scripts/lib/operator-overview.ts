import type { FailedJob, Health, KnownPayment, RefusedMail } from '#contract/operating.ts'
import { ask } from './operator-call.ts'

// What the operator is shown of the whole product.

const minute = (at: string) => at.slice(0, 16).replace('T', ' ')

export async function listFailedJobs() {
  printJobs(await ask('GET', '/operator/jobs'))
}

export async function retryJob(id: string) {
  await ask('POST', `/operator/jobs/retry/${encodeURIComponent(id)}`)
  console.log('It is tried again now.')
}

function printJobs({ jobs }: { jobs: FailedJob[] }) {
  if (jobs.length === 0) console.log('No job has failed.')
  for (const { id, name, state, tries, at, reason } of jobs)
    console.log(
      [
        id,
        name,
        `${state === 'failed' ? 'failed' : 'again at'} ${minute(at)}`,
        `${tries} tries`,
        reason,
      ].join('   '),
    )
}

export async function listRefusedMails() {
  const { mails } = await ask('GET', '/operator/mails')
  if (mails.length === 0) console.log('No mail was refused.')
  for (const { at, kind, domain, reason } of mails as RefusedMail[])
    console.log([minute(at), kind, domain, reason].join('   '))
}

export async function listPayments() {
  const { payments } = await ask('GET', '/operator/payments')
  if (payments.length === 0) console.log('Nothing was paid.')
  for (const {
    beganAt,
    kind,
    state,
    amountMinor,
    currency,
    nameOfPerson,
    paymentIntentId,
  } of payments as KnownPayment[]) {
    const sum = `${(amountMinor / 100).toFixed(2)} ${currency.toUpperCase()}`
    console.log([minute(beganAt), kind, state, sum, nameOfPerson ?? 'gone', paymentIntentId].join('   '))
  }
}

export async function showHealth() {
  const { health } = await ask('GET', '/operator/health')
  const { memorials, jobs, ...rest } = health as Health
  for (const [name, value] of Object.entries({ ...rest, ...memorials })) console.log(`${name}   ${value}`)
  console.log(`jobs   ${jobs.waiting} wait, ${jobs.active} run, ${jobs.failed} failed`)
}
