import { type KeyboardEvent, useState } from 'react'
import { forwards } from '#app/lib/direction.ts'

/**
 * Lets arrow keys move through a grid of checkboxes, so that Tab passes it with one press: a wall of thousands of photos has its
 * button at the end.
 *
 * @returns the place that Tab leads to, and what goes on the list
 */
export function useArrowKeys(count: number) {
  const [at, setAt] = useState(0)
  return {
    tabStop: Math.min(at, count - 1),
    list: {
      onFocus: ({ currentTarget, target }: { currentTarget: Element; target: Element }) =>
        setAt(Math.max(0, boxesOf(currentTarget).indexOf(target))),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const boxes = boxesOf(event.currentTarget)
        const step = stepOf(event.key, columnsOf(boxes))
        const to = boxes[boxes.indexOf(event.target as Element) + step]
        if (step === 0 || !(to instanceof HTMLElement)) return
        event.preventDefault()
        to.focus()
      },
    },
  }
}

const boxesOf = (list: Element): Element[] => [...list.querySelectorAll('input')]

/** How many stand in the first row. */
function columnsOf(boxes: readonly Element[]): number {
  const tops = boxes.map((box) => Math.round(box.getBoundingClientRect().top))
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}

function stepOf(key: string, columns: number): number {
  const steps: Record<string, number> = {
    ArrowRight: forwards(),
    ArrowLeft: -forwards(),
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  return steps[key] ?? 0
}
