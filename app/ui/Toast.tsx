import { Check } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Toast.module.css'

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

/** Calls back once after `milliseconds`; `pause` stops the timer, `resume` restarts it from the beginning. */
function usePausableTimeout(milliseconds: number, callback: () => void) {
  const latest = useRef(callback)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = callback
  })

  const pause = useCallback(() => clearTimeout(timer.current), [])
  const resume = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), milliseconds)
  }, [milliseconds])

  useEffect(() => {
    resume()
    return pause
  }, [pause, resume])

  return { pause, resume }
}

const load = async () => (await import('./place-toasts.ts')).placeToasts
type Place = Awaited<ReturnType<typeof load>>

/**
 * Places toasts where they cover least (ui/place-toasts). That is loaded with the first press or key, before there is
 * anything to report; without it they stand where the sheet puts them.
 */
function useToastPlace(region: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  const [place, setPlace] = useState<{ with: Place } | null>(null)
  const isWanted = shown.length > 0

  useEffect(() => {
    if (place) return
    const bring = () =>
      load().then(
        (placeToasts) => setPlace({ with: placeToasts }),
        () => {},
      )
    if (isWanted) {
      void bring()
      return
    }
    const once = { once: true, capture: true }
    document.addEventListener('pointerdown', bring, once)
    document.addEventListener('keydown', bring, once)
    return () => {
      document.removeEventListener('pointerdown', bring, once)
      document.removeEventListener('keydown', bring, once)
    }
  }, [place, isWanted])

  useLayoutEffect(() => {
    if (!place || !region.current || shown.length === 0) return
    return place.with(region.current)
  }, [place, region, shown])
}
