import { call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { Card } from '#app/ui/Card.tsx'
import { getHealth, type Health } from '#contract/operating.ts'
import { Facts, Part } from '../Part.tsx'
import { useListed } from '../use-desk.ts'

const read = () => call(getHealth)

const count = (value: number) => new Intl.NumberFormat('en').format(value)
const MB = 1_000_000
const size = (bytes: number) =>
  bytes < 1000 * MB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / MB / 1000).toFixed(1)} GB`

export function HealthPart({ title }: { title: string }) {
  const listed = useListed(read)
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
