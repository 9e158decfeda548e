import { type RefObject, useEffect } from 'react'

/**
 * After a refused submit, puts the focus on the first field that has an error, so that nobody has to look for
 * it. `refusals` counts the refused submits; nothing happens while it is 0.
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, refusals: number) {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusals])
}
