import type { DecadeOnLine } from '#contract/life-line.ts'
import { writtenDecade } from '#contract/photo-date-words.ts'
import { useTranslations } from '../../messages/index.tsx'

interface Props {
  line: DecadeOnLine[]
  nameOfPerson: string
}

/** A life on one line: each decade leads to its photos, and says in words how much there is. */
export function LifeLine({ line, nameOfPerson }: Props) {
  const t = useTranslations('visitLife')
  return (
    <ol className="life-line" id="life" aria-label={t('label', { name: nameOfPerson })}>
      {line.map((one) => (
        <li key={one.decade}>
          <Decade {...one} />
        </li>
      ))}
    </ol>
  )
}

function Decade({ decade, photos, films, step }: DecadeOnLine) {
  const t = useTranslations('visitLife')
  const time = useTranslations('photoDate')
  return (
    <a className="life-decade" href={`#${decadeId(decade)}`}>
      <span className="life-spot">
        <i className="life-sun" data-step={step} />
      </span>
      <span className="life-name">{writtenDecade(decade, time)}</span>
      <span className="life-much">
        {photos > 0 && <span>{t('photos', { count: photos })} </span>}
        {films > 0 && <span>{t('films', { count: films })}</span>}
      </span>
    </a>
  )
}

/** Of the heading above a decade's photos. */
export const decadeId = (decade: number) => `decade-${decade}`
