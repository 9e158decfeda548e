import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { ArchiveDownload } from '#contract/archive.ts'
import styles from './Archive.module.css'

/** Lists who downloaded it, the latest first. */
export function Downloads({ downloads }: { downloads: ArchiveDownload[] }) {
  const t = useTranslations('archive')
  return (
    <section aria-live="polite">
      <h3>{t('downloads')}</h3>
      {downloads.length === 0 ? (
        <p className="quiet">{t('noDownloads')}</p>
      ) : (
        <ul className={`stack s2 anywhere ${styles.list}`}>
          {downloads.map(({ uuid, who, dateStarted, state }) => (
            <li key={uuid}>{t(`states.${state}`, { who, date: formatDay(dateStarted) })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
