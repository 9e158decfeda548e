import { formatMoment } from '#app/lib/dates.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { listAllFundChanges } from '#contract/operating.ts'
import styles from '../Desk.module.css'
import { askDesk, useListed } from '../desk-context.ts'
import { Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(listAllFundChanges)
const t = words.funds

/** New words of funds that hold gifts, while hosts can still object. */
export function Funds() {
  const listed = useListed(read)
  const list = listed.value?.changes ?? []
  return (
    <Part title={words.parts.funds} about={t.about} listed={listed}>
      {list.length === 0 && <EmptyState title={t.none} />}
      <ul className={styles.list}>
        {list.map((change) => (
          <Item
            key={change.id}
            title={change.title}
            chips={<span className="quiet">{change.nameOfPerson}</span>}
            facts={[
              [t.asked, formatMoment(change.askedAt)],
              [t.effect, formatMoment(change.takesEffectAt)],
            ]}
          >
            <dl className={styles.facts}>
              {change.changes.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{t.fields[field]}</dt>
                  <dd>
                    {after || t.nothing}
                    <br />
                    <span className="quiet">
                      {t.before}: {before || t.nothing}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
            <div className={styles.acts}>
              <LinkButton to={`/operator?part=memorials&find=${change.memorialUuid}`}>
                {words.reports.find}
              </LinkButton>
            </div>
          </Item>
        ))}
      </ul>
    </Part>
  )
}
