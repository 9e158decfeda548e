import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { wasGiving } from '#app/lib/was-giving.ts'
import { freshPlan, type Plan, readPlan, writePlan } from './plan.ts'

interface Options {
  slug: string
  /** The card's form, as it was before hydration. */
  form: RefObject<HTMLFormElement | null>
  /** The fund that was chosen at first. */
  firstFund: string | undefined
  /** Called if the dialog was open when the page was reloaded. */
  onResume: () => void
}

/** What somebody intends to give: stored before a reload, updated by what was chosen before hydration. */
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
    // Read before the dialog is stored as closed. Whoever pressed another form meanwhile wants that one.
    const goesOn = wasGiving(slug) && document.querySelector('form[data-pressed]') === null
    const touched = choiceIn(form.current, firstFund)
    // The dialog opens once its code is loaded.
    if (kept || touched) change({ ...kept, ...touched, isOpen: false })
    if (kept && goesOn) onResume()
  })
  // Before React overwrites what was chosen.
  useLayoutEffect(() => begin(), [])

  return { plan, change }
}

/** What was chosen while the form was plain HTML; null for nothing. */
function choiceIn(form: HTMLFormElement | null, firstFund: string | undefined): Partial<Plan> | null {
  const data = new FormData(form ?? undefined)
  const [pick, fundId] = [data.get('pick'), data.get('fundId')]
  const touched = {
    ...(typeof pick === 'string' && pick !== freshPlan.pick && { pick }),
    ...(typeof fundId === 'string' && fundId !== firstFund && { fundId }),
  }
  return Object.keys(touched).length > 0 ? touched : null
}
