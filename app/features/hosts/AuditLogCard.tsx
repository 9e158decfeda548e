import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { AuditEntry } from '#contract/audit-log.ts'
import styles from './AuditLog.module.css'
import { useAuditLog } from './use-audit-log.ts'

interface Props {
  memorialUuid: string
  /** When it changes, the newest entries are loaded again. */
  asOf: unknown
  redirectOnAuthError: (reason: unknown) => boolean
}

/** The audit log of a memorial, newest first. Needs the messages of `auditLog`. */
export function AuditLogCard({ memorialUuid, asOf, redirectOnAuthError }: Props) {
  const t = useTranslations('auditLog')
  const { entries, next, isBusy, failed, read, readOn, list } = useAuditLog(
    memorialUuid,
    asOf,
    redirectOnAuthError,
  )
  return (
    <Card title={t('title')}>
      <p className="quiet">{t('explained')}</p>
      {entries?.length === 0 && <p>{t('none')}</p>}
      {entries && entries.length > 0 && (
        <ol ref={list} className={`top4 below4 ruled ${styles.entries}`} aria-label={t('title')}>
          {entries.map((entry) => (
            <li key={entry.uuid} data-id={entry.uuid} tabIndex={-1}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
      {failed && (
        <Notice
          kind="error"
          title={t('failed')}
          action={<Button onPress={entries ? readOn : read}>{t('tryAgain')}</Button>}
        />
      )}
      {next !== null && !failed && (
        <Button busy={isBusy} busyLabel={t('loading')} onPress={readOn}>
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
      <span className="note">{t('by', { who: actor, when: formatDay(date) })}</span>
    </>
  )
}
