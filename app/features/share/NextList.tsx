import { useTranslations } from '#app/messages/index.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import styles from './Share.module.css'

const events = ['open', 'reply', 'add', 'keep'] as const

/** What happens after sharing, in order. */
export function NextList({ shareSlug }: { shareSlug: string | null }) {
  const t = useTranslations('share.next')
  return (
    <StepSection title={t('title')}>
      <ol className={styles.next}>
        {events.map((event) => (
          <li key={event}>
            <b>{t(`${event}.title`)}</b>
            <p>
              {t(`${event}.text`)}{' '}
              {event === 'open' && shareSlug && (
                <a className="alone" href={`/view/${shareSlug}`}>
                  {t('seeAsVisitor')}
                </a>
              )}
            </p>
          </li>
        ))}
      </ol>
    </StepSection>
  )
}
