import { useTranslations } from '#app/messages/index.tsx'
import type { EventPerson, HostEvent } from '#contract/events.ts'
import styles from './People.module.css'

/** Everyone who comes, by name, with a box to tick on paper. */
export function DoorList({ event, people }: { event: HostEvent; people: readonly EventPerson[] }) {
  const t = useTranslations('programme.people')
  if (people.length === 0) return null
  const has = (field: 'food' | 'accessNeeds') => people.some((person) => person[field].trim() !== '')
  const [isFoodTold, isAccessTold] = [has('food'), has('accessNeeds')]
  const { attending, guests } = event.counts
  return (
    <section className={`top6 ${styles.section}`} aria-labelledby="door">
      <h2 id="door">{t('groups.ATTENDING')}</h2>
      <p className="small quiet">
        {t('printHelp')} {t('total', { count: attending + guests })}
      </p>
      <table className={`across top3 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.box}>
              {t('here')}
            </th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('guests')}</th>
            {isFoodTold && <th scope="col">{t('food')}</th>}
            {isAccessTold && <th scope="col">{t('access')}</th>}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.rsvpId}>
              <td className={styles.box} />
              <th scope="row" dir="auto">
                {person.name}
              </th>
              <td data-label={t('guests')}>{person.guests > 0 ? t('plus', { count: person.guests }) : ''}</td>
              {isFoodTold && (
                <td dir="auto" data-label={t('food')}>
                  {person.food}
                </td>
              )}
              {isAccessTold && (
                <td dir="auto" data-label={t('access')}>
                  {person.accessNeeds}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
