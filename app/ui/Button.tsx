import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconShape } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { useFocusSafeDisabled } from './use-focus-safe-disabled.ts'
import { type CommonWord, Word } from './Word.tsx'

/**
 * `primary` the main next step of a screen · `line` any other action · `ink` to stop something · `plain` to go back ·
 * `link` inside text · `tool` small and quiet, on a card.
 */
export type ButtonLook = 'primary' | 'line' | 'ink' | 'plain' | 'link' | 'tool'

export interface ButtonFace {
  look?: ButtonLook | undefined
  icon?: IconShape | undefined
  /** Fills the available width. */
  wide?: boolean | undefined
  /** What is written on it: words of its own, or one that many screens have. */
  children?: ReactNode
  word?: CommonWord | undefined
}

type Props = ButtonFace &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'onClick' | 'onFocus' | 'onBlur' | 'children'> & {
    /** Work is in progress: a spinner is shown and presses do nothing. The button keeps the focus. */
    busy?: boolean | undefined
    /**
     * Label while busy, such as 'Saving…'. A submit button of a static page shows it also while the page's script is
     * loading.
     */
    busyLabel?: ReactNode
    busyWord?: CommonWord | undefined
    /** May return a promise; until it settles the button is busy and cannot be pressed again. */
    onPress?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
  }

export function Button({
  look,
  icon,
  wide,
  children,
  word,
  busy,
  busyLabel,
  busyWord,
  onPress,
  type,
  disabled,
  ...rest
}: Props) {
  const { isHeld, held } = useFocusSafeDisabled(disabled)
  const { pending, press } = useGuardedPress(onPress)
  const waiting = busy === true || pending
  const submits = type === 'submit'

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Only after a press with the pointer; after Enter the focus stays in the field.
    if (submits && event.detail > 0) event.currentTarget.focus({ preventScroll: true })
    // aria-disabled does not stop a submit, and `disabled` would lose the focus
    if (waiting || isHeld) return event.preventDefault()
    press(event)
  }

  return (
    <button
      {...rest}
      {...held}
      type={type ?? 'button'}
      className={buttonClass(look, wide)}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || held['aria-disabled'] || rest['aria-disabled']}
      // A field that loses the focus may show an error, which would move the button away from the pointer.
      onMouseDown={submits ? keepFocus : undefined}
      onClick={handleClick}
      data-coming={submits && typeof busyLabel === 'string' ? busyLabel : undefined}
    >
      {waiting ? <Spinner /> : icon && <Icon of={icon} />}
      {(waiting && (busyWord ? <Word of={busyWord} /> : busyLabel)) || (word ? <Word of={word} /> : children)}
    </button>
  )
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The class that makes a link look like a button. */
export function buttonClass(look: ButtonLook = 'line', wide = false): string {
  return classes(isText(look) ? styles.text : styles.button, styles[look], wide && styles.wide)
}

const isText = (look: ButtonLook) => look === 'link' || look === 'tool'

/**
 * Wraps a press handler so that it cannot run twice at once: while its promise is pending, further presses do nothing
 * and `pending` is true. A rejection is not caught; it reaches the page's error handling.
 */
function useGuardedPress<Event>(onPress: ((event: Event) => unknown) | undefined) {
  const [pending, setPending] = useState(false)
  // React state would be a render too late for the second tap of a double tap
  const running = useRef(false)
  const mounted = useRef(false)

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  async function settle(work: PromiseLike<unknown>) {
    running.current = true
    setPending(true)
    try {
      await work
    } finally {
      running.current = false
      if (mounted.current) setPending(false)
    }
  }

  function press(event: Event) {
    if (running.current) return
    const result = onPress?.(event)
    if (isPromise(result)) void settle(result)
  }

  return { pending, press }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}
