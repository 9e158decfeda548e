import { useTranslations } from '#app/messages/index.tsx'
import { media } from '#contract/limits.ts'
import type { PassedOver } from './read/library.ts'
import styles from './Wall.module.css'

const reasons = ['films', 'pictures', 'tooLarge', 'locked', 'hidden', 'copies', 'zips'] as const

/** What else was found and is not shown, with what can be done about it. */
export function PassedOverList({ passedOver }: { passedOver: PassedOver }) {
  const t = useTranslations('bring.passedOver')
  const told = reasons.filter((reason) => passedOver[reason] > 0)
  if (told.length === 0) return null
  return (
    <ul className={styles.passedOver}>
      {told.map((reason) => (
        <li key={reason}>
          {t(reason, { count: passedOver[reason], megabytes: media.photoBytes / 1024 / 1024 })}
        </li>
      ))}
    </ul>
  )
}
