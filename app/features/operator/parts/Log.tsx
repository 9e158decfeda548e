import { useState } from 'react'
import { formatMoment } from '#app/lib/dates.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { listOperatorLog, type OperatorLogEntry } from '#contract/operator-log.ts'
import styles from '../Desk.module.css'
import { askDesk, useListed } from '../desk-context.ts'
import { Act, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(listOperatorLog)
const t = words.log

/** What operators did, newest first. */
export function Log() {
  const listed = useListed(read)
  const [earlier, setEarlier] = useState<OperatorLogEntry[]>([])
  const [broken, setBroken] = useState<number | null>(null)
  const brokenAt = broken ?? listed.value?.brokenAt ?? null
  const entries = [...(listed.value?.entries ?? []), ...earlier]
  const oldest = entries.at(-1)?.number ?? 1

  async function readEarlier() {
    const { entries: more, ...checked } = await askDesk(listOperatorLog, { query: { before: oldest } })
    setEarlier([...earlier, ...more])
    setBroken(checked.brokenAt ?? broken)
  }

  return (
    <Part title={words.parts.log} about={t.about} listed={listed}>
      {brokenAt !== null ? (
        <Notice kind="error" title={t.broken(brokenAt)} />
      ) : (
        <Notice kind="success" title={t.whole}>
          <p>{t.all}</p>
          <p>{t.hash}</p>
          <p className={styles.code}>{listed.value?.hash}</p>
        </Notice>
      )}
      {entries.length === 0 && <EmptyState title={t.none} />}
      <ol className={styles.entries} reversed>
        {entries.map(({ number, at, who, call, about }) => (
          <li key={number} value={number}>
            <span>
              {whoOf(who)}
              <br />
              <span className="quiet small">
                {number} · {formatMoment(at)}
              </span>
            </span>
            <span className={styles.code}>
              {call}
              <br />
              {Object.entries(about)
                .map(([name, value]) => `${name} ${String(value)}`)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
      {oldest > 1 && (
        <div className={styles.acts}>
          <Act label={t.earlier} act={readEarlier} />
        </div>
      )}
    </Part>
  )
}

const whoOf = (who: string | null): string => (who === null ? t.before : who === 'token' ? t.token : who)
