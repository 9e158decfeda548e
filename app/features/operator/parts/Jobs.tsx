import { RotateCw } from 'lucide-react'
import { call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { type FailedJob, listFailedJobs, retryJob } from '#contract/operating.ts'
import { Act, Acts, Item, Items, Part } from '../Part.tsx'
import { useDesk, useListed } from '../use-desk.ts'

const read = () => call(listFailedJobs)

export function Jobs({ title }: { title: string }) {
  const { tell } = useDesk()
  const listed = useListed(read)

  const retry =
    ({ id: jobId, name }: FailedJob) =>
    async () => {
      listed.set(await call(retryJob, { params: { jobId } }))
      tell(`${name} is tried again now.`)
    }

  return (
    <Part
      title={title}
      about="Background jobs that failed for good, of the last day, and those that wait for another try."
      listed={listed}
    >
      <Items of={listed.value?.jobs} none="No job has failed.">
        {(job) => (
          <Item
            key={job.id}
            title={job.name}
            states={[
              job.state === 'failed' ? 'Failed' : 'Waits for another try',
              job.tries === 1 ? '1 try' : `${job.tries} tries`,
            ]}
            facts={[
              ['Queued', formatMoment(job.queuedAt)],
              [job.state === 'failed' ? 'Failed' : 'Tried again', formatMoment(job.at)],
            ]}
            quote={job.reason}
          >
            <Acts>
              <Act icon={RotateCw} label="Try again now" of={job.name} act={retry(job)} />
            </Acts>
          </Item>
        )}
      </Items>
    </Part>
  )
}
