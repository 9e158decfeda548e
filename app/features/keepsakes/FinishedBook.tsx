import { BookOpen, Download } from 'lucide-react'
import { formatDay } from '#app/lib/dates.ts'
import { fileSize } from '#app/lib/file-size.ts'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PagePreviews } from '#app/parts/page-previews/PagePreviews.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Book, Paper } from '#contract/keepsakes.ts'

/** In millimetres. */
const sizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  LETTER: { width: 216, height: 279 },
}

interface Props {
  book: Book
  /** Whether it was generated with the options that are shown now. */
  isAsChosen: boolean
  onAgain: () => unknown
}

/** A finished book: previews, facts, notes, and links. */
export function FinishedBook({ book, isAsChosen, onAgain }: Props) {
  const t = useTranslations('keepsakes.book')
  const { previewUrls, choices, generatedAt, missing, isCurrent } = book
  const paper = t(`papers.${choices.paper}`)
  return (
    <>
      {previewUrls.length > 0 && (
        <div>
          <h3>{t('preview')}</h3>
          <PagePreviews
            pages={previewUrls.map((href, at) => ({ href, alt: t('page', { number: at + 1 }) }))}
            size={sizes[choices.paper]}
          />
        </div>
      )}
      <div>
        <p>
          <b>
            <BookFacts book={book} />
          </b>
        </p>
        <p className="quiet small">{t('factsMore', { paper, date: formatDay(generatedAt) })}</p>
        {!isAsChosen && <p className="quiet small">{t('otherChoices')}</p>}
        {missing > 0 && <p className="quiet small">{t('missing', { count: missing })}</p>}
      </div>
      <BookLinks book={book} look="primary" />
      {!isCurrent && <StaleBook onAgain={onAgain} />}
    </>
  )
}

/** '48 pages, 12.3 MB'; nothing if it is not known. */
export function BookFacts({ book: { pages, bytes } }: { book: Book }) {
  const t = useTranslations('keepsakes.book')
  return pages === null || bytes === null ? null : t('facts', { pages, size: fileSize(bytes) })
}

/** Links to download a finished book, or to open it. */
export function BookLinks({ book: { pdfUrl }, look }: { book: Book; look: 'primary' | 'line' }) {
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

/**
 * Says that the memorial has changed since the book was generated. Set in quiet text, because the book is still usable.
 */
export function StaleBook({ onAgain }: { onAgain: () => unknown }) {
  const t = useTranslations('keepsakes.book')
  return (
    <p className="row">
      <span className="quiet">{t('stale')}</span>
      <Button look="link" onPress={onAgain}>
        {t('again')}
      </Button>
    </p>
  )
}

/**
 * Says why there is no book, beside the button that generates one.
 *
 * @param reason null if the server could not be reached
 */
export function BookFailure({ reason, onAgain }: { reason: string | null; onAgain: () => unknown }) {
  return (
    <Notice
      kind="error"
      title={reason ?? networkFailureMessage()}
      action={<Button onPress={onAgain} word="tryAgain" />}
    />
  )
}
