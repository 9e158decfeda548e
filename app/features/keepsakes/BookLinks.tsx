import { BookOpen, Download } from 'lucide-react'
import { fileSize } from '#app/lib/file-size.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import type { Book } from '#contract/keepsakes.ts'

/** '48 pages, 12.3 MB'; nothing if it is not known. */
export function BookFacts({ book: { pages, bytes } }: { book: Book }) {
  const t = useTranslations('keepsakes.book')
  return pages === null || bytes === null ? null : t('facts', { pages, size: fileSize(bytes) })
}

interface Props {
  book: Book
  /** Look of the download button. */
  look: 'primary' | 'line'
}

/** Links to download a finished book, or to open it. */
export function BookLinks({ book: { pdfUrl }, look }: Props) {
  const t = useTranslations('keepsakes.book')
  if (pdfUrl === null) return null
  return (
    <p className="row">
      <AnchorButton look={look} icon={Download} href={pdfUrl} download>
        {t('download')}
      </AnchorButton>
      <AnchorButton icon={BookOpen} href={pdfUrl} target="_blank" rel="noopener">
        {t('open')} <span className="visually-hidden">{t('newTab')}</span>
      </AnchorButton>
    </p>
  )
}
