import { Check } from 'lucide-react'
import { createContext, type ReactNode, type SyntheticEvent, useCallback, useContext, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Toast.module.css'
import { usePausableTimeout } from './use-pausable-timeout.ts'

export interface ToastContent {
  message: ReactNode
  /** Takes back what the message says was done. */
  onUndo?: (() => void) | undefined
  /** A message of the same group takes the place of the one before. */
  group?: string
}

type Shown = ToastContent & { id: number }

const Show = createContext<(content: ToastContent) => void>(() => {
  throw new Error('useToast needs a ToastProvider around it')
})

/** `const showToast = useToast()`, then `showToast({ message, onUndo })`. */
export const useToast = () => useContext(Show)

/** Long enough to read and to reach for Undo; it waits while it is pointed at or has the focus. */
const lifetime = 6000

/** Holds the short messages that come and go above the foot of the page. One a page, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const show = useCallback((content: ToastContent) => {
    setToasts((now) => {
      const others = now.filter(({ group }) => group === undefined || group !== content.group)
      return [...others, { ...content, id: (now.at(-1)?.id ?? 0) + 1 }]
    })
  }, [])
  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])
  return (
    <Show value={show}>
      {children}
      {/* stands there empty from the start: a live region that comes with its words is often not read */}
      <div className={styles.region} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onRemove={remove} />
        ))}
      </div>
    </Show>
  )
}

function Toast({ toast, onRemove }: { toast: Shown; onRemove: (id: number) => void }) {
  const t = useTranslations('common')
  const { pause, resume } = usePausableTimeout(lifetime, () => onRemove(toast.id))

  function resumeUnlessHeld(event: SyntheticEvent<HTMLElement>) {
    if (!event.currentTarget.matches(':hover, :focus-within')) resume()
  }

  function undo() {
    onRemove(toast.id)
    toast.onUndo?.()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these only hold the clock; Undo is the control
    <div
      className={styles.toast}
      onPointerEnter={pause}
      onPointerLeave={resumeUnlessHeld}
      onFocus={pause}
      onBlur={resumeUnlessHeld}
    >
      {!toast.onUndo && <Icon of={Check} />}
      <span>{toast.message}</span>
      {toast.onUndo && (
        <Button look="link" onPress={undo}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
