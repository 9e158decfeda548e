import { type RefObject, useEffect } from 'react'

/**
 * After a refused submit, focuses the first field with an error, or the first message about several. `refusals` counts the refused submits; nothing happens
 * while it is 0.
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, refusals: number) {
  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty]')?.focus()
  }, [form, refusals])
}
