import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import type { Successor } from '#contract/archive.ts'
import styles from './Archive.module.css'

/** Shows a co-host whom the owner has named. */
export function SuccessorList({ successors }: { successors: Successor[] }) {
  const t = useTranslations('archive.successors')
  return (
    <section>
      <h3>{t('title')}</h3>
      {successors.length === 0 && <p className="quiet">{t('none')}</p>}
      <ul className={`stack s2 anywhere ${styles.list}`}>
        {successors.map(({ uuid, name, email }) => (
          <li key={uuid}>
            <b dir="auto">{name}</b>{' '}
            <span className="quiet">
              <Breakable text={email} />
            </span>
          </li>
        ))}
      </ul>
      <p className="quiet small">{t('after')}</p>
      <p className="quiet small">{t('onlyOwner')}</p>
    </section>
  )
}
