import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { type AuditEntry, listAuditLog } from '#contract/audit-log.ts'
import styles from './AuditLog.module.css'

interface Log {
  entries: AuditEntry[]
  /** The cursor of the next page; null if all are loaded. */
  next: string | null
}

interface Props {
  memorialUuid: string
  /** When it changes, the newest entries are loaded again. */
  asOf: unknown
}

/** The audit log of a memorial, newest first. Needs the messages of `auditLog`. */
export function AuditLogCard({ memorialUuid, asOf }: Props) {
  const t = useTranslations('auditLog')
  const [log, setLog] = useState<Log | null>(null)
  const [firstNew, setFirstNew] = useState<string | null>(null)
  const { error, attempt } = useAction()
  const list = useRef<HTMLOListElement>(null)

  const read = useCallback(
    (before: Log | null) =>
      attempt(async () => {
        const query = before?.next ? { after: before.next } : {}
        const { entries, next } = await call(listAuditLog, { params: { memorialUuid }, query })
        const known = new Set(before?.entries.map(({ uuid }) => uuid))
        const added = entries.filter(({ uuid }) => !known.has(uuid))
        setLog({ entries: [...(before?.entries ?? []), ...added], next })
        setFirstNew((before && added[0]?.uuid) ?? null)
      }),
    [attempt, memorialUuid],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asOf` has no use here but to load again when it changes
  useEffect(() => void read(null), [read, asOf])

  // Moves the focus to the first of the entries that were loaded.
  useEffect(() => {
    if (firstNew) list.current?.querySelector<HTMLElement>(`[data-id="${firstNew}"]`)?.focus()
  }, [firstNew])

  return (
    <Card title={t('title')}>
      <p className="quiet">{t('explained')}</p>
      {log?.entries.length === 0 && <p>{t('none')}</p>}
      {log && log.entries.length > 0 && (
        <ol ref={list} className={`top4 below4 ruled ${styles.entries}`} aria-label={t('title')}>
          {log.entries.map((entry) => (
            <li key={entry.uuid} data-id={entry.uuid} tabIndex={-1}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
      {error && (
        <Notice
          kind="error"
          title={t('failed')}
          action={<Button onPress={() => read(log)} word="tryAgain" />}
        />
      )}
      {log?.next && !error && (
        <Button busyLabel={t('loading')} onPress={() => read(log)}>
          {t('earlier')}
        </Button>
      )}
    </Card>
  )
}

/** Labels for entries without a name: the account is gone, or the operator did it. */
const unnamed = { HOST: 'gone', SUCCESSOR: 'successorGone', OPERATOR: 'operator' } as const

function Entry({ entry: { action, by, who, whoEmail, isYou, about, date } }: { entry: AuditEntry }) {
  const t = useTranslations('auditLog')
  const actor = isYou ? t('you') : whoEmail ? `${who} (${whoEmail})` : who || t(unnamed[by])
  return (
    <>
      <span>{t(`actions.${action}`)}</span>
      {about && (
        <b dir="auto" className="name">
          {about}
        </b>
      )}
      <span className="note">{t('by', { who: actor, when: formatMoment(date) })}</span>
    </>
  )
}
