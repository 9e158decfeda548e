import type { ReactNode } from 'react'
import styles from './CardsPage.module.css'

/** A screen of which only the cards are printed. */
export function CardsPage({
  head,
  title,
  children,
  foot,
}: {
  head: ReactNode
  title: ReactNode
  children: ReactNode
  foot: ReactNode
}) {
  return (
    <>
      <div className="no-print">{head}</div>
      <main className={`stack window column page ${styles.page}`} id="content" tabIndex={-1}>
        <h1 className="no-print">{title}</h1>
        {children}
      </main>
      <div className="no-print">{foot}</div>
    </>
  )
}
