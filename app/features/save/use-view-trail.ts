import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { SaveView } from './start.ts'

/** The views of the account, in their order: each has an entry of its own in the browser's history. */
const order: readonly SaveView[] = ['email', 'password', 'verify']

const isOfAccount = (view: SaveView): boolean => order.includes(view)

/** Which views lead to an entry of the history, itself the last; null for one that this step has not made. */
function trailOf(state: unknown): SaveView[] | null {
  const trail: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'trail') : null
  return Array.isArray(trail) && trail.length > 0 && trail.every(isOfAccount) ? trail : null
}

/**
 * The browser's own Back leads one view back, as the step's own does, and from the first view out of the step. Once
 * there is nothing to go back to, because the account is made, it leads out at once (docs/decisions/0212).
 *
 * @param show shows a view
 * @param onReturn the browser went to another view: what was said in the one before no longer counts
 * @returns goes to a view of the account
 */
export function useViewTrail(view: SaveView, show: (view: SaveView) => void, onReturn: () => void) {
  const { key, pathname, search, state } = useLocation()
  const isTraversal = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const seen = useRef(key)
  const begun = trailOf(state)
  // One that was left in its middle begins anew where it can: what was typed there is gone.
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
