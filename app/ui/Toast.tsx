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
  /**
   * Undoes what the message reports. The button disappears with the component that showed the message, since its effect
   * would not be visible.
   */
  onUndo?: (() => void) | undefined
  /** Undo works on any screen, since it navigates back itself: the button stays. */
  undoesAnywhere?: boolean
  /** A message replaces an earlier one of the same group. */
  group?: string
}

/** `owner` identifies the component that showed it. */
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

/** Milliseconds to read the message and press Undo; paused while the message is hovered or focused. */
const lifetime = 6000

/** Shows toasts where they cover least. One per page, around everything. */
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
      {/* rendered empty from the start: a live region that is added together with its text is often not read */}
      <div ref={region} className={`stack s2 no-print ${styles.region}`} role="status" aria-live="polite">
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
    // biome-ignore lint/a11y/noStaticElementInteractions: these only pause the timer; Undo is the control
    <div
      className={styles.toast}
      onPointerEnter={pause}
      onPointerLeave={resumeUnlessHeld}
      onFocus={pause}
      onBlur={resumeUnlessHeld}
    >
      {!toast.onUndo && <Icon of={Check} />}
      <span className="fits">{toast.message}</span>
      {toast.onUndo && (
        <Button look="link" onPress={undo}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
