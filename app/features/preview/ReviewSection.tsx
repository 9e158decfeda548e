import { type ReactNode, useId } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import styles from './Review.module.css'

interface Props {
  title: string
  /** Path of the step where it is entered. */
  to: string
  children: ReactNode
}

/** One part of the memorial as it was entered, with a link to its step. */
export function ReviewSection({ title, to, children }: Props) {
  const t = useTranslations('preview')
  const titleId = useId()
  return (
    <section className={`stack from-start s4 ${styles.section}`} aria-labelledby={titleId}>
      <header className="apart baseline">
        <h2 id={titleId}>{title}</h2>
        <LinkButton look="link" to={to} aria-label={t('changeNamed', { section: title })}>
          {t('change')}
        </LinkButton>
      </header>
      {children}
    </section>
  )
}
