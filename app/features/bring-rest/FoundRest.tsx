import { useEffect, useState } from 'react'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './BringRest.module.css'
import { FailureList } from './FailureList.tsx'
import { type Count, type Group, groups } from './look.ts'
import type { Ended, Opened } from './use-bring-rest.ts'

interface Props {
  opened: Opened
  ended: Ended | null
  /** Of the person that the memorial is for. */
  name: string
  onBring: (chosen: ReadonlySet<Group>) => void
  onAnother: () => void
  onEnough: () => void
}

const leftOf = ({ total, here, isOwn }: Count): number => (isOwn ? 0 : total - here)

/** What an archive has that is not here, each group with a tick; after a bringing also how it ended. */
export function FoundRest({
  opened: { archive, rest, damaged },
  ended,
  name,
  onBring,
  onAnother,
  onEnough,
}: Props) {
  const t = useTranslations('bringRest')
  const { counts } = rest
  const left = groups.filter((group) => leftOf(counts[group]) > 0)
  const [without, setWithout] = useState<ReadonlySet<Group>>(new Set())
  const chosen = new Set(left.filter((group) => !without.has(group)))
  const there = groups.filter((group) => counts[group].total > 0 && leftOf(counts[group]) === 0)
  const of = typeof archive.memorial.nameOfPerson === 'string' ? archive.memorial.nameOfPerson.trim() : ''
  const made = formatDay(archive.madeAt)
  const isAllHere = left.length === 0

  useEffect(() => {
    if (isAllHere) onEnough()
  }, [isAllHere, onEnough])

  function tick(group: Group, isOn: boolean) {
    const next = new Set(without)
    if (isOn) next.delete(group)
    else next.add(group)
    setWithout(next)
  }

  return (
    <>
      <header>
        <h2 dir="auto">{of ? t('found.title', { name: of }) : t('found.unnamed')}</h2>
        {made && <p className="quiet">{t('made', { date: made })}</p>}
      </header>
      {of && of.toLowerCase() !== name.trim().toLowerCase() && (
        <Notice title={t('other', { other: of, name })} />
      )}
      {ended && <Outcome ended={ended} isAllHere={isAllHere} />}
      {damaged.length > 0 && (
        <Notice title={t('damaged', { count: damaged.length })}>
          <ul className={styles.list}>
            {damaged.map((file) => (
              <li key={file}>
                <bdi>{file}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!isAllHere && (
        <fieldset className={styles.groups}>
          <legend>{t('what')}</legend>
          {left.map((group) => (
            <Checkbox
              key={group}
              checked={chosen.has(group)}
              onChange={({ currentTarget }) => tick(group, currentTarget.checked)}
            >
              {t(`groups.${group}`, { count: leftOf(counts[group]) })}
              {counts[group].here > 0 && <> {t('here', { count: counts[group].here })}</>}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {isAllHere && !ended && (
        <Notice kind="success" isAnswer title={there.length > 0 ? t('all') : t('nothing')}>
          {there.length > 0 && t('allText')}
        </Notice>
      )}
      {there.length > 0 && (
        <ul className={styles.list}>
          {there.map((group) => (
            <li className="quiet" key={group}>
              {isOwn(group, counts[group]) ? t(`own.${group as 'order'}`) : t(`whole.${group}`)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {!isAllHere && (
          <Button look="primary" disabled={chosen.size === 0} onPress={() => onBring(chosen)}>
            {t('start')}
          </Button>
        )}
        <Button look="link" onPress={onAnother}>
          {t('another')}
        </Button>
      </div>
    </>
  )
}

const isOwn = (group: Group, count: Count): boolean =>
  count.isOwn && (group === 'programme' || group === 'order')

function Outcome({ ended: { end, failures }, isAllHere }: { ended: Ended; isAllHere: boolean }) {
  const t = useTranslations('bringRest')
  return (
    <>
      {typeof end === 'object' && (
        <Notice kind="error" isAnswer title={t('broken')}>
          {end.broken.message}
        </Notice>
      )}
      {end === 'STOPPED' && <Notice isAnswer title={t('stopped')} />}
      {end === 'DONE' && isAllHere && <Notice kind="success" isAnswer title={t('all')} />}
      {failures.length > 0 && <FailureList failures={failures} />}
    </>
  )
}
