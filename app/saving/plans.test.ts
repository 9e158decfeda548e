import { expect, it } from 'vitest'
import { stepParts } from '#app/draft/rules.ts'
import * as editPlans from './edit-plans.ts'
import type { SavePlan } from './plan.ts'
import { pagePlans, wholeDraft } from './plans.ts'

const plans: [string, SavePlan][] = Object.entries({ ...pagePlans, ...editPlans, wholeDraft })

it.each(plans)('the plan of %s sends each of its parts once, after the files', (_name, { parts, steps }) => {
  const sent = steps.flatMap((step) => (step.send === 'parts' ? step.parts : []))
  expect([...sent].sort()).toEqual([...parts].sort())
  const order = steps.map(({ send }) => send)
  expect(order.lastIndexOf('files')).toBeLessThan(order.indexOf('parts'))
})

it('every part that a step edits is saved by the whole draft and by some page', () => {
  expect(wholeDraft.parts).toEqual(stepParts)
  const { all: _, ...pages } = pagePlans
  const saved = new Set(Object.values(pages).flatMap(({ parts }) => parts))
  expect([...saved].sort()).toEqual([...stepParts].sort())
})
