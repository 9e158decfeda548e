import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import type { IconShape } from '#app/ui/Icon.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import styles from './Desk.module.css'
import { type Listed, useAct, useListed } from './use-desk.ts'

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
    <section className="stack" aria-label={title}>
      <header className="stack">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="quiet">{about}</p>
      </header>
      {listed?.trouble && (
        <Notice
          kind="error"
          title="This could not be read."
          action={<Button onPress={listed.again}>Try again</Button>}
        >
          {listed.trouble}
        </Notice>
      )}
      {listed && listed.value === null && !listed.trouble && (
        <div className="coming part">
          <LoadingLine>Reading…</LoadingLine>
        </div>
      )}
      {(!listed || listed.value !== null) && children}
    </section>
  )
}

interface ItemsProps<T> {
  of: readonly T[]
  none: string
  children: (row: T) => ReactNode
}

/** The entries of a part; where there are none, a line says so. */
export function Items<T>({ of, none, children }: ItemsProps<T>) {
  return of.length === 0 ? <EmptyState title={none} /> : <ul className="stack">{of.map(children)}</ul>
}

interface ListPartProps<S extends Endpoint, T> extends Omit<PartProps, 'listed' | 'children'> {
  /** Must stay the same function. */
  read: () => Promise<Answer<S>>
  rowsOf: (answer: Answer<S>) => readonly T[]
  none: string
  children: (row: T, listed: Listed<Answer<S>>) => ReactNode
}

/** A part of the desk that is one list. */
export function ListPart<S extends Endpoint, T>(props: ListPartProps<S, T>) {
  const { read, rowsOf, none, children, ...heading } = props
  const listed = useListed<S>(read)
  return (
    <Part {...heading} listed={listed}>
      <Items of={listed.value ? rowsOf(listed.value) : []} none={none}>
        {(row) => children(row, listed)}
      </Items>
    </Part>
  )
}

/** A name and its value; null is left out. */
type Fact = readonly [string, ReactNode] | null

interface ItemProps {
  title: ReactNode
  /** States in two or three words. */
  states?: readonly (string | false)[]
  facts?: readonly Fact[]
  /** What somebody wrote. */
  quote?: string
  children?: ReactNode
}

/** One entry of a list, as a card: a table would not fit on a phone. */
export function Item({ title, states = [], facts = [], quote, children }: ItemProps) {
  return (
    <li className={`stack s3 card ${styles.item}`}>
      <div className="row">
        <h2>{title}</h2>
        {states.length > 0 && <span className="quiet">{states.filter(Boolean).join(' · ')}</span>}
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
      {quote && <p className={styles.said}>{quote}</p>}
      {children}
    </li>
  )
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={`stack tight ${styles.facts}`}>
      {facts
        .filter((fact) => fact !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd className="fits">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

export const Code = ({ children }: { children: ReactNode }) => <span className={styles.code}>{children}</span>

export const Acts = ({ children }: { children: ReactNode }) => <div className="row">{children}</div>

export const NotDone = ({ failure }: { failure: string | null }) =>
  failure && (
    <Notice kind="error" title="This was not done." isAnswer>
      {failure}
    </Notice>
  )

interface ActProps {
  label: string
  /** For a screen reader, where several buttons have the same label. */
  of?: string
  look?: ButtonLook
  icon?: IconShape
  /** Asked first; without it the press acts at once. */
  question?: { title: string; help: string }
  act: () => Promise<void>
}

/** A button that does something, after a question if it is grave; a failure stands beside it. */
export function Act({ label, of, look, icon, question, act }: ActProps) {
  const { failure, run } = useAct()
  const [asking, setAsking] = useState(false)

  async function go() {
    await run(act)
    setAsking(false)
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
          primary={{ label, onPress: go }}
          secondary={{ label: 'Cancel', onPress: () => setAsking(false) }}
        >
          <p>{question.help}</p>
        </ConfirmDialog>
      )}
      <NotDone failure={failure} />
    </>
  )
}
