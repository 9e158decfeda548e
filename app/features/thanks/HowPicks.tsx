import { useTranslations } from '#app/messages/index.tsx'
import type { ThankedHow, ThanksLine } from '#contract/thanks.ts'
import filters from './Filters.module.css'
import styles from './LineList.module.css'

const ways = ['LETTER', 'PHONE', 'IN_PERSON'] as const

interface Props {
  how: ThanksLine['thankedHow']
  onHow: (how: Exclude<ThankedHow, 'NOTE'>) => unknown
}

/** How somebody was thanked, which a host may say or leave. */
export function HowPicks({ how, onHow }: Props) {
  const t = useTranslations('thanks')
  return (
    <div className={styles.how}>
      <p className="quiet small">{t('how')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, of which one is pressed */}
      <div className={filters.picks} role="group" aria-label={t('how')}>
        {ways.map((way) => (
          <button key={way} type="button" aria-pressed={how === way} onClick={() => onHow(way)}>
            {t(`pick.${way}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
