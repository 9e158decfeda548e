import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './BringRest.module.css'
import type { Failure } from './bring.ts'

/** So many are listed. */
const LISTED = 50

/** What did not come, whose it is, and why. */
export function FailureList({ failures }: { failures: readonly Failure[] }) {
  const t = useTranslations('bringRest.failures')
  function wordsOf({ group, name, file, reason }: Failure): string {
    const who = group === 'programme' || group === 'order' ? t(group) : name || t('anonymous')
    const why = typeof reason === 'string' ? reason : t(reason.loss)
    return file === null
      ? t('of', { who, reason: why })
      : t('file', { who, file: file || t('photo'), reason: why })
  }
  return (
    <Notice kind="error" title={t('title', { count: failures.length })}>
      <p>{t('kept')}</p>
      <ul className={styles.list}>
        {failures.slice(0, LISTED).map((failure, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one bringing, which is not changed
          <li key={at} dir="auto">
            {wordsOf(failure)}
          </li>
        ))}
        {failures.length > LISTED && <li>{t('more', { count: failures.length - LISTED })}</li>}
      </ul>
    </Notice>
  )
}
