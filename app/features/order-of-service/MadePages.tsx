import { useTranslations } from '#app/messages/index.tsx'
import { PagePreviews } from '#app/parts/page-previews/PagePreviews.tsx'
import type { MadeOrder } from '#contract/order-of-service.ts'

/** Half of each paper, in millimetres. */
const sizes = { A4: { width: 148, height: 210 }, LETTER: { width: 140, height: 216 } }

/** The pages in reading order. */
export function MadePages({ order: { previewUrls, choices } }: { order: MadeOrder }) {
  const t = useTranslations('orderOfService.print')
  return (
    <PagePreviews
      pages={previewUrls.map((href, at) => ({ href, alt: t('page', { number: at + 1 }) }))}
      size={sizes[choices.paper]}
    />
  )
}
