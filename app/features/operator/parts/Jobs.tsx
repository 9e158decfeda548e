import { RotateCw } from 'lucide-react'
import { call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { listFailedJobs, retryJob } from '#contract/operating.ts'
import { Act, Acts, Item, ListPart } from '../Part.tsx'
import { useDesk } from '../use-desk.ts'

const read = () => call(listFailedJobs)

export function Jobs({ title }: { title: string }) {
  const { tell } = useDesk()
  return (
    <ListPart
      title={title}
      about="Background jobs that failed for good, of the last day, and those that wait for another try."
      read={read}
      rowsOf={({ jobs }) => jobs}
      none="No job has failed."
    >
      {(job, listed) => (
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
            <Act
              icon={RotateCw}
              label="Try again now"
              of={job.name}
              act={async () => {
                listed.set(await call(retryJob, { params: { jobId: job.id } }))
                tell(`${job.name} is tried again now.`)
              }}
            />
          </Acts>
        </Item>
      )}
    </ListPart>
  )
}
