import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { IconShape } from '#app/ui/Icon.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './Desk.module.css'
import { messageOf, useDesk } from './desk-context.ts'
import { words } from './words.ts'

interface PartProps {
  title: string
  about: string
  /** Reads it anew after a failure. */
  listed?: { value: unknown; trouble: string | null; again: () => Promise<void> }
  children: ReactNode
}

/** One part of the desk: its heading, what it is about, and its list once that was read. */
export function Part({ title, about, listed, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <header className="stack">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="quiet">{about}</p>
      </header>
      {listed?.trouble && (
        <Notice
          kind="error"
          title={words.failed}
          action={<Button onPress={listed.again}>{words.tryAgain}</Button>}
        >
          {listed.trouble}
        </Notice>
      )}
      {listed && listed.value === null && !listed.trouble && (
        <div className="coming part">
          <LoadingLine>{words.loading}</LoadingLine>
        </div>
      )}
      {(!listed || listed.value !== null) && children}
    </section>
  )
}

interface ItemProps {
  title: ReactNode
  /** States in two or three words. */
  chips?: ReactNode
  facts?: readonly (readonly [string, ReactNode])[]
  children?: ReactNode
}

/** One entry of a list, as a card: a table would not fit on a phone. */
export function Item({ title, chips, facts = [], children }: ItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {chips}
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
    </li>
  )
}

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ActProps {
  label: string
  /** For a screen reader, where several buttons have the same label. */
  of?: string
  look?: ButtonLook
  icon?: IconShape
  /** Asked first; without it the press acts at once. */
  question?: { title: string; help: string; confirm?: string }
  act: () => Promise<void>
}

/** A button that does something, after a question if it is grave; a failure stands beside it. */
export function Act({ label, of, look, icon, question, act }: ActProps) {
  const { ask } = useDesk()
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function go() {
    setFailure(null)
    try {
      await ask(act)
    } catch (reason) {
      setFailure(messageOf(reason))
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <Button
        look={look}
        icon={icon}
        onPress={question ? () => setAsking(true) : go}
        aria-label={of && `${label}: ${of}`}
      >
        {label}
      </Button>
      {question && (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={question.title}
          primary={{ label: question.confirm ?? label, onPress: go }}
          secondary={{ label: words.cancel, onPress: () => setAsking(false) }}
        >
          <p>{question.help}</p>
        </ConfirmDialog>
      )}
      {failure && (
        <Notice kind="error" title={words.notDone} isAnswer>
          {failure}
        </Notice>
      )}
    </>
  )
}
