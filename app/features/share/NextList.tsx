import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import type { Memorial } from '#contract/memorials.ts'
import styles from './Share.module.css'

const events = ['open', 'reply', 'add', 'give', 'keep'] as const

interface Props {
  shareSlug: string | null
  visibility: Memorial['visibility']
  /** There is a cause already, for which people can give. */
  hasFund: boolean
}

/**
 * What happens after sharing, in order; of a private memorial, what happens without it. Nothing before this tells of gifts
 * (docs/decisions/0029).
 */
export function NextList({ shareSlug, visibility, hasFund }: Props) {
  const t = useTranslations('share.next')
  const ofAll = events.filter((event) => event !== 'give' || !hasFund)
  const shown = visibility === 'PRIVATE' ? (['open', 'keep'] as const) : ofAll
  return (
    <StepSection title={t('title')}>
      <ol className={styles.next}>
        {shown.map((event) => (
          <li key={event}>
            <b className="title">{t(`${event}.title`)}</b>
            <p className="quiet">
              {event === 'open' ? t(`open.text.${visibility}`) : t(`${event}.text`)}{' '}
              {event === 'open' && shareSlug && (
                <a className="alone" href={`/view/${shareSlug}`}>
                  {t('seeAsVisitor')}
                </a>
              )}
              {event === 'give' && (
                <Link className="alone" to="/memorial/edit-donations">
                  {t('give.name')}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ol>
    </StepSection>
  )
}
