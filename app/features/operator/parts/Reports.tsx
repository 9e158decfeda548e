import { Check } from 'lucide-react'
import { useCallback, useState } from 'react'
import { formatMoment } from '#app/lib/dates.ts'
import { mailTo } from '#app/lib/mail-to.ts'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { listReports, type Report, settleReport } from '#contract/safety.ts'
import styles from '../Desk.module.css'
import { askDesk, useDesk, useListed } from '../desk-context.ts'
import { Act, Facts, Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const t = words.reports

export function Reports() {
  const { tell } = useDesk()
  /** The memorial all of whose reports are shown; null: the oldest few of each. */
  const [only, setOnly] = useState<string | null>(null)
  const read = useCallback(
    () => askDesk(listReports, { query: only === null ? {} : { memorialUuid: only } }),
    [only],
  )
  const reports = useListed(read)

  const settle =
    ({ uuid, nameOfPerson }: Report) =>
    async () => {
      const { wasSettled, settledBy, settledAt } = await askDesk(settleReport, {
        params: { reportUuid: uuid },
      })
      const who = nameOf(settledBy)
      tell(wasSettled ? t.wasSettled(who, formatMoment(settledAt)) : t.settled(nameOfPerson))
      await reports.again()
    }

  const { reports: list = [], total = 0 } = reports.value ?? {}
  const memorials = [...new Set(list.map(({ memorialUuid }) => memorialUuid))].map((memorialUuid) =>
    list.filter((report) => report.memorialUuid === memorialUuid),
  )
  /** Of memorials that are not in the list, or of the one that is shown. */
  const more =
    total - (only ? list.length : memorials.reduce((sum, [first]) => sum + (first?.ofMemorial ?? 0), 0))
  return (
    <Part title={words.parts.reports} about={t.about} listed={reports}>
      {only && (
        <div className={styles.acts}>
          <Button onPress={() => setOnly(null)}>{t.all}</Button>
        </div>
      )}
      {list.length === 0 && <EmptyState title={t.none} />}
      <ul className={styles.list}>
        {memorials.map((its) => (
          <OfMemorial key={its[0]?.memorialUuid} reports={its} settle={settle} onAll={setOnly} />
        ))}
      </ul>
      {more > 0 && <p className="quiet">{t.more(more)}</p>}
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
    <Item title={nameOfPerson} chips={<span className="quiet">{t.count(ofMemorial)}</span>}>
      <div className={styles.acts}>
        <LinkButton to={`/operator?part=memorials&find=${memorialUuid}`}>{t.find}</LinkButton>
        <AnchorButton look="tool" href={`/view/${shareSlug}`} target="_blank" rel="noreferrer">
          {t.open}
        </AnchorButton>
      </div>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.uuid}>
            <Facts
              facts={[
                [t.reasons[report.reason], formatMoment(report.createdAt)],
                ...(report.email
                  ? [
                      [
                        t.answerTo,
                        <a key="to" className="way" href={mailTo(report.email)}>
                          {report.email}
                        </a>,
                      ] as const,
                    ]
                  : []),
              ]}
            />
            {report.words ? (
              <p className={styles.said}>{report.words}</p>
            ) : (
              <p className="quiet">{t.noWords}</p>
            )}
            <div className={styles.acts}>
              <Act icon={Check} label={t.settle} of={nameOfPerson} act={settle(report)} />
            </div>
          </li>
        ))}
      </ul>
      {ofMemorial > reports.length && (
        <div className={styles.acts}>
          <Button
            look="link"
            aria-label={`${t.allOf(ofMemorial)}: ${nameOfPerson}`}
            onPress={() => onAll(memorialUuid)}
          >
            {t.allOf(ofMemorial)}
          </Button>
        </div>
      )}
    </Item>
  )
}

const nameOf = (settledBy: string | null): string =>
  settledBy === 'token' ? words.log.token : (settledBy ?? t.somebody)
