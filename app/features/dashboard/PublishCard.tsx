import { formatDay } from '#app/lib/dates.ts'
import { useShareLinks } from '#app/lib/use-share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import type { Memorial } from '#contract/memorials.ts'
import styles from './PublishCard.module.css'
import { QrSection } from './QrSection.tsx'

/** The link of a memorial that is paid for: to copy, to pass on, to print; and how long it is kept. */
export function PublishCard({ memorial }: { memorial: Memorial }) {
  const t = useTranslations('dashboard.publish')
  const { shareSlug, retainedUntil, visibility } = memorial
  const links = useShareLinks(memorial)
  return (
    <Card title={t('title')}>
      <ShareLinks links={links} visibility={visibility} />
      <QrSection link={links.link} slug={shareSlug} />
      {retainedUntil && <p className={styles.kept}>{t('keptUntil', { date: formatDay(retainedUntil) })}</p>}
    </Card>
  )
}
