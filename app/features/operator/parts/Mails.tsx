import { formatMoment } from '#app/lib/dates.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { listRefusedMails } from '#contract/operating.ts'
import styles from '../Desk.module.css'
import { askDesk, useListed } from '../desk-context.ts'
import { Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(listRefusedMails)
const t = words.mails

export function Mails() {
  const listed = useListed(read)
  const list = listed.value?.mails ?? []
  return (
    <Part title={words.parts.mails} about={t.about} listed={listed}>
      {list.length === 0 && <EmptyState title={t.none} />}
      <ul className={styles.list}>
        {list.map(({ uuid, at, kind, domain, reason }) => (
          <Item
            key={uuid}
            title={kind}
            chips={<span className="quiet">{formatMoment(at)}</span>}
            facts={[[t.domain, domain]]}
          >
            <p className={styles.said}>{reason}</p>
          </Item>
        ))}
      </ul>
    </Part>
  )
}
