import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { listOperatorLog, type OperatorLogEntry } from '#contract/operator-log.ts'
import styles from '../Desk.module.css'
import { Act, Acts, Part } from '../Part.tsx'
import { describeWho } from '../rules.ts'
import { useListed } from '../use-desk.ts'

const read = () => call(listOperatorLog)

/** What operators did, newest first. */
export function Log({ title }: { title: string }) {
  const listed = useListed(read)
  const [earlier, setEarlier] = useState<OperatorLogEntry[]>([])
  const entries = [...(listed.value?.entries ?? []), ...earlier]
  const oldest = entries.at(-1)?.number ?? 1

  async function readEarlier() {
    const { entries: more } = await call(listOperatorLog, { query: { before: oldest } })
    setEarlier([...earlier, ...more])
  }

  return (
    <Part
      title={title}
      about="Every call of the desk and of the command line, written down before it is done. It only grows."
      listed={listed}
    >
      <ol className={styles.entries} reversed>
        {entries.map(({ number, at, who, call: path, about }) => (
          <li key={number} value={number}>
            <span>
              {describeWho(who)}
              <br />
              <span className="quiet small">
                {number} · {formatMoment(at)}
              </span>
            </span>
            <span className={styles.code}>
              {path}
              <br />
              {Object.entries(about)
                .map(([name, value]) => `${name} ${String(value)}`)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
      {oldest > 1 && (
        <Acts>
          <Act label="Show earlier" act={readEarlier} />
        </Acts>
      )}
    </Part>
  )
}
