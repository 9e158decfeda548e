import { formatDay } from '#app/lib/dates.ts'
import { printedLink } from '#app/lib/share-links.ts'
import { useShareLinks } from '#app/lib/use-share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { QrSection } from '#app/ui/qr/QrSection.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import type { Memorial } from '#contract/memorials.ts'

/** The link of a paid memorial, to copy, share or print, and how long the memorial is kept. */
export function PublishCard({ memorial }: { memorial: Memorial }) {
  const t = useTranslations('dashboard.publish')
  const { shareSlug, retainedUntil, visibility, printCode } = memorial
  const links = useShareLinks(memorial)
  return (
    <Card level={1} title={t('title')}>
      <ShareLinks links={links} visibility={visibility} />
      <QrSection link={printedLink(links.link, printCode)} slug={shareSlug} level={2} />
      {retainedUntil && <p className="quiet top5">{t('keptUntil', { date: formatDay(retainedUntil) })}</p>}
    </Card>
  )
}
