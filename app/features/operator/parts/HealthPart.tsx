import { formatMoment } from '#app/lib/dates.ts'
import { Card } from '#app/ui/Card.tsx'
import { getHealth, type Health } from '#contract/operating.ts'
import { askDesk, useListed } from '../desk-context.ts'
import { Facts, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(getHealth)
const t = words.health

const count = (value: number) => new Intl.NumberFormat('en').format(value)
const MB = 1_000_000
const size = (bytes: number) =>
  bytes < 1000 * MB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / MB / 1000).toFixed(1)} GB`

export function HealthPart() {
  const listed = useListed(read)
  return (
    <Part title={words.parts.health} about={t.about} listed={listed}>
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
    [t.version, health.version],
    [t.started, formatMoment(health.startedAt)],
    [t.storage, health.storageAnswers ? t.answers : t.away],
    [t.database, size(health.databaseBytes)],
    [t.media, `${size(health.mediaBytes)}, ${t.files(count(health.media))}`],
    [t.accounts, count(health.accounts)],
    [t.paid, count(memorials.paid)],
    [t.unpaid, count(memorials.unpaid)],
    [t.hidden, count(memorials.hidden)],
    [t.deleted, count(memorials.deleted)],
    [t.jobs, t.jobCounts(jobs.waiting, jobs.active, jobs.failed)],
    [t.oldest, health.oldestDueAt ? formatMoment(health.oldestDueAt) : t.none],
  ] as const
