import { ask } from './operator-call.ts'

// The operator's commands about money.

const bought = { memorial: 'a memorial', extension: 'another year', donation: 'a gift' } as const

const sum = ({ amountMinor, currency }: { amountMinor: number; currency: string }) =>
  `${(amountMinor / 100).toFixed(2)} ${currency.toUpperCase()}`

/** To standard output, so that it can be redirected. */
export async function exportDonations() {
  const { csv } = await ask('GET', '/operator/donations/csv')
  process.stdout.write(csv)
}

export async function refundDonation(paymentIntentId: string) {
  const path = `/operator/donations/refund/${encodeURIComponent(paymentIntentId)}`
  const gift = await ask('POST', path)
  console.log(`${sum(gift)} given back   ${gift.paymentIntentId}   memorial ${gift.memorialUuid}`)
  console.log('The sum of its fund is corrected. Its donor is told by mail, if there is still one to tell.')
}

export async function refundMemorial(uuid: string) {
  const path = `/operator/memorials/refund/${encodeURIComponent(uuid)}`
  const { nameOfPerson, refunds } = await ask('POST', path)
  for (const { isExtension, paymentIntentId, ...money } of refunds)
    console.log(
      `${sum(money)} given back   ${isExtension ? 'another year' : 'the memorial'}   ${paymentIntentId}`,
    )
  console.log(`${nameOfPerson ?? 'The memorial'} is unpaid now. Who paid is told by mail.`)
}

export async function listDisputes() {
  const { disputes } = await ask('GET', '/operator/disputes')
  if (disputes.length === 0) console.log('Nothing is disputed.')
  for (const dispute of disputes) {
    const { id, state, purpose, reason, openedAt, respondBy, paymentIntentId } = dispute
    const answer = respondBy && `answer by ${respondBy.slice(0, 10)}`
    console.log([id, openedAt.slice(0, 10), state, sum(dispute), reason, answer].filter(Boolean).join('   '))
    const { memorialUuid, nameOfPerson } = dispute
    const isOf = `${bought[purpose as keyof typeof bought]} of ${nameOfPerson ?? 'a memorial that is gone'}`
    console.log(`  ${isOf}   memorial ${memorialUuid}   payment ${paymentIntentId}`)
  }
}

interface GiftAccounts {
  nameOfPerson: string
  account: string | null
  funds: { id: string; title: string; closed: boolean; account: string | null }[]
}

const accountsPath = (uuid: string) => `/operator/memorials/accounts/${encodeURIComponent(uuid)}`

export async function listGiftAccounts(uuid: string) {
  printAccounts(await ask('GET', accountsPath(uuid)))
}

/** @param account null clears it */
export async function setGiftAccount(uuid: string, account: string | null, fundId?: string) {
  printAccounts(await ask('POST', accountsPath(uuid), { account, ...(fundId && { fundId }) }))
}

function printAccounts({ nameOfPerson, account, funds }: GiftAccounts) {
  console.log(`${nameOfPerson}   ${account ?? 'no account of its own'}`)
  for (const fund of funds) {
    const where = fund.account ?? 'as the memorial'
    console.log([`  ${fund.id}`, where, fund.title, fund.closed && 'closed'].filter(Boolean).join('   '))
  }
}
