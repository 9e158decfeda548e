import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { freshPlan, type Plan, readPlan, writePlan } from './plan.ts'

interface Options {
  slug: string
  /** The card's own, as it was before it came alive. */
  form: RefObject<HTMLFormElement | null>
  /** Which fund it named at first. */
  firstFund: string | undefined
  /** The dialog stood open when the page was left. */
  onResume: () => void
}

/** What somebody means to give: as chosen on the page before it came alive, else as kept before a reload. */
export function usePlan({ slug, form, firstFund, onResume }: Options) {
  const [plan, setPlan] = useState<Plan>(freshPlan)
  const change = (part: Partial<Plan>) =>
    setPlan((before) => {
      const after = { ...before, ...part }
      writePlan(slug, after)
      return after
    })

  const begin = useEffectEvent(() => {
    const kept = readPlan(slug)
    const touched = choiceIn(form.current, firstFund)
    // The dialog is opened once it is there.
    if (kept || touched) change({ ...kept, ...touched, isOpen: false })
    if (kept?.isOpen) onResume()
  })
  // Before anything is rendered over what was chosen.
  useLayoutEffect(() => begin(), [])

  return { plan, change }
}

/** What was pressed while the form was plain HTML; null for nothing. */
function choiceIn(form: HTMLFormElement | null, firstFund: string | undefined): Partial<Plan> | null {
  const data = new FormData(form ?? undefined)
  const [pick, fundId] = [data.get('pick'), data.get('fundId')]
  const touched = {
    ...(typeof pick === 'string' && pick !== freshPlan.pick && { pick }),
    ...(typeof fundId === 'string' && fundId !== firstFund && { fundId }),
  }
  return Object.keys(touched).length > 0 ? touched : null
}
