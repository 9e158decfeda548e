import { Check } from 'lucide-react'
import { formatMoment } from '#app/lib/dates.ts'
import { mailTo } from '#app/lib/mail-to.ts'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { listReports, type Report, settleReport } from '#contract/safety.ts'
import styles from '../Desk.module.css'
import { askDesk, useDesk, useListed } from '../desk-context.ts'
import { Act, Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(listReports)
const t = words.reports

export function Reports() {
  const { tell } = useDesk()
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
  const more = total - list.length
  return (
    <Part title={words.parts.reports} about={t.about} listed={reports}>
      {list.length === 0 && <EmptyState title={t.none} />}
      <ul className={styles.list}>
        {list.map((report) => (
          <Item
            key={report.uuid}
            title={report.nameOfPerson}
            chips={<span className="quiet">{t.reasons[report.reason]}</span>}
            facts={[
              [t.reported, formatMoment(report.createdAt)],
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
          >
            {report.words ? (
              <p className={styles.said}>{report.words}</p>
            ) : (
              <p className="quiet">{t.noWords}</p>
            )}
            <div className={styles.acts}>
              <Act icon={Check} label={t.settle} of={report.nameOfPerson} act={settle(report)} />
              <LinkButton to={`/operator?part=memorials&find=${report.memorialUuid}`}>{t.find}</LinkButton>
              <AnchorButton look="tool" href={`/view/${report.shareSlug}`} target="_blank" rel="noreferrer">
                {t.open}
              </AnchorButton>
            </div>
          </Item>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{t.more(more)}</p>}
    </Part>
  )
}

const nameOf = (settledBy: string | null): string =>
  settledBy === 'token' ? words.log.token : (settledBy ?? t.somebody)
