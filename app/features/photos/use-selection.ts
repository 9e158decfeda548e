import { type MouseEvent, useRef, useState } from 'react'

/**
 * The selected photos of a sheet.
 *
 * @param ids those of all photos, in their order
 */
export function useSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const lastPressed = useRef<string | null>(null)

  /** With Shift, all photos from the one pressed before take the state of this one. */
  function press(event: MouseEvent<HTMLInputElement>, id: string) {
    const { checked } = event.currentTarget
    const from = event.shiftKey && lastPressed.current ? ids.indexOf(lastPressed.current) : -1
    const to = ids.indexOf(id)
    const row = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    lastPressed.current = id
    const others = [...selected].filter((one) => !row.includes(one))
    setSelected(new Set(checked ? [...others, ...row] : others))
  }

  return { selected, setSelected, press }
}
