import { Check } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Toast.module.css'
import { usePausableTimeout } from './use-pausable-timeout.ts'
import { useToastPlace } from './use-toast-place.ts'

export interface ToastContent {
  message: ReactNode
  /** Takes back what the message says was done. Gone once what showed it is: nobody would see what it does. */
  onUndo?: (() => void) | undefined
  /** Undo works from anywhere, and stays: it leads back itself. */
  undoesAnywhere?: boolean
  /** A message of the same group takes the place of the one before. */
  group?: string
}

/** `owner` is what showed it. */
type Shown = ToastContent & { id: number; owner: string }

const needsProvider = () => {
  throw new Error('useToast needs a ToastProvider around it')
}

const Toasts = createContext<{
  show: (content: ToastContent, owner: string) => void
  end: (owner: string) => void
}>({
  show: needsProvider,
  end: needsProvider,
})

/** `const showToast = useToast()`, then `showToast({ message, onUndo })`. */
export function useToast(): (content: ToastContent) => void {
  const { show, end } = useContext(Toasts)
  const owner = useId()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      end(owner)
    }
  }, [end, owner])
  return useCallback(
    ({ onUndo, ...content }: ToastContent) => {
      const isUndone = !isGone.current || content.undoesAnywhere
      show({ ...content, onUndo: isUndone ? onUndo : undefined }, owner)
    },
    [show, owner],
  )
}

/** Long enough to read and to reach for Undo; it waits while it is pointed at or has the focus. */
const lifetime = 6000

/** Holds the short messages that come and go, where they cover least. One a page, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const region = useRef<HTMLDivElement>(null)
  useToastPlace(region, toasts)
  const shared = useMemo(
    () => ({
      show: (content: ToastContent, owner: string) =>
        setToasts((now) => {
          const others = now.filter(({ group }) => group === undefined || group !== content.group)
          return [...others, { ...content, owner, id: (now.at(-1)?.id ?? 0) + 1 }]
        }),
      end: (owner: string) =>
        setToasts((now) =>
          now.filter((toast) => toast.owner !== owner || !toast.onUndo || toast.undoesAnywhere),
        ),
    }),
    [],
  )
  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])
  return (
    <Toasts value={shared}>
      {children}
      {/* stands there empty from the start: a live region that comes with its words is often not read */}
      <div ref={region} className={styles.region} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onRemove={remove} />
        ))}
      </div>
    </Toasts>
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
