import { RotateCw } from 'lucide-react'
import { formatMoment } from '#app/lib/dates.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { type FailedJob, listFailedJobs, retryJob } from '#contract/operating.ts'
import styles from '../Desk.module.css'
import { askDesk, useDesk, useListed } from '../desk-context.ts'
import { Act, Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(listFailedJobs)
const t = words.jobs

export function Jobs() {
  const { tell } = useDesk()
  const listed = useListed(read)
  const list = listed.value?.jobs ?? []

  const retry =
    ({ id: jobId, name }: FailedJob) =>
    async () => {
      listed.set(await askDesk(retryJob, { params: { jobId } }))
      tell(t.done(name))
    }

  return (
    <Part title={words.parts.jobs} about={t.about} listed={listed}>
      {list.length === 0 && <EmptyState title={t.none} />}
      <ul className={styles.list}>
        {list.map((job) => (
          <Item
            key={job.id}
            title={job.name}
            chips={
              <span className="quiet">
                {t[job.state]} · {t.tries(job.tries)}
              </span>
            }
            facts={[
              [t.queued, formatMoment(job.queuedAt)],
              [t.at[job.state], formatMoment(job.at)],
            ]}
          >
            {job.reason && <p className={styles.said}>{job.reason}</p>}
            <div className={styles.acts}>
              <Act icon={RotateCw} label={t.again} of={job.name} act={retry(job)} />
            </div>
          </Item>
        ))}
      </ul>
    </Part>
  )
}
