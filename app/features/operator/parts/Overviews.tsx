import { call } from '#app/lib/api.ts'
import { formatDay, formatMoment } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { Card } from '#app/ui/Card.tsx'
import { listDisputes } from '#contract/disputes.ts'
import { getHealth, type Health, listRefusedMails } from '#contract/operating.ts'
import { listOperators } from '#contract/operators.ts'
import { Code, Facts, Item, ListPart, Part } from '../Part.tsx'
import { MEMORIAL_GONE, PURPOSES } from '../rules.ts'
import { useListed } from '../use-desk.ts'

// The parts of the desk where there is nothing to do.

const readDisputes = () => call(listDisputes)
const readMails = () => call(listRefusedMails)
const readOperators = () => call(listOperators)
const readHealth = () => call(getHealth)

const states = { inquiry: 'The bank asks', open: 'The bank decides', won: 'Won', lost: 'Lost' }

export const Disputes = ({ title }: { title: string }) => (
  <ListPart
    title={title}
    about="Payments and gifts that a bank wants back for its customer. You answer the bank at the payment provider."
    read={readDisputes}
    rowsOf={({ disputes }) => disputes}
    none="Nothing is disputed."
  >
    {(dispute) => (
      <Item
        key={dispute.id}
        title={money(dispute.amountMinor, dispute.currency)}
        states={[PURPOSES[dispute.purpose], states[dispute.state]]}
        facts={[
          ['For', dispute.nameOfPerson ?? MEMORIAL_GONE],
          ['Reason', dispute.reason],
          ['Opened', formatDay(dispute.openedAt)],
          dispute.respondBy ? ['Answer by', formatMoment(dispute.respondBy)] : null,
          ['Payment', <Code key="id">{dispute.paymentIntentId}</Code>],
        ]}
      />
    )}
  </ListPart>
)

export const Mails = ({ title }: { title: string }) => (
  <ListPart
    title={title}
    about="Mails that a mail server refused for good, of the last 30 days. Of an address, only its domain is kept."
    read={readMails}
    rowsOf={({ mails }) => mails}
    none="No mail was refused."
  >
    {({ uuid, at, kind, domain, reason }) => (
      <Item key={uuid} title={kind} states={[formatMoment(at)]} facts={[['At', domain]]} quote={reason} />
    )}
  </ListPart>
)

/** Whose accounts are operators': the command line alone changes that. */
export const Operators = ({ title }: { title: string }) => (
  <ListPart
    title={title}
    about="Accounts that open this desk. The command line gives and takes that: npm run operator -- operators add ADDRESS, operators remove ADDRESS"
    read={readOperators}
    rowsOf={({ operators }) => operators}
    none="No account is an operator’s."
  >
    {({ email, since, passkeys, lastSeenAt }) => (
      <Item
        key={email}
        title={email}
        states={[passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`]}
        facts={[
          ['Since', formatDay(since)],
          ['Passkey last shown', lastSeenAt ? formatMoment(lastSeenAt) : 'Never'],
        ]}
      />
    )}
  </ListPart>
)

export function HealthPart({ title }: { title: string }) {
  const listed = useListed(readHealth)
  return (
    <Part title={title} about="As of now, of the process that answers." listed={listed}>
      {listed.value && (
        <Card>
          <Facts facts={factsOf(listed.value.health)} />
        </Card>
      )}
    </Part>
  )
}

const count = (value: number) => new Intl.NumberFormat('en').format(value)
const MB = 1_000_000
const size = (bytes: number) =>
  bytes < 1000 * MB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / MB / 1000).toFixed(1)} GB`

const factsOf = ({ memorials, jobs, ...health }: Health) =>
  [
    ['Version', health.version],
    ['Running since', formatMoment(health.startedAt)],
    ['Storage', health.storageAnswers ? 'answers' : 'does not answer'],
    ['Database', size(health.databaseBytes)],
    ['Photos, videos and sound', `${size(health.mediaBytes)}, ${count(health.media)} files`],
    ['Accounts', count(health.accounts)],
    ['Memorials that are paid', count(memorials.paid)],
    ['Memorials that are not paid', count(memorials.unpaid)],
    ['Memorials that we hide', count(memorials.hidden)],
    ['Memorials that are deleted', count(memorials.deleted)],
    ['Jobs', `${jobs.waiting} wait, ${jobs.active} run, ${jobs.failed} failed`],
    ['Oldest job that is due', health.oldestDueAt ? formatMoment(health.oldestDueAt) : 'none waits'],
  ] as const
