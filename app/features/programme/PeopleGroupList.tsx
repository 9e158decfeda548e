import { useId } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { EventPerson } from '#contract/events.ts'
import styles from './People.module.css'
import type { PeopleGroup, PeopleLists } from './use-people.ts'

interface Props {
  group: PeopleGroup
  list: PeopleLists[PeopleGroup]
  onMore: () => Promise<unknown>
}

/** People with one answer; nothing where nobody gave it. */
export function PeopleGroupList({ group, list, onMore }: Props) {
  const t = useTranslations('programme.people')
  const titleId = useId()
  if (list.people.length === 0) return null
  return (
    <section className={`top6 ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`groups.${group}`)}</h2>
      <ul className={styles.people}>
        {list.people.map((person) => (
          <li key={person.rsvpId}>
            <Who person={person} />
          </li>
        ))}
      </ul>
      {list.next !== null && (
        <p>
          <Button onPress={onMore} word="showMore" />
        </p>
      )}
    </section>
  )
}

function Who({ person: { name, guests, food, accessNeeds, awaitsLook } }: { person: EventPerson }) {
  const t = useTranslations('programme.people')
  const lines = [
    food.trim() && t('foodIs', { text: food.trim() }),
    accessNeeds.trim() && t('accessIs', { text: accessNeeds.trim() }),
    awaitsLook && t('awaitsLook'),
  ].filter((line): line is string => Boolean(line))
  return (
    <div>
      <b dir="auto">{name}</b>
      {guests > 0 && <span className="quiet"> {t('withGuests', { count: guests })}</span>}
      {lines.map((line) => (
        <p key={line} className="small quiet" dir="auto">
          {line}
        </p>
      ))}
    </div>
  )
}
