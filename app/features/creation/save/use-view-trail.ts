import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { SaveView } from './start.ts'

/** The views for the account, in their order: each has its own entry in the browser's history. */
const order: readonly SaveView[] = ['email', 'password', 'verify']

const isOfAccount = (view: SaveView): boolean => order.includes(view)

/** The views that led to a history entry, ending with its own; null for an entry that this step did not create. */
function trailOf(state: unknown): SaveView[] | null {
  const trail: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'trail') : null
  return Array.isArray(trail) && trail.length > 0 && trail.every(isOfAccount) ? trail : null
}

/**
 * The browser's Back goes to the previous view, as the step's own Back does, and from the first view out of the step.
 * Once the account exists there is nothing to go back to, and Back leaves the step at once (docs/decisions/0014).
 *
 * @param show shows a view
 * @param onReturn called when the browser's Back or Forward led to another view: messages of the previous one are
 * cleared
 * @returns function that goes to a view of the account
 */
export function useViewTrail(view: SaveView, show: (view: SaveView) => void, onReturn: () => void) {
  const { key, pathname, search, state } = useLocation()
  const isTraversal = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const seen = useRef(key)
  const begun = trailOf(state)
  // After a reload the trail of the history entry is used only if it ends with the view shown now: typed text is lost,
  // so the step may start at an earlier view.
  const trail = useRef(begun && (begun.at(-1) === view || !isOfAccount(view)) ? begun : [view])

  const follow = useEffectEvent(() => {
    const before = trail.current
    const now = trailOf(state) ?? before.slice(0, 1)
    trail.current = now
    const target = now.at(-1)
    if (!isTraversal || !target) return
    if (isOfAccount(view)) {
      if (target === view) return
      show(target)
      onReturn()
    } else if (now.length < before.length) void navigate(-now.length)
  })
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    follow()
  }, [key])

  return (target: SaveView): void => {
    const here = trail.current
    const at = here.lastIndexOf(target)
    const isOnward = order.indexOf(target) > order.indexOf(view)
    show(target)
    if (at !== -1 && at < here.length - 1) return void navigate(at - here.length + 1)
    const to = pathname + search
    if (isOnward) void navigate(to, { state: { trail: [...here, target] } })
    else void navigate(to, { replace: true, state: { trail: [...here.slice(0, -1), target] } })
  }
}
