import { useTranslations } from '#app/messages/index.tsx'
import { PagePreviews } from '#app/parts/page-previews/PagePreviews.tsx'
import type { Paper } from '#contract/keepsakes.ts'

/** In millimetres. */
const sizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  LETTER: { width: 216, height: 279 },
}

interface Props {
  urls: string[]
  paper: Paper
}

/** The first pages of a book. */
export function BookPages({ urls, paper }: Props) {
  const t = useTranslations('keepsakes.book')
  if (urls.length === 0) return null
  return (
    <div>
      <h3>{t('preview')}</h3>
      <PagePreviews
        pages={urls.map((href, at) => ({ href, alt: t('page', { number: at + 1 }) }))}
        size={sizes[paper]}
      />
    </div>
  )
}
