import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'
import { WithSupportLink } from './WithSupportLink.tsx'

type Kind = 'info' | 'error' | 'success' | 'test'

const shapes = { info: Info, error: CircleAlert, success: CircleCheck, test: Info }
/** An error interrupts a screen reader, a success waits; the others are part of the page. */
const roles = { error: 'alert', success: 'status', info: undefined, test: undefined } as const

interface Props {
  kind?: Kind
  /** Result of a press that may be far from here: the notice is scrolled into view, and read out. */
  isAnswer?: boolean
  /** The message itself; `children` then says what to do. */
  title?: ReactNode
  /** A button below the text, such as Try Again. */
  action?: ReactNode
  children?: ReactNode
}

/** A message within the page. `test` is for the sandbox payment provider. */
export function Notice({ kind = 'info', isAnswer = false, title, action, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const role = roles[kind] ?? (isAnswer ? 'status' : undefined)
  useEffect(() => {
    if (isAnswer) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswer])
  return (
    <div ref={box} className={classes(`wrap ${styles.notice}`, styles[kind])} role={role}>
      <Icon of={shapes[kind]} />
      <div className={`fits ${styles.words}`}>
        {title && (
          <p>
            <strong>{typeof title === 'string' ? <WithSupportLink>{title}</WithSupportLink> : title}</strong>
          </p>
        )}
        {children && <div>{children}</div>}
        {action && <div className="top3">{action}</div>}
      </div>
    </div>
  )
}
