import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Book } from '#contract/keepsakes.ts'
import { BookFacts, BookLinks } from './BookLinks.tsx'
import { BookPages } from './BookPages.tsx'
import { StaleBook } from './StaleBook.tsx'

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
      <BookPages urls={previewUrls} paper={choices.paper} />
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
