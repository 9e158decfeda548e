import type { ReactNode } from 'react'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import styles from './NoScriptPage.module.css'

interface Props {
  title: ReactNode
  /** Below the title. */
  about?: string | undefined
  /** A link at the end of the page. */
  back?: { href: string; label: ReactNode } | undefined
  children: ReactNode
}

/** A page for a single task that works without script: a form, or its result. */
export function NoScriptPage({ title, about, back, children }: Props) {
  return (
    <div className={styles.ground}>
      <Masthead />
      <main id="content" className={`stack ${styles.page}`}>
        <HalfSunRule />
        <header>
          <h1>{title}</h1>
          {about && <p className="quiet">{about}</p>}
        </header>
        {children}
        {back && (
          <p>
            <a className="alone" href={back.href}>
              {back.label}
            </a>
          </p>
        )}
      </main>
      <VersionLabel />
    </div>
  )
}
