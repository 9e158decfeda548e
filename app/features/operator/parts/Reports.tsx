import { Check } from 'lucide-react'
import { useCallback, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { mailTo } from '#app/lib/mail-to.ts'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { listReports, type Report, settleReport } from '#contract/safety.ts'
import styles from '../Desk.module.css'
import { Act, Acts, Facts, Item, Items, Part } from '../Part.tsx'
import { describeWho } from '../rules.ts'
import { useDesk, useListed } from '../use-desk.ts'

const reasons = {
  NOT_THE_FAMILY: 'Not made by the family',
  UNKIND: 'Unkind',
  PRIVATE: 'Private matters',
  SPAM: 'Spam',
  OTHER: 'Something else',
}

export function Reports({ title }: { title: string }) {
  const { tell } = useDesk()
  /** The memorial all of whose reports are shown; null: the oldest few of each. */
  const [only, setOnly] = useState<string | null>(null)
  const read = useCallback(
    () => call(listReports, { query: only === null ? {} : { memorialUuid: only } }),
    [only],
  )
  const listed = useListed(read)

  const settle =
    ({ uuid, nameOfPerson }: Report) =>
    async () => {
      const { wasSettled, settledBy, settledAt } = await call(settleReport, { params: { reportUuid: uuid } })
      const by = `${describeWho(settledBy)} had settled this report already, on ${formatMoment(settledAt)}.`
      tell(wasSettled ? by : `The report about ${nameOfPerson} is settled.`)
      await listed.again()
    }

  const { reports = [], total = 0 } = listed.value ?? {}
  const memorials = [...new Set(reports.map(({ memorialUuid }) => memorialUuid))].map((uuid) =>
    reports.filter(({ memorialUuid }) => memorialUuid === uuid),
  )
  /** Of memorials that are not in the list, or of the one that is shown. */
  const more =
    total - (only ? reports.length : memorials.reduce((sum, [first]) => sum + (first?.ofMemorial ?? 0), 0))
  return (
    <Part
      title={title}
      about="What visitors reported and nobody has settled, by memorial, the one reported first before others. A report hides nothing by itself."
      listed={listed}
    >
      {only && (
        <Acts>
          <Button onPress={() => setOnly(null)}>Show all memorials</Button>
        </Acts>
      )}
      <Items of={memorials} none="Nothing is reported.">
        {(its) => <OfMemorial key={its[0]?.memorialUuid} reports={its} settle={settle} onAll={setOnly} />}
      </Items>
      {more > 0 && <p className="quiet">{more} more follow once these are settled.</p>}
    </Part>
  )
}

interface OfMemorialProps {
  /** The oldest that are not settled. */
  reports: readonly Report[]
  settle: (report: Report) => () => Promise<void>
  onAll: (memorialUuid: string) => void
}

/** The reports about one memorial. */
function OfMemorial({ reports, settle, onAll }: OfMemorialProps) {
  const [first] = reports
  if (!first) return null
  const { memorialUuid, nameOfPerson, shareSlug, ofMemorial } = first
  return (
    <Item title={nameOfPerson} states={[ofMemorial === 1 ? '1 report' : `${ofMemorial} reports`]}>
      <Acts>
        <LinkButton to={`/operator?part=memorials&find=${memorialUuid}`}>Find the memorial</LinkButton>
        <AnchorButton look="tool" href={`/view/${shareSlug}`} target="_blank" rel="noreferrer">
          Open the page
        </AnchorButton>
      </Acts>
      <ul className="stack">
        {reports.map((report) => (
          <li key={report.uuid}>
            <Facts
              facts={[
                [reasons[report.reason], formatMoment(report.createdAt)],
                report.email
                  ? [
                      'Answer to',
                      <a key="to" className="way" href={mailTo(report.email)}>
                        {report.email}
                      </a>,
                    ]
                  : null,
              ]}
            />
            <p className={styles.said}>{report.words || 'No words were added.'}</p>
            <Acts>
              <Act icon={Check} label="Settle" of={nameOfPerson} act={settle(report)} />
            </Acts>
          </li>
        ))}
      </ul>
      {ofMemorial > reports.length && (
        <Acts>
          <Button
            look="link"
            aria-label={`Show all ${ofMemorial}: ${nameOfPerson}`}
            onPress={() => onAll(memorialUuid)}
          >
            Show all {ofMemorial}
          </Button>
        </Acts>
      )}
    </Item>
  )
}
