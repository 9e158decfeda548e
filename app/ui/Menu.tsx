import { ChevronDown } from 'lucide-react'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon, type IconShape } from './Icon.tsx'
import styles from './Menu.module.css'

/** Closes the menu around an entry, and moves the focus back to the menu's button. */
export const CloseMenu = createContext<() => void>(() => {})

const items = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

interface Props {
  label: ReactNode
  icon: IconShape
  look?: ButtonLook
  /** The list opens above its button, for a menu at the bottom of the window. */
  above?: boolean
  /** `MenuAnchor` and `MenuButton` elements. */
  children: ReactNode
}

/**
 * A button with a menu. Arrow keys, Home and End move in it; Esc closes it and moves the focus back; a press outside or
 * Tab closes it.
 */
export function Menu({ label, icon, look = 'plain', above, children }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const buttonId = useId()

  useEffect(() => {
    if (!open) return
    items(list.current)[0]?.focus()
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function handleListKey(event: KeyboardEvent) {
    const all = items(list.current)
    const at = all.findIndex((item) => item.matches(':focus'))
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (next !== undefined) all.at(next % all.length)?.focus()
    else return
    event.preventDefault()
  }

  function handleButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div className={styles.menu} ref={root}>
      <button
        type="button"
        ref={button}
        id={buttonId}
        className={buttonClass(look)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        onKeyDown={handleButtonKey}
      >
        <Icon of={icon} />
        {label}
        {!above && <Icon of={ChevronDown} />}
      </button>
      <div
        className={classes(styles.list, above && styles.above)}
        ref={list}
        id={listId}
        role="menu"
        aria-labelledby={buttonId}
        tabIndex={-1}
        hidden={!open}
        onKeyDown={handleListKey}
      >
        <CloseMenu value={close}>{children}</CloseMenu>
      </div>
    </div>
  )
}

export interface MenuItemFace {
  icon: IconShape
  children: ReactNode
}

/** A menu entry that links to another document, for islands, which have no router. */
export function MenuAnchor({ href, icon, children }: MenuItemFace & { href: string }) {
  return (
    <a href={href} role="menuitem" tabIndex={-1}>
      <Icon of={icon} />
      {children}
    </a>
  )
}

/** A menu entry with an action. The menu closes first, so that the action may move the focus. */
export function MenuButton({ onPress, icon, children }: MenuItemFace & { onPress: () => void }) {
  const close = use(CloseMenu)
  function handleClick() {
    close()
    onPress()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={handleClick}>
      <Icon of={icon} />
      {children}
    </button>
  )
}
