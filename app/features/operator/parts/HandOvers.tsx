import { formatMoment } from '#app/lib/dates.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { callOffHandOver, type HandOver, listHandOvers, witnessHandOver } from '#contract/operating.ts'
import styles from '../Desk.module.css'
import { askDesk, useDesk, useListed } from '../desk-context.ts'
import { Act, Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(listHandOvers)
const t = words.handOver

export function HandOvers() {
  const { desk, tell } = useDesk()
  const listed = useListed(read)
  const list = listed.value?.handOvers ?? []

  const end =
    ({ uuid: handOverUuid }: HandOver, how: typeof witnessHandOver | typeof callOffHandOver) =>
    async () => {
      listed.set(await askDesk(how, { params: { handOverUuid } }))
      tell(how === witnessHandOver ? t.witnessed : t.calledOff)
    }

  return (
    <Part title={words.parts.handOvers} about={t.about} listed={listed}>
      {list.length === 0 && <EmptyState title={t.none} />}
      <ul className={styles.list}>
        {list.map((one) => (
          <Item
            key={one.uuid}
            title={one.nameOfPerson}
            chips={<span className="quiet">{t.states[one.state]}</span>}
            facts={[
              [t.from, one.fromEmail || words.memorials.noOwner],
              [t.to, one.toEmail],
              [t.askedBy, `${one.askedBy}, ${formatMoment(one.askedAt)}`],
              one.endedBy && one.endedAt
                ? [t.endedBy, `${one.endedBy}, ${formatMoment(one.endedAt)}`]
                : [t.earliest, formatMoment(one.dueAt)],
            ]}
          >
            <p className={styles.said}>{one.grounds}</p>
            {one.state === 'WAITING' && (
              <div className={styles.acts}>
                {one.askedBy === desk.name ? (
                  <p className="quiet">{t.own}</p>
                ) : (
                  <Act
                    label={t.witness}
                    of={one.nameOfPerson}
                    look="ink"
                    question={{ title: t.witnessTitle(one.nameOfPerson, one.toEmail), help: t.witnessHelp }}
                    act={end(one, witnessHandOver)}
                  />
                )}
                <Act label={t.callOff} of={one.nameOfPerson} act={end(one, callOffHandOver)} />
              </div>
            )}
          </Item>
        ))}
      </ul>
    </Part>
  )
}
